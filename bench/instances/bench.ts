import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findMongod, startMongod } from '@skills-architect/local-mongo';
import { MongoClient } from 'mongodb';
import { printReport } from '../portal/filled-portal';
import { describeMachine, machineLine } from '../portal/machine';
import { BENCH_APP, ROOT } from '../portal/start-portal';
import { ms, table } from '../table';
import { countOperations, countStreams, openWriter } from './measure';

const SERVICES = 5;
/** Derived data and caches have settled by then. */
const SETTLE_MS = 30_000;

/** Starts instances of all services in some processes; resolves when they work. */
const startInstances = async (count: number, processes: number, environment: NodeJS.ProcessEnv) => {
  const script = path.join(import.meta.dirname, 'instances.process.ts');
  const sets = Math.max(1, Math.round(count / SERVICES / processes));
  const children: ChildProcess[] = [];
  const end = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', end);
  for (let at = 0; at < Math.min(processes, count / SERVICES); at += 1) {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: ROOT,
      env: { ...process.env, ...environment, BENCH_SETS: `${sets}`, ...(at === 0 && { BENCH_SEEDS: '1' }) },
      stdio: ['ignore', 2, 'inherit', 'ipc'],
    });
    children.push(child);
    const ready = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => undefined)]);
    if (!ready) throw new Error(`the instances ended with ${child.exitCode}`);
  }
  return {
    count: sets * SERVICES * children.length,
    async stop() {
      process.off('exit', end);
      const ended = children.map((child) => once(child, 'exit'));
      end();
      await Promise.all(ended);
    },
  };
};

/** Starts a new MongoDB for each number of instances, because change streams of ended processes stay open for minutes. */
const measure = async (count: number, processes: number) => {
  const dbPath = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const mongod = await startMongod({ bin: await findMongod(path.join(ROOT, '.cache/mongod')), dbPath });
  const bare = await MongoClient.connect(mongod.uri, { appName: BENCH_APP });
  const key = randomBytes(32).toString('hex');
  const stops = [() => mongod.stop({ wipe: true }), () => bare.close()];
  try {
    const environment = { BENCH_MONGODB_URI: mongod.uri, BENCH_KEY: key };
    const instances = await startInstances(count, processes, environment);
    stops.push(instances.stop);
    await sleep(SETTLE_MS);
    const streams = await countStreams(bare);
    const idle = await countOperations(bare);
    const writer = await openWriter(mongod.uri, key);
    stops.push(writer.close);
    const idleWrites = await writer.measureWrites();
    const [jobs, jobWrites] = await writer.measureWithJobs(async () => [
      await countOperations(bare),
      await writer.measureWrites(),
    ]);
    return { instances: instances.count, streams, idle, jobs, idleWrites, jobWrites };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
};

interface Report {
  bench: 'instances';
  machine: ReturnType<typeof describeMachine>;
  measured: Awaited<ReturnType<typeof measure>>[];
}

const print = ({ machine, measured }: Report) =>
  [
    machineLine(machine),
    '',
    table(
      ['', ...measured.map(({ instances }) => `${instances} instances`)],
      [
        ['change streams', ...measured.map(({ streams }) => `${streams}`)],
        ...(['total', 'query', 'getmore', 'update', 'insert', 'command'] as const).map((name) => [
          `operations a second, idle: ${name}`,
          ...measured.map(({ idle }) => (idle as Record<string, number>)[name]?.toFixed(1) ?? ''),
        ]),
        ['cores of mongod, idle', ...measured.map(({ idle }) => idle.cores.toFixed(2))],
        ['operations a second, two jobs', ...measured.map(({ jobs }) => jobs.total.toFixed(1))],
        [
          'write, idle: p50/p95 ms',
          ...measured.map(({ idleWrites: { write } }) => `${ms(write.p50)}/${ms(write.p95)}`),
        ],
        [
          'its event elsewhere, idle',
          ...measured.map(({ idleWrites: { arrival } }) => `${ms(arrival.p50)}/${ms(arrival.p95)}`),
        ],
        [
          'write, two jobs: p50/p95 ms',
          ...measured.map(({ jobWrites: { write } }) => `${ms(write.p50)}/${ms(write.p95)}`),
        ],
        [
          'its event elsewhere, two jobs',
          ...measured.map(({ jobWrites: { arrival } }) => `${ms(arrival.p50)}/${ms(arrival.p95)}`),
        ],
      ],
    ),
  ].join('\n');

/** Measures what many instances of the services cost the database: streams, operations while idle, times of writes. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      instances: { type: 'string', default: '5,50' },
      processes: { type: 'string', default: '2' },
      json: { type: 'boolean', default: false },
    },
  });
  const machine = describeMachine();
  const measured = [];
  for (const count of values.instances.split(',').map(Number))
    measured.push(await measure(count, Number(values.processes)));
  printReport<Report>({ bench: 'instances', machine, measured }, values.json, print);
}
