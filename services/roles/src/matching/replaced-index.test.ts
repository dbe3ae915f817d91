import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { stepCopy } from '@skills-architect/service-kit';
import { listeningLog, testService } from '@skills-architect/service-kit/testing';
import { currentIndex } from './current-index';
import { indexStore } from './index-store';
import type { MatchableRole, MatchTask } from './match-task';
import { trainedModels } from './trained-models';

const LOADED = 'the matching index is loaded';
/** A smaller library is indexed again in place. */
const ROLES = 600;
const { log, find, lines } = listeningLog();

/** A step that waits until the test lets it go on. */
const barrier = () => {
  let open = () => {};
  let reach = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return {
    open: () => open(),
    reached,
    async pass() {
      reach();
      await opened;
    },
  };
};

const aRole = (roleId: number, name: string): MatchableRole => ({
  roleId,
  language: 'en',
  sourceId: 1,
  subsectorId: 1,
  label: `${name} ${roleId}`,
  alternativeLabels: [],
  description: 'Cares for the patients of a ward',
  essentialSkills: [],
  group: { label: 'Wards', text: '' },
});
const query: MatchTask = {
  kind: 'suggest',
  client: undefined,
  text: { title: 'Ward Nurse', description: '', restored: [] },
  limit: 3,
  without: [],
};

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: () => [], log });
});
afterAll(() => service.close());

it('a question is answered when its index is replaced before it is asked', async () => {
  const { kit } = service;
  const copy = stepCopy<MatchableRole>(kit, 'matchableRole');
  const putRoles = async (name: string) => {
    const update = await copy.begin();
    const all = Array.from({ length: ROLES }, (_, index) => ({ id: index + 1, data: aRole(index + 1, name) }));
    await update.put(all, new AbortController().signal);
    await update.complete();
  };
  const counting = barrier();
  let passing: (() => Promise<void>) | undefined;
  const index = currentIndex({
    kit,
    roles: {
      ...copy,
      settle: async () => undefined,
      async countNewer(after, upTo) {
        const pass = passing;
        passing = undefined;
        await pass?.();
        return copy.countNewer(after, upTo);
      },
    },
    models: trainedModels(kit),
    store: indexStore(kit),
    vectors: undefined,
    nameVectors: undefined,
    topics: [],
  });
  await putRoles('Ward Nurse');
  await index.ask(query);
  await find(LOADED);

  await putRoles('Head Nurse');
  passing = counting.pass;
  const answer = index.ask(query);
  await counting.reached;
  lines.length = 0;
  index.keepReady();
  await find(LOADED);
  counting.open();
  expect(await answer).toMatchObject({ kind: 'result' });
  await index.close();
});
