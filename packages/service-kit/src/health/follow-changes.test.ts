import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { testService } from '../testing/index';
import { type FindingStore, findingStore } from './finding-store';
import { followChanges } from './follow-changes';
import type { HealthSubject } from './health-subject';
import { runCheck } from './run-check';

let service: Awaited<ReturnType<typeof testService>>;
let store: FindingStore;
/** Records by id, with whether each lacks a description. */
const lacking = new Map<number, boolean>();
let checks: number[][] = [];
/** Runs after records are read and before their findings are stored. */
let afterReading: () => Promise<unknown> = async () => undefined;

const subject: HealthSubject = {
  kinds: ['skill-description'],
  topic: 'skills',
  dependsOn: {},
  count: async () => lacking.size,
  idsAfter: async (id) => [...lacking.keys()].filter((one) => one > id),
  async check(ids) {
    checks.push(ids);
    const found = ids.filter((id) => lacking.get(id));
    await afterReading();
    return found.map((recordId) => ({ kind: 'skill-description', recordId, name: `${recordId}`, sourceId: 1 }));
  },
};

beforeAll(async () => {
  service = await testService({ name: 'skills', build: () => ({ routes: () => undefined }) });
  store = findingStore(service.kit);
});
beforeEach(() => {
  lacking.clear();
  checks = [];
  afterReading = async () => undefined;
});
afterAll(() => service.close());

const instance = () => {
  const changes = followChanges({
    kit: service.kit,
    store,
    subjects: [subject],
    leaveToFullCheck: async () => undefined,
  });
  const unlisten = service.kit.events.listen(changes.onEvent);
  return {
    ...changes,
    async end() {
      unlisten();
      await changes.stop();
    },
  };
};
const publishChange = (ids: number[]) =>
  service.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'skills', ids } });
/** Resolves when findings have been corrected this many times. */
const waitForCorrections = (times: number) =>
  new Promise<void>((resolve) => {
    let left = times;
    const unlisten = service.kit.events.listen(({ data }) => {
      if (data.resource !== 'health') return;
      left -= 1;
      if (left > 0) return;
      unlisten();
      resolve();
    });
  });
const found = async () =>
  (await store.page({ kind: 'skill-description', state: 'open' }, { offset: 0, pagesize: 10 })).findings.map(
    ({ recordId }) => recordId,
  );

it('one of several instances checks a changed record again', async () => {
  const instances = [instance(), instance(), instance()];
  lacking.set(1, true);
  const correction = waitForCorrections(1);
  await publishChange([1]);
  await correction;
  await Promise.all(instances.map(({ end }) => end()));
  expect(checks).toEqual([[1]]);
  expect(await found()).toEqual([1]);
});

it('another instance continues the checks of a crashed one', async () => {
  const died = service.kit.db.collection<{ _id: string }>('rechecks');
  lacking.set(1, false);
  await died.insertOne({ _id: '0', topic: 'skills', ids: [1], at: new Date(), doneAt: null } as { _id: string });
  const next = instance();
  const correction = waitForCorrections(1);
  next.resume();
  await correction;
  await next.end();
  expect(await found()).toEqual([]);
});

it('a record corrected during a full check has no stale finding afterwards', async () => {
  const follower = instance();
  lacking.set(1, true);
  const correction = waitForCorrections(1);
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
  await runCheck({ store, subjects: [subject], runAlone: follower.runAlone }, run);
  await correction;
  await follower.end();
  expect(await found()).toEqual([]);
});
