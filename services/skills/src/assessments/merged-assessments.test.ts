import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mergeSkill, previewSkillMerge, type Skill, undoSkillMerge } from '@skills-architect/contracts/skills';
import { waitForJobEnd } from '@skills-architect/service-kit/testing';
import { type AssessmentService, adaptive, assessmentService, rating } from './assessments.fixtures';

let service: AssessmentService;
beforeAll(async () => {
  service = await assessmentService({ peers: () => ({ links: [], moved: 0, total: 0, names: [], restored: 0 }) });
});
afterAll(() => service.close());

const preview = async (merged: Skill, target: Skill) =>
  (
    await service
      .as()
      .call(previewSkillMerge, { params: { skillId: merged.skillId }, query: { intoId: target.skillId } })
  ).body.links;
const merge = async (merged: Skill, target: Skill, outcome: 'merge' | 'retire' = 'merge') => {
  const body = { intoId: target.skillId, rev: merged.rev, intoRev: target.rev, outcome };
  const started = await service.as().call(mergeSkill, { params: { skillId: merged.skillId }, body });
  expect((await waitForJobEnd(service.kit, started.body.jobToken)).status).toBe('done');
  return started.body.mergeId;
};
const undo = async (mergeId: number) => {
  const { body } = await service.as().call(undoSkillMerge, { params: { mergeId } });
  return waitForJobEnd(service.kit, body.jobToken);
};
const summarise = async ({ skillId }: Skill) =>
  (await service.list(skillId)).map(
    ({ levelNumber, proficiencySchemeLevelCount: of, assessmentText }) => `${levelNumber}/${of} ${assessmentText}`,
  );

it('a merge moves the assessments to the target’s levels, and can be undone', async () => {
  const [old, target] = [await service.aSkill(), await service.aSkill()];
  await service.add(old.skillId, rating(2, 1));
  await service.add(old.skillId, adaptive(1, 'Both have it?'));
  await service.add(old.skillId, adaptive(3, 'Only one has it?'));
  await service.add(target.skillId, adaptive(5, 'both have it?'));
  const before = [await summarise(old), await summarise(target)];
  expect(await preview(old, target)).toEqual([{ what: 'assessment', total: 3, both: 1, named: ['Both have it?'] }]);
  const mergeId = await merge(old, target);
  expect(await summarise(target)).toEqual(['2/5 Rate 2 1', '3/5 Only one has it?', '5/5 both have it?']);
  expect((await undo(mergeId)).status).toBe('done');
  expect([await summarise(old), await summarise(target)]).toEqual(before);
});

it('levels of another scheme are converted, and a retired skill has no assessments left', async () => {
  const [old, target] = [await service.aSkill(), await service.aSkill(undefined, 2)];
  await service.add(old.skillId, rating(1, 1));
  await service.add(old.skillId, rating(5, 1));
  await merge(old, target, 'retire');
  expect(await summarise(old)).toEqual([]);
  expect(await summarise(target)).toEqual(['1/5 Rate 1 1', '5/5 Rate 5 1']);
});

it('undo reports that one of the questions was added again meanwhile', async () => {
  const [old, target] = [await service.aSkill(), await service.aSkill()];
  await service.add(old.skillId, adaptive(1, 'Again?'));
  const mergeId = await merge(old, target, 'retire');
  await service.add(old.skillId, adaptive(2, 'again?'));
  const { status, errorMessage } = await undo(mergeId);
  expect([status, errorMessage]).toEqual([
    'failed',
    'A skill of this merge has been given one of its questions again meanwhile. Delete it there first.',
  ]);
});
