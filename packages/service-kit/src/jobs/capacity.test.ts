import { setTimeout as work } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BuildService } from '../index';
import { aUser, testService, waitForJobEnd } from '../testing';

const LOCK_MS = 400;
const LONG_KINDS = ['library preview', 'check of postings'];
let service: Awaited<ReturnType<typeof testService>>;

const build: BuildService = ({ jobs }) => {
  for (const kind of LONG_KINDS)
    jobs.define(kind, async ({ signal }) => {
      await work(LOCK_MS * 4, undefined, { signal });
      return undefined;
    });
  jobs.define('short', async () => undefined);
  return [];
};
beforeAll(async () => {
  service = await testService({ name: 'personas', build, jobLockMs: LOCK_MS });
  await service.start();
});
afterAll(() => service.close());

const runAll = (kind: string, count: number, prefix: string) =>
  Array.from({ length: count }, async (_, index) => {
    const token = `${prefix} ${kind} ${index}`;
    const end = waitForJobEnd(service.kit, token);
    const job = { token, title: kind, entity: 'things', data: {}, identity: { user: aUser(2), depth: 0 } };
    await service.kit.jobs.start(kind, job);
    return (await end).status;
  });

it('jobs that wait longer than a lock for others all run, again and again', async () => {
  for (const round of ['first', 'second']) {
    const long = LONG_KINDS.flatMap((kind) => runAll(kind, 2, round));
    const short = runAll('short', 6, round);
    expect(new Set(await Promise.all([...long, ...short]))).toEqual(new Set(['done']));
  }
});
