import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { bundle, findSources } from '../services-build/bundle.mjs';

const PROCESSES = '.cache/test-processes';

/**
 * One MongoDB for the whole Jest run; each test file uses its own databases. Their workers, and the processes that
 * tests start, are bundled once.
 */
export default async () => {
  await import('../build-services.mjs');
  process.env.WORKER_BUNDLES = path.resolve('services/dist');
  await bundle(findSources(/\.process\.ts$/), PROCESSES);
  process.env.TEST_PROCESSES = path.resolve(PROCESSES);
  const { findMongod, startMongod } = await tsImport('@skills-architect/local-mongo', import.meta.url);
  const dbPath = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-architect-test-'));
  const server = await startMongod({ bin: await findMongod('.cache/mongod'), dbPath, test: true });
  process.env.TEST_MONGODB_URI = server.uri;
  globalThis.testDatabase = server;
};
