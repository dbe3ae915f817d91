import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { InputOf } from '@skills-architect/contracts';
import { getClient } from '@skills-architect/contracts/admin';
import {
  type ContentFilters,
  deleteSkill,
  getContent,
  getSkill,
  listSkillContent,
  markSkillContent,
  searchSkills,
} from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

const aClient = {
  rev: 0,
  created: { at: '2026-01-01T00:00:00.000Z', by: 1 },
  updated: { at: '2026-01-01T00:00:00.000Z', by: 1 },
  clientName: 'Northwind',
  clientDomain: '',
  orgGrowthStageId: 0,
  orgGrowthStageName: '',
  sourceIds: [1],
  subSectorIds: [],
  instanceName: '',
  instanceRegion: 0,
  proficiencySchemeLevelCount: 5,
  bulkImportEnabled: false,
};
/** Client 1 has only the content of provider 2; client 2 has all. */
const clients = new Map([
  [1, { ...aClient, clientId: 1, contentProviderIds: [2] }],
  [2, { ...aClient, clientId: 2, contentProviderIds: [] }],
]);

let service: Awaited<ReturnType<typeof testService>>;
let skillId: number;
beforeAll(async () => {
  const peers = peerAnswers([
    getClient,
    ({ params }: InputOf<typeof getClient>) => clients.get(Number(params.clientId)),
  ]);
  service = await testService({ name: 'skills', build: skillsService({ demo: true }), peers });
  await service.seedDemo();
  await service.start();
  const [most] = await service.platform
    .kitFor('skills')
    .db.collection('skillContent')
    .aggregate<{ _id: number }>([
      { $group: { _id: '$skillId', providers: { $addToSet: '$contentProviderId' }, items: { $sum: 1 } } },
      { $match: { providers: 2, items: { $gt: 11 } } },
      { $sort: { items: -1 } },
      { $limit: 1 },
    ])
    .toArray();
  skillId = most?._id ?? 0;
});
afterAll(() => service.close());

type Query = InputOf<typeof listSkillContent>['query'];
const as = (userType: 1 | 2 | 3 | 4 | 8 = 4) =>
  service.as(aUser(userType, userType === 1 ? [1] : userType === 8 ? [1, 2] : []));
const list = async (query: Query = {}, user: Parameters<typeof as>[0] = 4) =>
  (await as(user).call(listSkillContent, { params: { skillId }, query })).body;
const filters = (overrides: Partial<ContentFilters>) => JSON.stringify(overrides);
const mark = (contentIds: number[], relevancy: 0 | 1 | 2, user: Parameters<typeof as>[0] = 4) =>
  as(user).call(markSkillContent, { params: { skillId }, body: { contentIds, relevancy } });

it('content of a skill is mapped with reasons, sorted by relevance, and paged', async () => {
  const { contentDetailList: first, total, classificationStatus } = await list();
  expect(first).toHaveLength(10);
  expect(total).toBeGreaterThan(10);
  expect(classificationStatus).toBe(2);
  const scores = first.map(({ relevanceScore }) => relevanceScore);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(first.every(({ why, relevancy }) => why.length > 0 && relevancy === 0)).toBe(true);
  const { contentDetailList: second } = await list({ offset: 10 });
  const ids = new Set([...first, ...second].map(({ contentId }) => contentId));
  expect(ids.size).toBe(first.length + second.length);
});

it('content is sorted and filtered in the database, with the filter values', async () => {
  const { contentDetailList: byTitle, filters: values } = await list({ sortBy: 'contentTitle', sortOrder: 'desc' });
  const titles = byTitle.map(({ contentTitle }) => contentTitle.toLowerCase());
  expect(titles).toEqual(titles.toSorted().reverse());
  const { contentDetailList: byDuration } = await list({ sortBy: 'contentDuration' });
  const durations = byDuration.map(({ contentDuration }) => contentDuration);
  expect(durations).toEqual(durations.toSorted((a, b) => a - b));

  const [contentType = ''] = values.contentTypes;
  const ofType = await list({ filters: filters({ contentType: [contentType], contentProviderId: [2] }) });
  expect(
    ofType.contentDetailList.every((content) => content.contentType === contentType && content.contentProviderId === 2),
  ).toBe(true);
  expect(values.contentProviders.map(({ contentProvider }) => contentProvider)).toContain('Open Course Shelf');
  const wrong = await as().call(listSkillContent, { params: { skillId }, query: { filters: '{' } });
  expect([wrong.status, wrong.failure.error]).toEqual([400, expect.stringContaining('JSON')]);
});

