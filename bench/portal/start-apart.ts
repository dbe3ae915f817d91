import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findMongod, freePort, startMongod } from '@skills-architect/local-mongo';
import { MongoClient } from 'mongodb';
import { BENCH_APP, type BenchPortal, PASSWORD, type ReachedPortal, ROOT, untilReady } from './start-portal';
import { signIn } from './visitor';

const SERVICES = ['admin', 'skills', 'roles', 'personas', 'explorer'] as const;
const WORKERS = ['worker 1', 'worker 2'];

/** A portal whose services only answer calls, beside two workers that run their jobs. */
export interface ApartPortal extends ReachedPortal, Pick<BenchPortal, 'stop'> {
  /** Process ids of the running workers. */
  workers: () => number[];
  /** Ends a worker without warning and starts it again; resolves when it is ready. */
  killWorker: (pid: number) => Promise<void>;
}

/** Starts gateway, services and workers of a built portal, each as its own process. */
export const startApart = async (environment: NodeJS.ProcessEnv = {}): Promise<ApartPortal> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const bin = await findMongod(path.join(ROOT, '.cache/mongod'));
  const mongod = await startMongod({ bin, dbPath: path.join(folder, 'mongo') });
  const ports = new Map<string, number>();
  for (const name of ['gateway', ...SERVICES, ...WORKERS]) ports.set(name, await freePort());
  const addressOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const shared = {
    ...process.env,
    ...Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_URL`, addressOf(name)])),
    MONGODB_URI: mongod.uri,
    DATA_DIR: folder,
    SEED: 'demo',
    DEMO_PASSWORD: PASSWORD,
    JOBS: 'off',
    LEAVE_MS: '0',
    LOG_LEVEL: 'error',
    ...environment,
  };
  const running = new Map<string, ChildProcess>();

  const start = async (name: string) => {
    const [kind = ''] = name.split(' ');
    const child = spawn(process.execPath, ['--enable-source-maps', 'services/dist/service.js', kind], {
      cwd: ROOT,
      env: { ...shared, PORT: `${ports.get(name)}` },
      stdio: ['ignore', 2, 'inherit'],
    });
    running.set(name, child);
    await untilReady(addressOf(name), () => child.exitCode);
  };
  const endAll = () => {
    for (const child of running.values()) child.kill('SIGKILL');
  };
  process.once('exit', endAll);
  const endBench = () => process.exit(1);
  process.once('SIGTERM', endBench);
  const stop = async () => {
    process.off('exit', endAll);
    process.off('SIGTERM', endBench);
    endAll();
    await mongod.stop({ wipe: true });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(SERVICES.map(start));
    await Promise.all(['gateway', ...WORKERS].map(start));
    const bare = await MongoClient.connect(mongod.uri, { appName: BENCH_APP });
    const address = addressOf('gateway');
    return {
      address,
      mongoUri: mongod.uri,
      bare,
      signIn: (loginId, password = PASSWORD) => signIn(address, loginId, password),
      workers: () => WORKERS.flatMap((name) => running.get(name)?.pid ?? []),
      async killWorker(pid) {
        const name = WORKERS.find((worker) => running.get(worker)?.pid === pid);
        const child = name && running.get(name);
        if (!child) throw new Error(`no worker has the process id ${pid}`);
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
        await start(name);
      },
      async stop() {
        await bare.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
