import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userNames } from '@skills-architect/contracts/admin';
import { peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { type Roles, roleResource } from '../industry-roles/role-document';
import { type Postings, postingResource } from '../job-postings/posting-document';
import { suggestAgain } from './suggest-again';

let roles: Roles;
let postings: Postings;
let renewal: ReturnType<typeof suggestAgain>;
let suggestions = [7];
const asked: string[] = [];
const suggest = async (texts: { title: string }[]) => {
  asked.push(...texts.map(({ title }) => title));
  return texts.map(() => ({
    suggestions: suggestions.map((roleId) => ({ roleId })),
    sentences: [],
    confidence: 'clear' as const,
  }));
};

const service = testService({
  name: 'roles',
  peers: peerAnswers([userNames, () => ({ users: [] })]),
  build: (kit) => {
    roles = roleResource(kit);
    postings = postingResource(kit);
    renewal = suggestAgain({ kit, roles, postings, matcher: { suggest } });
    return { routes: () => undefined };
  },
});
beforeAll(async () => {
  await (await service).start();
  const aPosting = (jobPostingTitle: string, industryRoleId: number | null) => ({
    jobPostingTitle,
    company: '',
    country: '',
    jobSource: 'Board',
    subsectorId: 1,
    jobPostingDescription: '',
    suggestedRoleIds: [3],
    industryRoleId,
  });
  await postings.create([aPosting('Open', null), aPosting('Annotated', 5)], { by: 1 });
});
afterAll(async () => (await service).close());

const readPostings = async () => {
  const found = await postings.model.find().sort({ _id: 1 }).lean();
  return found.map(({ suggestedRoleIds, suggestionConfidence, rev }) => ({
    suggestedRoleIds,
    suggestionConfidence,
    rev,
  }));
};
const waitForJobs = async () => {
  const { kit } = await service;
  for (;;) {
    const waiting = await kit.db.collection('suggestedFor').findOne({});
    if (waiting && asked.length) return;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
};

it('open postings are updated without a new revision when the library changes; annotated ones are not', async () => {
  await renewal.startIfChanged();
  await waitForJobs();
  expect(asked).toEqual(['Open']);
  expect(await readPostings()).toEqual([
    { suggestedRoleIds: [7], suggestionConfidence: 'clear', rev: 0 },
    { suggestedRoleIds: [3], suggestionConfidence: null, rev: 0 },
  ]);
});

it('the same library is matched once', async () => {
  suggestions = [8];
  await renewal.startIfChanged();
  expect((await readPostings())[0]?.suggestedRoleIds).toEqual([7]);
});
