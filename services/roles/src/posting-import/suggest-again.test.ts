import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { userNames } from '@skills-architect/contracts/admin';
import { peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { type Postings, postingResource } from '../job-postings/posting-document';
import { MATCHABLE_ROLES } from '../matching/matchable-roles';
import { suggestAgain } from './suggest-again';

let postings: Postings;
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
    postings = postingResource(kit);
    suggestAgain({ kit, postings, matcher: { suggest } });
    return [];
  },
});
beforeAll(async () => {
  await service;
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
const changeLibrary = async () => {
  const { kit } = await service;
  const data = { resource: MATCHABLE_ROLES, ids: [7] };
  await kit.events.publish({ to: { service: 'roles' }, name: EVENT.changed, data });
};
const settle = async () => (await service).kit.projections.settle();

it('open postings are updated without a new revision when the library changes; annotated ones are not', async () => {
  await settle();
  expect(asked).toEqual(['Open']);
  expect(await readPostings()).toEqual([
    { suggestedRoleIds: [7], suggestionConfidence: 'clear', rev: 0 },
    { suggestedRoleIds: [3], suggestionConfidence: null, rev: 0 },
  ]);
});

it('the same library is matched once, a changed one again', async () => {
  suggestions = [8];
  await settle();
  expect((await readPostings())[0]?.suggestedRoleIds).toEqual([7]);
  await changeLibrary();
  await settle();
  expect((await readPostings())[0]?.suggestedRoleIds).toEqual([8]);
});
