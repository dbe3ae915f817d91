import pino from 'pino';
import * as z from 'zod';
import { buildService, openPlatform } from '../index';

/** Environment variables set by the parent. */
const TestEnvironment = z.object({
  TEST_MONGODB_URI: z.string(),
  TEST_DATABASE_PREFIX: z.string(),
  TEST_CONNECTOR: z.string().transform((text) => JSON.parse(text)),
});
const settings = TestEnvironment.parse(process.env);

/** A separate process that delivers the outbox until it is killed. */
const platform = await openPlatform({
  mongoUri: settings.TEST_MONGODB_URI,
  databasePrefix: settings.TEST_DATABASE_PREFIX,
  addresses: {},
  log: pino({ level: 'error' }),
  connectors: [settings.TEST_CONNECTOR],
});
const running = await buildService(platform, platform.kitFor('personas'), () => []);
await running.start();
