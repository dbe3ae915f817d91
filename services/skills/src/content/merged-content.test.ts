import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  listSkillContent,
  mergeSkill,
  previewSkillMerge,
  type Skill,
  undoSkillMerge,
} from '@skills-architect/contracts/skills';
import { aUser, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { type AssessmentService, assessmentService } from '../assessments/assessments.fixtures';
import { AUDIT, anItem } from './content.fixtures';

let service: AssessmentService;
beforeAll(async () => {
  service = await assessmentService({ peers: () => ({ links: [], moved: 0, total: 0, names: [], restored: 0 }) });
});
afterAll(() => service.close());

const at = new Date('2026-11-01');
const ITEMS = ['Shared course', 'Own video', 'Liked article'];
let pairs = 0;
const addPair = async (skillId: number, contentId: number, relevancy: 0 | 1 | 2 = 0) => {
  pairs += 1;
  const { db } = service.kit;
  const item = anItem(ITEMS[contentId - 1] ?? '');
  await db
    .collection<{ _id: number }>('content')
    .replaceOne({ _id: contentId }, { ...AUDIT, ...item, nameKey: 'x' }, { upsert: true });
  const pair = { skillId, contentId, relevancy, relevanceScore: 0.9, levelShare: null, why: [], isOffered: true };
  await db
    .collection<{ _id: number }>('skillContent')
    .insertOne({ ...AUDIT, ...item, ...pair, _id: pairs, titleKey: 'x' } as { _id: number });
};
const summarise = async ({ skillId }: Skill) =>
  (
    await service
      .as()
      .call(listSkillContent, { params: { skillId }, query: { sortBy: 'contentTitle', showIrrelevantCourses: true } })
  ).body.contentDetailList
    .map(({ contentTitle, relevancy }) => `${contentTitle} ${relevancy}`)
    .sort();

it('a merge moves the content, keeps users’ verdicts, and can be undone', async () => {
  const [old, target] = [await service.aSkill(), await service.aSkill()];
  for (const [contentId, relevancy] of [
    [1, 0],
    [2, 2],
    [3, 1],
  ] as const)
    await addPair(old.skillId, contentId, relevancy);
  await addPair(target.skillId, 1, 1);
  await addPair(target.skillId, 3);
  const before = [await summarise(old), await summarise(target)];
  expect(before[0]).toHaveLength(3);

  const params = { skillId: old.skillId };
  const { links } = (await service.as().call(previewSkillMerge, { params, query: { intoId: target.skillId } })).body;
  expect(links).toEqual([{ what: 'content item', total: 3, both: 2, named: ['Shared course', 'Liked article'] }]);
  const body = { intoId: target.skillId, rev: old.rev, intoRev: target.rev, outcome: 'retire' as const };
  const merged = (await service.as().call(mergeSkill, { params, body })).body;
  expect((await waitForJobEnd(service.kit, merged.jobToken)).status).toBe('done');
  expect([await summarise(old), await summarise(target)]).toEqual([
    [],
    ['Liked article 1', 'Own video 2', 'Shared course 1'],
  ]);

  const undone = await service.as(aUser(4).userType).call(undoSkillMerge, { params: { mergeId: merged.mergeId } });
  expect((await waitForJobEnd(service.kit, undone.body.jobToken)).status).toBe('done');
  expect([await summarise(old), await summarise(target)]).toEqual(before);
});

it('the mapping may change moved content before the merge is undone', async () => {
  const [old, target] = [await service.aSkill(), await service.aSkill()];
  await addPair(old.skillId, 2, 2);
  const params = { skillId: old.skillId };
  const body = { intoId: target.skillId, rev: old.rev, intoRev: target.rev, outcome: 'retire' as const };
  const merged = (await service.as().call(mergeSkill, { params, body })).body;
  expect((await waitForJobEnd(service.kit, merged.jobToken)).status).toBe('done');
  const { db } = service.kit;
  const stored = db.collection<{ _id: number }>('skillContent');
  const before = await stored.findOneAndUpdate({ _id: pairs }, { $set: { relevanceScore: 0.5 }, $inc: { rev: 1 } });
  const mapped = { resource: 'skillContent', id: pairs, rev: 1, changeSet: 'mapping', by: 0, isAutomatic: true };
  await db.collection('history').insertOne({ ...mapped, at, before });

  const undone = await service.as(aUser(4).userType).call(undoSkillMerge, { params: { mergeId: merged.mergeId } });
  expect(undone.status).toBe(200);
  expect((await waitForJobEnd(service.kit, undone.body.jobToken)).status).toBe('done');
  expect([await summarise(old), await summarise(target)]).toEqual([['Own video 2'], []]);
});
