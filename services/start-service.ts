import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EVENT } from '@skills-architect/contracts';
import { buildGateway } from '@skills-architect/gateway-service';
import { checkUri } from '@skills-architect/local-mongo';
import { buildService, isUnavailable, type Observed, openPlatform, type Platform } from '@skills-architect/service-kit';
import type { ProcessName, ServiceSettings } from './service-settings';
import { serviceBuilders } from './services';

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

interface StartParts {
  platform: Platform;
  settings: ServiceSettings;
  say: (sentence: string) => void;
}

const startGateway = async ({ platform, settings, say }: StartParts) => {
  const gateway = await buildGateway(platform, platform.kitFor('portal'), {
    configFile: settings.configFile,
    environment: process.env,
    google: settings.google,
    trustedProxies: settings.trustedProxies,
    areasFolder: path.join(settings.dataDir, 'areas'),
    shellFolder: path.resolve('shell/dist'),
  });
  for (const { id, reason } of gateway.registry.listSkipped()) say(`area ${id} was skipped: ${reason}`);
  const address = await gateway.app.listen({ host: settings.host, port: settings.port });
  return { address, leave: gateway.gate.leave, stop: gateway.stop };
};

const startOne = async (name: Exclude<ProcessName, 'gateway'>, { platform, settings, say }: StartParts) => {
  const running = await buildService(
    platform,
    platform.kitFor(name),
    serviceBuilders[name](settings.seeds, settings.switches),
  );
  // Its server listens before the data is seeded: the services that this one waits for may wait for this one.
  running.gate.prepare();
  const address = await running.app.listen({ host: settings.host, port: settings.port });
  await retryWhileAway(async () => running.service.seed?.(), say);
  running.gate.open();
  await running.start();
  await platform.events.publish({ to: { all: true }, name: EVENT.started, data: { service: name } });
  return { address, leave: running.gate.leave, stop: running.stop };
};

/** Starts one service or the gateway in this process; several processes of it may run at the same time. */
export const startService = async (
  settings: ServiceSettings,
  { log, measures }: Pick<Observed, 'log' | 'measures'>,
  say: (sentence: string) => void,
) => {
  const platform = await openPlatform({
    mongoUri: await checkUri(settings.mongoUri),
    databasePrefix: settings.databasePrefix,
    retention: settings.retention,
    identityKey: settings.identityKey,
    addresses: settings.addresses,
    connectors: settings.connectors,
    log,
    measures,
  });
  const startParts = { platform, settings, say };
  const { name } = settings;
  const running = name === 'gateway' ? await startGateway(startParts) : await startOne(name, startParts);
  return {
    ...running,
    async stop() {
      await running.stop();
      await platform.close();
    },
  };
};
