import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { testService } from '@skills-architect/service-kit/testing';
import { type FindingStore, findingStore } from './finding-store';
import { followSubject } from './follow-subject';
import { healthState } from './health-state';
import type { HealthSubject } from './health-subject';
import { runCheck } from './run-check';

type Service = Awaited<ReturnType<typeof testService>>;

/** Records by id, with whether each lacks a description. */
const lacking = new Map<number, boolean>();
let checks: number[][] = [];
/** Runs after records are read and before their findings are stored. */
let afterReading: () => Promise<unknown> = async () => undefined;

const subject: HealthSubject = {
  kinds: ['skill-description'],
  topic: 'skills',
  words: 'skills',
  dependsOn: {},
  count: async () => lacking.size,
  idsAfter: async (id) => [...lacking.keys()].filter((lackingId) => lackingId > id),
  async check(ids) {
    checks.push(ids);
    const found = ids.filter((id) => lacking.get(id));
    await afterReading();
    return found.map((recordId) => ({ kind: 'skill-description', recordId, name: `${recordId}`, sourceId: 1 }));
  },
};

let first: Service;
let second: Service;
let store: FindingStore;
let followed: ReturnType<typeof followSubject>;
const follow = ({ kit }: Service) => followSubject({ kit, store, state: healthState(kit), subject });

beforeAll(async () => {
  const build = () => [];
  first = await testService({ name: 'skills', build });
  second = await testService({ name: 'skills', build, beside: first.place });
  store = findingStore(first.kit);
  followed = follow(first);
  follow(second);
  await first.kit.projections.settle();
});
beforeEach(() => {
  lacking.clear();
  checks = [];
  afterReading = async () => undefined;
});
afterAll(async () => {
  await second.stop();
  await first.close();
});

const publishChange = (ids: number[]) =>
  first.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'skills', ids } });
const found = async () =>
  (await store.page({ kind: 'skill-description', state: 'open' }, { offset: 0, pagesize: 10 })).findings.map(
    ({ recordId }) => recordId,
  );

it('one of several instances checks a changed record again', async () => {
  lacking.set(1, true);
  await publishChange([1]);
  await Promise.all([first.kit.projections.settle(), second.kit.projections.settle()]);
  expect(checks).toEqual([[1]]);
  expect(await found()).toEqual([1]);
});

it('a record corrected during a full check has no stale finding afterwards', async () => {
  lacking.set(1, true);
  afterReading = async () => {
    afterReading = async () => undefined;
    lacking.set(1, false);
    await publishChange([1]);
  };
  const run = {
    data: { at: new Date().toISOString() },
    signal: new AbortController().signal,
    progress: async () => {},
  };
  await runCheck({ store, subjects: [subject], runAlone: (_, work) => followed.runAlone(work) }, run);
  await first.kit.projections.settle();
  expect(await found()).toEqual([]);
});
