import { afterAll, expect, it } from '@jest/globals';
import { EVENT, JobState } from '@skills-architect/contracts';
import type { BuildService } from '../index';
import { aUser, listeningLog, testService } from '../testing';

const WATCH_MS = 50;
const running: Awaited<ReturnType<typeof testService>>[] = [];
afterAll(async () => {
  for (const service of running) await service.close();
});

const build: BuildService = ({ jobs }) => {
  jobs.define('late', async () => undefined);
  jobs.define('other', async () => undefined);
  return [];
};

it('a kind of job that no running process runs, and a job that waits for long, are reported once, the job also to its owner', async () => {
  const watching = listeningLog();
  const service = await testService({ name: 'personas', build, log: watching.log, jobWatchMs: WATCH_MS });
  running.push(service);
  const job = { title: 'x', entity: 'x', data: {}, identity: { user: aUser(2), depth: 0 } };
  await service.kit.jobs.start('late', { ...job, token: 'late' });
  await service.platform.portal
    .collection<{ _id: string }>('jobs')
    .updateOne({ _id: 'late' }, { $set: { postedAt: new Date(0) } });
  const toldOwner = new Promise<JobState>((resolve) => {
    service.kit.events.listen(({ name, data, to }) => {
      const job = name === EVENT.job && 'userId' in to ? JobState.safeParse(data).data : undefined;
      if (job?.lateSince) resolve(job);
    });
  });
  await service.start({ background: false });
  expect((await watching.find('no process runs')).kinds?.toSorted()).toEqual(['late', 'other']);
  expect((await watching.find('waits much longer')).token).toBe('late');
  expect(await service.kit.board.countOpen()).toMatchObject({ waiting: 1, late: 1 });
  expect(await toldOwner).toMatchObject({ token: 'late', userId: aUser(2).userId, status: 'waiting' });

  const runner = await testService({
    name: 'personas',
    build: ({ jobs }) => {
      jobs.define('other', async () => undefined);
      return [];
    },
    beside: service.place,
  });
  running.push(runner);
  await runner.start();
  const second = listeningLog();
  const third = await testService({
    name: 'personas',
    build,
    beside: service.place,
    log: second.log,
    jobWatchMs: WATCH_MS,
  });
  running.push(third);
  await third.start({ background: false });
  expect((await second.find('no process runs')).kinds).toEqual(['late']);
  expect(second.lines.filter(({ msg }) => msg.includes('waits much longer'))).toEqual([]);
});
