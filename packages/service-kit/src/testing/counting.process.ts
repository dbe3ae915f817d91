import pino from 'pino';
import { buildService, openPlatform } from '../index';
import { countingService } from './counted-jobs';

/** A job whose process died is free again after this. */
const LOCK_MS = 2500;

/** A process of its own that does counted jobs until it is killed. */
const platform = await openPlatform({
  mongoUri: process.env.TEST_MONGODB_URI ?? '',
  databasePrefix: process.env.TEST_DATABASE_PREFIX ?? '',
  identityKey: new Uint8Array(32),
  addresses: {},
  log: pino({ level: 'error' }),
  jobLockMs: LOCK_MS,
});
const running = await buildService(platform, platform.kitFor('personas'), countingService);
await running.start();
