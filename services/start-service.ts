import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EVENT } from '@skills-architect/contracts';
import { buildGateway } from '@skills-architect/gateway-service';
import { createEmbedder, type Embedder } from '@skills-architect/library-service-kit/embeddings';
import { checkUri } from '@skills-architect/local-mongo';
import {
  buildHealthServer,
  buildService,
  isUnavailable,
  type Observed,
  openPlatform,
  type Platform,
  type RunningService,
} from '@skills-architect/service-kit';
import { seedOrSay } from './seed-or-say';
import { type BackendService, EMBEDDING_SERVICES, serviceBuilders } from './services';
import type { ServiceSettings } from './settings/service-settings';

const RETRY_MS = 1000;

/** Retries work that needs other services until they are up. */
const retryWhileAway = async (work: () => Promise<void>, say: (sentence: string) => void) => {
  for (let last = ''; ; await sleep(RETRY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (last !== error.message) say(`waits: ${error.message}`);
      last = error.message;
    }
  }
};

interface StartDependencies {
  platform: Platform;
  settings: ServiceSettings;
  embedder: Embedder | undefined;
  say: (sentence: string) => void;
}

const startGateway = async ({ platform, settings, say }: StartDependencies) => {
  const gateway = await buildGateway(platform, platform.kitFor('portal'), {
    configFile: settings.configFile,
    allowsUnsigned: settings.allowsUnsigned,
    environment: process.env,
    google: settings.google,
    samlSigner: settings.samlSigner,
    trustedProxies: settings.trustedProxies,
    auditForward: settings.auditForward,
    sessionHours: settings.sessionHours,
    areasFolder: path.join(settings.dataDir, 'areas'),
    shellFolder: path.resolve('shell/dist'),
  });
  for (const { id, reason } of gateway.registry.listSkipped()) say(`area ${id} was skipped: ${reason}`);
  const address = await gateway.app.listen({ host: settings.host, port: settings.port });
  return { address, leave: gateway.gate.leave, stop: gateway.stop };
};

const startOne = async (name: BackendService, { platform, settings, embedder, say }: StartDependencies) => {
  const running = await buildService(
    platform,
    platform.kitFor(name),
    serviceBuilders[name](settings.seeds, settings.switches, embedder),
  );
  // Its server listens before the data is seeded: the services that this one waits for may wait for this one.
  running.gate.prepare();
  const address = await running.app.listen({ host: settings.host, port: settings.port });
  await running.migrate(say);
  await seedOrSay({ name, log: platform.log, say }, () => retryWhileAway(async () => running.service.seed(), say));
  running.gate.open();
  await running.start({ background: settings.background.length > 0 });
  await platform.events.publish({ to: { all: true }, name: EVENT.started, data: { service: name } });
  return { address, leave: running.gate.leave, stop: running.stop };
};

/**
 * Runs jobs and other background work of services whose calls other processes answer. Its own server only tells whether it
 * is alive.
 */
const startWorker = async ({ platform, settings, embedder, say }: StartDependencies) => {
  const { app, gate } = await buildHealthServer(platform, settings.name);
  const address = await app.listen({ host: settings.host, port: settings.port });
  const services: RunningService[] = [];
  for (const name of settings.background) {
    const build = serviceBuilders[name]({ demo: false }, settings.switches, embedder);
    services.push(await buildService(platform, platform.kitFor(name), build));
  }
  for (const service of services) await service.migrate(say);
  for (const service of services) await service.start({ answers: false });
  gate.open();
  return {
    address,
    leave: gate.leave,
    async stop() {
      await Promise.all(services.map((service) => service.endJobs()));
      await Promise.all(services.map((service) => service.stop()));
      await app.close();
    },
  };
};

const starters = { gateway: startGateway, worker: startWorker };

/** Starts one service, the gateway or a worker in this process; several processes of it may run at the same time. */
export const startService = async (
  settings: ServiceSettings,
  { log, measures }: Pick<Observed, 'log' | 'measures'>,
  say: (sentence: string) => void,
) => {
  const platform = await openPlatform({
    mongoUri: await checkUri(settings.mongoUri),
    databasePrefix: settings.databasePrefix,
    retention: settings.retention,
    sharedKey: settings.sharedKey,
    addresses: settings.addresses,
    connectors: settings.connectors,
    secretsKey: settings.secretsKey,
    log,
    measures,
  });
  const { name } = settings;
  const isEmbedding = EMBEDDING_SERVICES.some((service) => service === name || settings.background.includes(service));
  const own = { cacheDir: path.join(settings.dataDir, 'models'), log, say };
  const { embedding } = settings.switches;
  const embedder = isEmbedding && embedding ? createEmbedder(embedding, own) : undefined;
  const startParts = { platform, settings, embedder, say };
  const running =
    name === 'gateway' || name === 'worker' ? await starters[name](startParts) : await startOne(name, startParts);
  return {
    ...running,
    async stop() {
      await running.stop();
      await embedder?.close();
      await platform.close();
    },
  };
};
