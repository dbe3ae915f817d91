import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { tsImport } from 'tsx/esm/api';

const runFile = promisify(execFile);

/** One MongoDB for the whole Jest run; each test file uses its own databases. Their workers are bundled once. */
export default async () => {
  await runFile(process.execPath, ['tools/build-services.mjs']);
  process.env.WORKER_BUNDLES = path.resolve('services/dist');
  const { findMongod, startMongod } = await tsImport('@skills-architect/local-mongo', import.meta.url);
  const dbPath = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-architect-test-'));
  const server = await startMongod({ bin: await findMongod('.cache/mongod'), dbPath, test: true });
  process.env.TEST_MONGODB_URI = server.uri;
  globalThis.testDatabase = server;
};
