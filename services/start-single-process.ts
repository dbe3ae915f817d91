import type { AdminSeed } from '@skills-architect/admin-service';
import type { ServiceName } from '@skills-architect/contracts';
import {
  buildGateway,
  type ForwardSettings,
  type GoogleSettings,
  type SamlSigner,
} from '@skills-architect/gateway-service';
import { createEmbedder } from '@skills-architect/library-service-kit/embeddings';
import {
  buildService,
  openPlatform,
  type Retention,
  type RunningService,
  readFirstData,
} from '@skills-architect/service-kit';
import type { Connector } from '@skills-architect/service-kit/connectors';
import type { Logger } from 'pino';
import { seedOrSay } from './seed-or-say';
import { SERVICES, type Switches, serviceBuilders } from './services';

export interface PortalDependencies {
  mongoUri: string;
  databasePrefix: string;
  retention?: Retention;
  seed: AdminSeed;
  switches?: Switches;
  configFile: string;
  /** External systems of the deployment. */
  connectors?: readonly Connector[];
  /** The key of secrets that are entered in the portal. */
  secretsKey?: string | undefined;
  /** Environment overrides of the deployment file. */
  environment?: NodeJS.ProcessEnv;
  trustedProxies?: string[];
  auditForward?: ForwardSettings | undefined;
  sessionHours?: number;
  /** The portal's key for SAML, if it has one. */
  samlSigner?: SamlSigner | undefined;
  /** Folder for builds published at run time. */
  areasFolder: string;
  /** Whether published builds of areas without publishers need no signature. */
  allowsUnsigned?: boolean;
  shellFolder: string;
  /** Folder for downloaded language models. */
  modelsFolder?: string;
  /** Google sign-in, if enabled. */
  google: GoogleSettings | undefined;
  host: string;
  port: number;
  log: Logger;
  /** Whether Prometheus metrics are enabled. */
  measures?: boolean;
  say: (sentence: string) => void;
}

/** Says whether the demo is there; resolves to whether the portal was set up with it. */
const sayFirstData = async (
  services: readonly RunningService[],
  { wantsDemo, isSeeded, say }: { wantsDemo: boolean; isSeeded: boolean; say: (sentence: string) => void },
): Promise<boolean> => {
  const admin = services.find(({ kit }) => kit.name === 'admin');
  const hasDemo = admin !== undefined && (await readFirstData(admin.kit.db)) === 'demo';
  if (hasDemo && wantsDemo && isSeeded) say('demo data is there');
  if (!hasDemo && wantsDemo)
    say('this portal was set up without the demo, so SEED=demo is ignored: the demo needs an empty database');
  return hasDemo;
};

/**
 * Starts all services and the gateway in this process on a running database; returns the address and a stop function.
 */
export const startPortal = async ({ say, log, ...parts }: PortalDependencies) => {
  const addresses: Partial<Record<ServiceName, string[]>> = {};
  const platform = await openPlatform({
    mongoUri: parts.mongoUri,
    databasePrefix: parts.databasePrefix,
    retention: parts.retention,
    addresses,
    connectors: parts.connectors,
    secretsKey: parts.secretsKey,
    log,
    measures: parts.measures,
  });
  const { switches, modelsFolder = '.cache/models' } = parts;
  const embedder = switches?.embedding && createEmbedder(switches.embedding, { cacheDir: modelsFolder, log, say });
  const services: RunningService[] = [];
  for (const name of SERVICES) {
    const build = serviceBuilders[name]({ demo: 'demo' in parts.seed, people: parts.seed }, switches, embedder);
    const running = await buildService(platform, platform.kitFor(name), build);
    addresses[name] = [await running.app.listen({ host: '127.0.0.1', port: 0 })];
    services.push(running);
  }
  say('services are up, indexes are there');
  for (const service of services) await service.migrate(say);
  let isSeeded = true;
  for (const { service, kit } of services) {
    const succeeded = await seedOrSay({ name: kit.name, log, say }, async () => service.seed());
    isSeeded = succeeded && isSeeded;
    // Nobody can sign in: the first user may be added by a start with other settings, and the library with it.
    if (kit.name === 'admin' && !succeeded) break;
  }
  const hasDemo = await sayFirstData(services, { wantsDemo: 'demo' in parts.seed, isSeeded, say });
  const { configFile, areasFolder, allowsUnsigned, shellFolder, trustedProxies, auditForward, sessionHours, google } =
    parts;
  const gateway = await buildGateway(platform, platform.kitFor('portal'), {
    configFile,
    environment: parts.environment,
    areasFolder,
    shellFolder,
    google,
    samlSigner: parts.samlSigner,
    trustedProxies,
    auditForward,
    ...(allowsUnsigned && { allowsUnsigned }),
    ...(sessionHours && { sessionHours }),
  });
  for (const { id, reason } of gateway.registry.listSkipped()) say(`area ${id} was skipped: ${reason}`);
  const address = await gateway.app.listen({ host: parts.host, port: parts.port });
  for (const service of services) await service.start();
  return {
    address,
    addresses,
    platform,
    hasDemo,
    async stop() {
      await gateway.stop();
      await Promise.all(services.map((service) => service.endJobs()));
      await Promise.all(services.map((service) => service.stop()));
      await embedder?.close();
      await platform.close();
    },
  };
};
