import path from 'node:path';
import { startDatabase } from '@skills-architect/local-mongo';
import { observeProcess } from '@skills-architect/service-kit';
import closeWithGrace from 'close-with-grace';
import { DATABASE_PREFIX } from './database-prefix';
import { type PortalSettings, readSettings } from './portal-settings';
import { startPortal } from './start-portal';

const CLOSE_WITHIN_MS = 4500;
const begun = performance.now();
const say = (sentence: string) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${sentence}`);

/** Starts the whole portal in this process: database, services, gateway, demo data. */
const start = async (settings: PortalSettings) => {
  const observed = await observeProcess('portal', settings.observe);
  const database = await startDatabase({
    uri: settings.mongoUri,
    cacheDir: path.resolve('.cache/mongod'),
    dbPath: path.join(settings.dataDir, 'mongo'),
    say,
  });
  say('MongoDB is running');
  const portal = await startPortal({
    mongoUri: database.uri,
    databasePrefix: DATABASE_PREFIX,
    seed: settings.seed,
    configFile: settings.configFile,
    environment: process.env,
    areasFolder: path.join(settings.dataDir, 'areas'),
    shellFolder: path.resolve('shell/dist'),
    google: settings.google,
    host: settings.host,
    port: settings.port,
    log: observed.log,
    measures: observed.measures,
    say,
  });
  return async () => {
    await portal.stop();
    await database.stop();
    await observed.stop();
  };
};

/** What went wrong at the start as a sentence; a taken port is what people meet most. */
const sentenceOf = (error: unknown, { host, port }: PortalSettings) => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use by another program: set PORT to another one.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${port} of ${host} may not be used by this user: set PORT to another one.`;
  return error.message;
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
  console.error(sentenceOf(error, read.settings));
  process.exit(1);
}