it('pages and sort orders use an index', async () => {
  const pairs = service.platform.kitFor('skills').db.collection('skillContent');
  const plan = await pairs
    .find({ skillId, deletedAt: null, isOffered: true, relevancy: { $in: [0, 1] } })
    .sort({ titleKey: 1, contentId: 1 })
    .explain('queryPlanner');
  expect(JSON.stringify(plan)).toContain('"skillId_1_titleKey_1_contentId_1"');
  expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('"SORT"');
});

it('irrelevant content is shown on request only, and can be marked as relevant again', async () => {
  const [first, second] = (await list()).contentDetailList.map(({ contentId }) => contentId);
  if (!first || !second) throw new Error('the skill has no content');
  const before = (await list()).total;
  expect((await mark([first, second, first], 2)).status).toBe(200);
  expect((await list()).total).toBe(before - 2);
  const all = await list({ showIrrelevantCourses: true });
  expect(all.total).toBe(before);
  const onlyIrrelevant = await list({ showIrrelevantCourses: true, filters: filters({ relevancy: [2] }) });
  expect(onlyIrrelevant.contentDetailList.map(({ contentId }) => contentId).toSorted()).toEqual(
    [first, second].toSorted(),
  );
  await mark([first, second], 1);
  const marked = (await list({ filters: filters({ relevancy: [1] }) })).contentDetailList;
  expect(marked.map(({ contentId }) => contentId).toSorted()).toEqual([first, second].toSorted());
});

it('content has the levels of the requested scheme', async () => {
  const withLevel = (await list({ sortBy: 'level', sortOrder: 'desc' })).contentDetailList[0];
  expect(withLevel?.level).toEqual(expect.any(String));
  expect(withLevel?.levelNumber).toBeLessThanOrEqual(5);
});

it.each([
  ['more than 50 items', Array.from({ length: 51 }, (_, index) => index + 1), 400, /at most 50 items/],
  ['no item', [], 400, /at least one/],
  ['an item of another skill', [999_999], 404, /Content 999999 of this skill/],
])('%s cannot be marked', async (_, contentIds, status, sentence) => {
  const refused = await mark(contentIds, 1);
  expect([refused.status, refused.failure.error]).toEqual([status, expect.stringMatching(sentence)]);
});

it('a client’s providers limit what its users see, by every call and every filter', async () => {
  const listProviders = ({ contentDetailList }: Awaited<ReturnType<typeof list>>) =>
    new Set(contentDetailList.map(({ contentProviderId }) => contentProviderId));
  const everything = await list({ pagesize: 1000 });
  expect(listProviders(everything).size).toBeGreaterThan(1);

  const own = await list({ clientId: 1, pagesize: 1000 }, 1);
  expect([...listProviders(own)]).toEqual([2]);
  expect(own.filters.contentProviders.map(({ contentProviderId }) => contentProviderId)).toEqual([2]);
  const others = await list({ clientId: 1, filters: filters({ contentProviderId: [1, 3, 4] }) }, 1);
  expect(others.total).toBe(0);
  expect((await list({ clientId: 2, pagesize: 1000 }, 8)).total).toBe(everything.total);

  const item = (providerId: number) =>
    everything.contentDetailList.find(({ contentProviderId }) => contentProviderId === providerId)?.contentId ?? 0;
  const foreign = [...listProviders(everything)].find((id) => id !== 2) ?? 0;
  const open = async (contentId: number, clientId: number, user: 1 | 8) =>
    (await as(user).call(getContent, { params: { contentId }, query: { clientId } })).status;
  expect(await open(item(2), 1, 1)).toBe(200);
  expect(await open(item(foreign), 1, 1)).toBe(404);
  expect(await open(item(foreign), 2, 8)).toBe(200);
  expect(await open(item(2), 2, 1)).toBe(404);
  expect((await as(1).call(listSkillContent, { params: { skillId } })).status).toBe(400);
});

it('SMEs have no access to content, and client users cannot judge it', async () => {
  const { status } = await as(3).call(listSkillContent, { params: { skillId } });
  expect([status, (await mark([1], 1, 3)).status, (await mark([1], 1, 1)).status]).toEqual([403, 403, 403]);
});

it('client users see no content of unpublished skills, and nobody that of deleted ones', async () => {
  const { skills } = (await as().call(searchSkills, { body: { skillStatus: [1], pagesize: 1 } })).body;
  const draft = skills[0]?.skillId ?? 0;
  const asked = await as(1).call(listSkillContent, { params: { skillId: draft }, query: { clientId: 1 } });
  expect(asked.status).toBe(404);
  const { rev } = (await as().call(getSkill, { params: { skillId: draft } })).body;
  await as().call(deleteSkill, { params: { skillId: draft }, query: { rev } });
  expect((await as().call(listSkillContent, { params: { skillId: draft } })).status).toBe(404);
});
