import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { testService } from '../testing';
import { CRASH, countedIn, countingService } from '../testing/counted-jobs';
import { testProcess } from '../testing/test-process';

const TRIES = 5;
let service: Awaited<ReturnType<typeof testService>>;
let child: ChildProcess;
let isDone = false;

beforeAll(async () => {
  service = await testService({ name: 'personas', build: countingService });
});
afterAll(async () => {
  isDone = true;
  child.kill('SIGKILL');
  await service.close();
});

/** A process that is started again whenever it is killed. */
const keepRunning = () => {
  child = spawn(process.execPath, [fileURLToPath(testProcess('counting'))], {
    env: { ...process.env, NODE_OPTIONS: '', TEST_DATABASE_PREFIX: service.place.databasePrefix },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', () => {
    if (!isDone) keepRunning();
  });
};

it('a job that kills its process ends some day', async () => {
  const { jobs, db, events } = service.kit;
  const failed = new Promise((resolve) => {
    events.listen(({ name, data }) => {
      if (name === EVENT.job && data.status === 'failed') resolve(data.errorMessage);
    });
  });
  keepRunning();
  const identity = { service: 'personas', depth: 0 };
  await jobs.start(CRASH, { token: 'crash', title: 'Crashing', entity: 'things', data: {}, identity });
  expect(await failed).toBe('It failed after several tries.');
  expect(await countedIn(db).begun.countDocuments()).toBe(TRIES);
});
