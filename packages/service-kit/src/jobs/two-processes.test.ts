import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testService } from '../testing';
import { COUNT, countedIn, countingService } from '../testing/counted-jobs';
import { testProcess } from '../testing/test-process';

const JOBS = 200;
const KILLED_AFTER = 60;
/** Maximum number of jobs a process locks: only these may start twice. */
const MAX_HELD = 6;
const IN_PARALLEL = 25;

let service: Awaited<ReturnType<typeof testService>>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  service = await testService({ name: 'personas', build: countingService });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await service.close();
});

const startProcess = () =>
  children.push(
    spawn(process.execPath, [fileURLToPath(testProcess('counting'))], {
      env: { ...process.env, NODE_OPTIONS: '', TEST_DATABASE_PREFIX: service.place.databasePrefix },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );

const queueAll = async () => {
  for (let from = 0; from < JOBS; from += IN_PARALLEL)
    await Promise.all(
      Array.from({ length: IN_PARALLEL }, (_, index) =>
        service.kit.jobs.start(COUNT, {
          token: `job ${from + index}`,
          title: 'Counting',
          entity: 'effects',
          data: {},
          identity: { service: 'personas', depth: 0 },
        }),
      ),
    );
};

it('of 200 jobs on two processes, one of them killed, each is done and has its effect once', async () => {
  const done = new Set<string>();
  const allDone = new Promise<void>((resolve) => {
    service.kit.events.listen(({ name, data }) => {
      if (name !== 'job' || data.status !== 'done') return;
      done.add(String(data.token));
      if (done.size === KILLED_AFTER) children[0]?.kill('SIGKILL');
      if (done.size === JOBS) resolve();
    });
  });
  startProcess();
  startProcess();
  await queueAll();
  await allDone;

  const { begun, effects } = countedIn(service.kit.db);
  const beginnings = await begun.find().toArray();
  const [killed, survivor] = children.map(({ pid }) => beginnings.filter((beginning) => beginning.pid === pid).length);
  expect(await effects.countDocuments()).toBe(JOBS);
  expect(await service.platform.portal.collection('jobs').countDocuments({ status: 'done' })).toBe(JOBS);
  expect(killed).toBeGreaterThan(0);
  expect(survivor).toBeGreaterThan(0);
  expect(beginnings.length - JOBS).toBeLessThanOrEqual(MAX_HELD);
});
