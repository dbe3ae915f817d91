import pino from 'pino';
import { buildService, openPlatform } from '../index';
import { countingService } from './counted-jobs';

/** The lock of a crashed process's job expires after this time. */
const LOCK_MS = 2500;

/** A separate process that runs counted jobs until it is killed. */
const platform = await openPlatform({
  mongoUri: process.env.TEST_MONGODB_URI ?? '',
  databasePrefix: process.env.TEST_DATABASE_PREFIX ?? '',
  addresses: {},
  log: pino({ level: 'error' }),
  jobLockMs: LOCK_MS,
});
const running = await buildService(platform, platform.kitFor('personas'), countingService);
await running.start();
process.once('SIGTERM', async () => {
  await running.stop();
  await platform.close();
  process.exit(0);
});
