import { afterEach, expect, it } from '@jest/globals';
import { JobState } from '@skills-architect/contracts';
import type { BuildService, JobRun } from '../index';
import { aUser, testService, waitForJobEnd } from '../testing';

type Service = Awaited<ReturnType<typeof testService>>;
const owner = aUser(2);
const RESTARTS = 6;
const open = new Set<Service>();
afterEach(async () => {
  for (const service of open) await service.close();
  open.clear();
});

/** A service whose jobs wait until they are told to end; `begun` resolves at the next beginning of one. */
const holding = () => {
  const ends = new Map<string, () => void>();
  const cleanedUp: string[] = [];
  let onBegun: (() => void) | undefined;
  const build: BuildService = ({ jobs }) => {
    jobs.define<{ name: string }>(
      'hold',
      ({ token, signal }: JobRun<{ name: string }>) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          ends.set(token, () => resolve(undefined));
          onBegun?.();
        }),
      async ({ name }, { sentence }) => {
        cleanedUp.push(`${name}: ${sentence}`);
      },
    );
    return [];
  };
  return {
    cleanedUp,
    async open(beside?: Service) {
      const service = await testService({ name: 'personas', build, ...(beside && { beside: beside.place }) });
      open.add(service);
      return service;
    },
    begun: () =>
      new Promise<void>((resolve) => {
        onBegun = resolve;
      }),
    end: (token: string) => ends.get(token)?.(),
  };
};
const start = ({ kit }: Service, token: string, user = owner) =>
  kit.jobs.start('hold', {
    token,
    title: token,
    entity: 'things',
    data: { name: token },
    identity: { user, depth: 0 },
  });

it(`a long job survives ${RESTARTS} rolling restarts`, async () => {
  const { open: openService, begun, end } = holding();
  const first = await openService();
  const watching = await openService(first);
  let begins = begun();
  await first.start();
  await start(first, 'long');
  await begins;
  let current = first;
  for (let index = 0; index < RESTARTS; index++) {
    const next = await openService(first);
    begins = begun();
    await next.start();
    await current.stop();
    open.delete(current);
    await begins;
    current = next;
  }
  const ended = waitForJobEnd(watching.kit, 'long');
  end('long');
  expect((await ended).status).toBe('done');
});

it('a job that waits for room is cancelled at once', async () => {
  const { open: openService, begun, end, cleanedUp } = holding();
  const service = await openService();
  await service.start();
  for (const [index, name] of ['first', 'second'].entries()) {
    const begins = begun();
    await start(service, name, aUser(2, [], index + 1));
    await begins;
  }
  await start(service, 'third');
  const cancelled = waitForJobEnd(service.kit, 'third');
  await service.kit.board.requestCancel('third', owner.userId);
  expect(await cancelled).toMatchObject({ status: 'cancelled', errorMessage: 'It was cancelled.' });
  expect(cleanedUp).toEqual(['third: It was cancelled.']);
  const ends = ['first', 'second'].map((name) => waitForJobEnd(service.kit, name));
  ['first', 'second'].forEach(end);
  expect((await Promise.all(ends)).map(({ status }) => status)).toEqual(['done', 'done']);
});

it('a job that waits is cancelled once, also while no process runs jobs', async () => {
  const { open: openService, cleanedUp } = holding();
  const service = await openService();
  const other = await openService(service);
  await start(service, 'waiting');
  const states: JobState['status'][] = [];
  service.kit.events.listen(({ name, data }) => {
    if (name === 'job') states.push(JobState.parse(data).status);
  });
  const cancelled = waitForJobEnd(service.kit, 'waiting');
  await other.kit.board.requestCancel('waiting', owner.userId);
  expect((await cancelled).status).toBe('cancelled');
  await service.start();
  const next = waitForJobEnd(service.kit, 'next');
  await start(service, 'next');
  await service.kit.board.requestCancel('next', owner.userId);
  await next;
  expect(cleanedUp).toEqual(['waiting: It was cancelled.', 'next: It was cancelled.']);
  expect(states.filter((status) => status === 'cancelled')).toHaveLength(2);
});

it('a waiting job whose cancellation cannot be stored is cancelled later', async () => {
  const { open: openService } = holding();
  const service = await openService();
  await start(service, 'waiting');
  const { board } = service.kit;
  const { end } = board;
  const failed = new Promise<void>((resolve) => {
    board.end = async () => {
      board.end = end;
      resolve();
      throw new Error('the database is away');
    };
  });
  await board.requestCancel('waiting', owner.userId);
  await failed;
  const cancelled = waitForJobEnd(service.kit, 'waiting');
  await service.start();
  expect((await cancelled).status).toBe('cancelled');
});
