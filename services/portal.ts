import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { adminService } from '@skills-architect/admin-service';
import type { ServiceName } from '@skills-architect/contracts';
import { explorerService } from '@skills-architect/explorer-service';
import { buildGateway } from '@skills-architect/gateway-service';
import { startDatabase } from '@skills-architect/local-mongo';
import { personasService } from '@skills-architect/personas-service';
import { rolesService } from '@skills-architect/roles-service';
import { type BuildService, buildService, openPlatform, type RunningService } from '@skills-architect/service-kit';
import { skillsService } from '@skills-architect/skills-service';
import closeWithGrace from 'close-with-grace';
import pino from 'pino';
import { type PortalSettings, readSettings } from './portal-settings';

const CLOSE_WITHIN_MS = 4500;
const begun = performance.now();
const say = (sentence: string) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${sentence}`);

/** The services in the order in which their data builds on each other. */
const servicesOf = ({ seed }: PortalSettings): [ServiceName, BuildService][] => {
  const withDemo = 'demo' in seed;
  return [
    ['admin', adminService(seed)],
    ['skills', skillsService({ demo: withDemo })],
    ['roles', rolesService({ demo: withDemo })],
    ['personas', personasService({ demo: withDemo })],
    ['explorer', explorerService()],
  ];
};

/** Starts the whole portal in this process: database, services, gateway, demo data. */
const start = async (settings: PortalSettings) => {
  const database = await startDatabase({
    uri: settings.mongoUri,
    cacheDir: path.resolve('.cache/mongod'),
    dbPath: path.join(settings.dataDir, 'mongo'),
    say,
  });
  say('MongoDB is running');
  const log = pino({ level: settings.logLevel });
  const addresses: Partial<Record<ServiceName, string>> = {};
  const platform = await openPlatform({
    mongoUri: database.uri,
    databasePrefix: 'skills_architect_',
    identityKey: randomBytes(32),
    addresses,
    log,
  });
  const services: RunningService[] = [];
  for (const [name, build] of servicesOf(settings)) {
    const running = await buildService(platform, platform.kitFor(name), build);
    addresses[name] = await running.app.listen({ host: '127.0.0.1', port: 0 });
    services.push(running);
  }
  say('services are up, indexes are there');
  for (const { service } of services) await service.seed?.();
  say('demo data is there');
  const gateway = await buildGateway(platform, platform.kitFor('portal'), {
    addresses,
    configFile: settings.configFile,
    shellFolder: path.resolve('shell/dist'),
  });
  for (const { id, reason } of gateway.registry.skipped) say(`area ${id} was skipped: ${reason}`);
  await gateway.app.listen({ host: settings.host, port: settings.port });
  for (const service of services) await service.start();
  return async () => {
    await gateway.app.close();
    await Promise.all(services.map((service) => service.stop()));
    await platform.close();
    await database.stop();
  };
};

const welcome = ({ host, port, seed }: PortalSettings) => {
  console.log(`\nSkills Architect is ready: http://${host}:${port}`);
  if ('demo' in seed)
    console.log(
      `Demo logins: general, super, expert, architect, internal; password: ${process.env.DEMO_PASSWORD ? 'as in DEMO_PASSWORD' : seed.demo.password}`,
    );
};

const read = readSettings(process.env);
if ('mistakes' in read) {
  for (const mistake of read.mistakes) console.error(mistake);
  process.exit(2);
}
try {
  const stop = await start(read.settings);
  closeWithGrace({ delay: CLOSE_WITHIN_MS }, async ({ err, signal }) => {
    if (err) console.error(err);
    say(signal ? 'stopping' : 'stopping after an error');
    await stop();
    process.exit(err ? 1 : 0);
  });
  welcome(read.settings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
