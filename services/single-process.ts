import path from 'node:path';
import { startDatabase } from '@skills-architect/local-mongo';
import { observeProcess } from '@skills-architect/service-kit';
import { exitWithMistakes, runProcess, say } from './run-process';
import { localSecretsKey } from './settings/local-secrets-key';
import { readSettings, type SingleProcessSettings } from './settings/single-process-settings';
import { startPortal } from './start-single-process';

/** Starts the whole portal in this process: database, services, gateway, demo data. */
const start = async (settings: SingleProcessSettings) => {
  const observed = await observeProcess('portal', settings.observe);
  const database = await startDatabase({
    uri: settings.mongoUri,
    cacheDir: path.resolve('.cache/mongod'),
    dbPath: path.join(settings.dataDir, 'mongo'),
    say,
    onLost: (error) => {
      console.error(`${error.message}. The reason is in ${path.join(settings.dataDir, 'mongo', 'mongod.log')}.`);
      process.exit(1);
    },
  });
  say('MongoDB is running');
  const portal = await startPortal({
    mongoUri: database.uri,
    databasePrefix: settings.databasePrefix,
    retention: settings.retention,
    seed: settings.seed,
    switches: settings.switches,
    configFile: settings.configFile,
    allowsUnsigned: settings.allowsUnsigned,
    connectors: settings.connectors,
    secretsKey: settings.secretsKey ?? localSecretsKey(settings.dataDir),
    environment: process.env,
    areasFolder: path.join(settings.dataDir, 'areas'),
    shellFolder: path.resolve('shell/dist'),
    google: settings.google,
    samlSigner: settings.samlSigner,
    trustedProxies: settings.trustedProxies,
    auditForward: settings.auditForward,
    sessionHours: settings.sessionHours,
    host: settings.host,
    port: settings.port,
    log: observed.log,
    measures: observed.measures,
    say,
  });
  printWelcome(settings, portal.hasDemo);
  return {
    stop: async () => {
      await portal.stop();
      await database.stop();
      await observed.stop();
    },
  };
};

const printWelcome = ({ host, port, seed }: SingleProcessSettings, hasDemo: boolean) => {
  console.log(`\nSkills Architect is ready: http://${host}:${port}`);
  if (hasDemo && 'demo' in seed)
    console.log(
      `Demo logins: general, super, expert, architect, internal; password: ${process.env.DEMO_PASSWORD ? 'as in DEMO_PASSWORD' : seed.demo.password}`,
    );
};

const read = readSettings(process.env);
if ('mistakes' in read) exitWithMistakes(read.mistakes);
else await runProcess(read.settings, 0, () => start(read.settings));
