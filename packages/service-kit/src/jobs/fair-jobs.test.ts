import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BuildService } from '../index';
import { aUser, testService, waitForJobEnd } from '../testing';

const KINDS = ['library preview', 'check of a table', 'check of postings', 'export', 'import'];
const SERVICE = { service: 'personas' as const, depth: 0 };
let service: Awaited<ReturnType<typeof testService>>;
/** Lets jobs that wait for it end. */
let release = () => {};
let released: Promise<void>;

const build: BuildService = ({ jobs }) => {
  for (const kind of KINDS)
    jobs.define<{ waits: boolean }>(kind, async ({ data }) => {
      if (data.waits) await released;
      return undefined;
    });
  return [];
};
beforeAll(async () => {
  service = await testService({ name: 'personas', build });
  await service.start();
});
afterAll(() => service.close());

const start = async (kind: string, userId: number | undefined, waits: boolean) => {
  const identity = userId === undefined ? SERVICE : { user: aUser(2, [], userId), depth: 0 };
  const token = await service.kit.jobs.start(kind, { title: kind, entity: 'things', data: { waits }, identity });
  return waitForJobEnd(service.kit, token);
};

it.each([
  ['of one kind', ['library preview', 'library preview', 'library preview'], 'library preview'],
  ['of many kinds', ['library preview', 'check of a table', 'check of postings', 'export'], 'import'],
])('jobs %s that one user started and that do not end leave room for those of others', async (_, kinds, kind) => {
  released = new Promise((resolve) => {
    release = resolve;
  });
  const stuck = kinds.map((jobKind) => start(jobKind, 7, true));
  // They were there first.
  for (const jobKind of kinds) await start(jobKind, 8, false);
  expect((await start(kind, 8, false)).status).toBe('done');
  expect((await start(kind, undefined, false)).status).toBe('done');
  release();
  expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual(kinds.map(() => 'done'));
});
