import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { testService } from '../testing';
import { countedIn, countingService, END_EVENT, HELD_EVENT, HOLD } from '../testing/counted-jobs';
import { testProcess } from '../testing/test-process';

let service: Awaited<ReturnType<typeof testService>>;
let children: ChildProcess[];

beforeEach(async () => {
  children = [];
  service = await testService({ name: 'personas', build: countingService });
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await service.close();
});

const startProcess = () => {
  const child = spawn(process.execPath, [fileURLToPath(testProcess('counting'))], {
    env: { ...process.env, NODE_OPTIONS: '', TEST_DATABASE_PREFIX: service.place.databasePrefix },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  return child;
};
/** Resolves to the process in which a held job began, or was aborted. */
const heard = (what: string) =>
  new Promise<number>((resolve) => {
    const unlisten = service.kit.events.listen(({ name, data }) => {
      if (name !== HELD_EVENT || data.what !== what) return;
      unlisten();
      resolve(Number(data.pid));
    });
  });
const endHeld = (child: ChildProcess, fails: boolean) =>
  service.kit.events.publish({ to: { service: 'test' }, name: END_EVENT, data: { pid: child.pid, fails } });

it.each([
  ['would end with its effect', false],
  ['would be tried again', true],
])(
  'a job whose process was paused for longer than its lock runs once more and ends once; the first run %s',
  async (_, fails) => {
    const { jobs, db, events } = service.kit;
    const ends: unknown[] = [];
    const ended = new Promise((resolve) => {
      events.listen(({ name, data }) => {
        if (name !== EVENT.job || data.status === 'waiting' || data.status === 'running') return;
        ends.push([data.status, data.summary]);
        resolve(undefined);
      });
    });
    const paused = startProcess();
    let begun = heard('begun');
    const identity = { service: 'personas', depth: 0 };
    await jobs.start(HOLD, { token: 'held', title: 'Holding', entity: 'things', data: {}, identity });
    expect(await begun).toBe(paused.pid);

    paused.kill('SIGSTOP');
    begun = heard('begun');
    const other = startProcess();
    expect(await begun).toBe(other.pid);
    const aborted = heard('aborted');
    paused.kill('SIGCONT');
    expect(await aborted).toBe(paused.pid);
    await endHeld(paused, fails);
    const exited = once(paused, 'exit');
    paused.kill('SIGTERM');
    await exited;

    await endHeld(other, false);
    await ended;
    const otherExited = once(other, 'exit');
    other.kill('SIGTERM');
    await otherExited;
    expect(ends).toEqual([['done', String(other.pid)]]);
    expect(await countedIn(db).begun.countDocuments()).toBe(2);
    const entry = await db.collection('agendaJobs').findOne({ 'data.token': 'held' });
    expect(entry).toMatchObject({ nextRunAt: null, lockedAt: null });
  },
);
