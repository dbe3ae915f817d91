import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@skills-architect/local-mongo';
import { MongoClient } from 'mongodb';
import { signIn, type Visitor } from './visitor';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Password of the demo's users. */
export const PASSWORD = 'Skills.Demo1';
const START_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 20_000;

/** The bench's app name in MongoDB: its own queries are not counted as the portal's. */
export const BENCH_APP = 'skills-architect-bench';

/** The bench's own portal: all services in one process, and its mongod. */
export interface BenchPortal {
  address: string;
  /** Process ids, to measure their memory. */
  node: number;
  mongod: number;
  /** Address of its MongoDB. */
  mongoUri: string;
  /** Direct connection to MongoDB. */
  bare: MongoClient;
  signIn: (loginId: string, password?: string) => Promise<Visitor>;
  stop: () => Promise<void>;
}

/** What a portal is used by, whatever its processes are. */
export type ReachedPortal = Pick<BenchPortal, 'address' | 'mongoUri' | 'bare' | 'signIn'>;

/** Builds like `npm start`; unchanged parts come from the cache. */
export const buildPortal = () => {
  for (const [command, ...args] of [
    ['npx', 'nx', 'run-many', '-t', 'build', '--parallel=2'],
    [process.execPath, 'tools/build-services.mjs'],
  ] as const) {
    const run = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${run.stderr || run.stdout}`);
  }
};

interface StartOptions {
  /** A data folder that is kept; a temporary one by default. */
  data?: string;
  /** The checkout whose build is started; this one by default. */
  checkout?: string;
  /** The script that is started; another one in an older checkout. */
  entry?: string;
}

/** Starts a built portal on a free port. */
export const startPortal = async ({
  data,
  checkout = ROOT,
  entry = 'services/dist/single-process.js',
}: StartOptions = {}): Promise<BenchPortal> => {
  const folder = data ? path.resolve(data) : await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', entry], {
    cwd: checkout,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: folder, DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'error' },
    // The log has errors only; standard output is the bench's report.
    stdio: ['ignore', 2, 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(force);
    if (!data) await rm(folder, { recursive: true, force: true });
  };
  const killChild = () => child.kill('SIGTERM');
  process.once('exit', killChild);
  // Without a listener a signal would end the bench but not its portal.
  const endBench = () => process.exit(1);
  process.once('SIGTERM', endBench);
  try {
    await untilReady(address, () => child.exitCode);
    const { mongod, port: mongoPort } = readOwner(path.join(folder, 'mongo/owner.json'));
    const mongoUri = `mongodb://127.0.0.1:${mongoPort}/?replicaSet=rs0`;
    const bare = await MongoClient.connect(mongoUri, { appName: BENCH_APP });
    return {
      address,
      node: child.pid ?? 0,
      mongod,
      mongoUri,
      bare,
      signIn: (loginId, password = PASSWORD) => signIn(address, loginId, password),
      stop: async () => {
        process.off('exit', killChild);
        process.off('SIGTERM', endBench);
        await bare.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
};

/** Resolves when the process at this address is ready; throws when it has ended. */
export const untilReady = async (address: string, ended: () => number | null) => {
  const until = Date.now() + START_WITHIN_MS;
  for (;;) {
    const ready = await fetch(`${address}/ready`).catch(() => undefined);
    if (ready?.ok) return;
    if (ended() !== null) throw new Error(`the portal ended with ${ended()}`);
    if (Date.now() > until) throw new Error(`the portal did not get ready within ${START_WITHIN_MS / 1000} s`);
    await sleep(200);
  }
};

const readOwner = (file: string): { mongod: number; port: number } => {
  if (!existsSync(file)) throw new Error('the portal runs on a MongoDB that is not its own: unset MONGODB_URI');
  return JSON.parse(readFileSync(file, 'utf8'));
};
