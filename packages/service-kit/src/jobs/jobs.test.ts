import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JobState } from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { AppError, type BuildService, type JobRun } from '../index';
import { retryPolicy } from '../service/retry-policy';
import { aUser, testService } from '../testing';

type Work = (run: JobRun<{ name: string }>) => Promise<undefined>;

let service: Awaited<ReturnType<typeof testService>>;
/** The work of jobs by name; counts attempts. */
const works = new Map<string, Work>();
const begun: string[] = [];
const failures: string[] = [];

const build: BuildService = (kit) => {
  kit.jobs.define<{ name: string }>(
    'work',
    (run) => {
      begun.push(run.data.name);
      return works.get(run.data.name)?.(run) ?? Promise.resolve(undefined);
    },
    async ({ name }, { sentence }) => {
      failures.push(`${name}: ${sentence}`);
    },
  );
  return [];
};

beforeAll(async () => {
  service = await testService({
    name: 'personas',
    build,
    currentUser: (user) => changedUsers.get(user.userId) ?? user,
  });
  await service.start();
});
afterAll(() => service.close());

const owner = aUser(2);
/** Users changed by the administration after a job was requested. */
const changedUsers = new Map<number, SessionUser>();
const start = (name: string, token = name, on = service) =>
  on.kit.jobs.start('work', {
    token,
    title: name,
    entity: 'things',
    data: { name },
    identity: { user: owner, depth: 0 },
  });

/** Job states as its owner receives them, until the job ends. */
const follow = (token: string, on = service) =>
  new Promise<JobState[]>((resolve) => {
    const received: JobState[] = [];
    const unlisten = on.kit.events.listen(({ name, data, to }) => {
      const isForOwner = 'userId' in to && to.userId === owner.userId;
      if (name !== 'job' || data.token !== token || !isForOwner) return;
      received.push(JobState.parse(data));
      if (data.status === 'waiting' || data.status === 'running') return;
      unlisten();
      resolve(received);
    });
  });
const times = (name: string) => begun.filter((begunName) => begunName === name).length;

describe('a job', () => {
  it('starts, reports its progress to its owner, and ends', async () => {
    works.set('count', async ({ progress }) => {
      await progress(1, 2);
      await progress(2, 2);
      return undefined;
    });
    const pending = follow('count');
    await start('count');
    const states = await pending;
    expect(states.map(({ status }) => status)).toEqual(expect.arrayContaining(['waiting', 'running', 'done']));
    expect(states.at(-1)).toMatchObject({ status: 'done', itemsDone: 2, itemsTotal: 2 });
  });

  it('with the same token is one job', async () => {
    const states = follow('once');
    await Promise.all(Array.from({ length: 20 }, () => start('once')));
    await states;
    expect(times('once')).toBe(1);
  });

  it('is retried after another service was unavailable', async () => {
    works.set('away', async () => {
      if (times('away') < 3) throw new AppError('unreachable', 'The skills service cannot be reached right now.');
      return undefined;
    });
    const states = follow('away');
    await start('away');
    expect((await states).at(-1)?.status).toBe('done');
    expect(times('away')).toBe(3);
  });

  it('retries peer calls until it is cancelled', async () => {
    let isOwn: boolean | undefined;
    works.set('patient', async ({ signal }) => {
      isOwn = retryPolicy.getStore()?.signal === signal;
      return undefined;
    });
    const states = follow('patient');
    await start('patient');
    await states;
    expect(isOwn).toBe(true);
  });

  it('that fails shows a sentence and logs the cause', async () => {
    works.set('refused', () => Promise.reject(new AppError('invalid', 'The archive is gone.')));
    works.set('broken', () => Promise.reject(new Error('a secret of the database')));
    const states = [follow('refused'), follow('broken')];
    await start('refused');
    await start('broken');
    const [refused, broken] = await Promise.all(states);
    expect(refused?.at(-1)).toMatchObject({ status: 'failed', errorMessage: 'The archive is gone.' });
    expect(broken?.at(-1)).toMatchObject({ status: 'failed', errorMessage: 'Something went wrong' });
    expect(failures).toEqual(expect.arrayContaining(['refused: The archive is gone.', 'broken: Something went wrong']));
  });

  it('does not start for a user who has lost the client since', async () => {
    works.set('revoked', async () => undefined);
    const asking = aUser(1, [7], 555);
    changedUsers.set(asking.userId, { ...asking, clients: [] });
    const errorMessage = new Promise<JobState['errorMessage']>((resolve) => {
      service.kit.events.listen(({ data }) => {
        if (data.token === 'revoked' && data.status === 'failed') resolve(String(data.errorMessage));
      });
    });
    const job = { token: 'revoked', title: 'revoked', entity: 'things', data: { name: 'revoked' }, clientId: 7 };
    await service.kit.jobs.start('work', { ...job, identity: { user: asking, depth: 0 } });
    expect(await errorMessage).toBe('You no longer have access to this client.');
    expect(times('revoked')).toBe(0);
  });

  it('is neither visible nor queued when its transaction fails', async () => {
    works.set('with a change', async () => undefined);
    const job = { title: 'x', entity: 'x', data: { name: 'with a change' }, identity: { user: owner, depth: 0 } };
    await service.kit.db
      .transaction(async (session) => {
        await service.kit.jobs.start('work', { ...job, token: 'with a change' }, session);
        throw new Error('the change was refused');
      })
      .catch(() => undefined);
    const states = follow('after it');
    await start('after it');
    await states;
    expect(await service.kit.board.get('with a change')).toBeNull();
    expect(await service.kit.db.collection('agendaJobs').findOne({ 'data.token': 'with a change' })).toBeNull();
    expect(times('with a change')).toBe(0);
  });

  it('is cancelled by its owner, but not by other users', async () => {
    works.set(
      'long',
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const states = follow('long');
    await start('long');
    expect((await service.kit.board.requestCancel('long', owner.userId + 1)).matchedCount).toBe(0);
    expect((await service.kit.board.requestCancel('long', owner.userId)).matchedCount).toBe(1);
    expect((await states).at(-1)).toMatchObject({ status: 'cancelled', errorMessage: 'It was cancelled.' });
  });

  it('is taken over at once when its process ends, even if it was locked but not started', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `held ${index}`);
    let isEnding = false;
    const work: Work = async ({ signal }) => {
      if (!isEnding) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      return undefined;
    };
    for (const name of names) works.set(name, work);
    const first = await testService({ name: 'personas', build });
    const second = await testService({ name: 'personas', build, beside: first.place });
    await first.start();
    await Promise.all(names.map((name) => start(name, name, first)));
    while (!begun.some((name) => names.includes(name))) await new Promise(setImmediate);
    await second.start();
    isEnding = true;
    const states = Promise.all(names.map((name) => follow(name, second)));
    await first.stop();
    expect((await states).map((states) => states.at(-1)?.status)).toEqual(names.map(() => 'done'));
    await second.close();
  });
});
