import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createProficiencies,
  deleteProficiency,
  hasEvaluationAssessment,
  saveProficiencies,
  updateProficiency,
} from '@skills-architect/contracts/skills';
import { type AssessmentService, adaptive, assessmentService, rating } from './assessments.fixtures';

let service: AssessmentService;
beforeAll(async () => {
  service = await assessmentService();
});
afterAll(() => service.close());

const ask = async (skillId: number, proficiencyId: number, userType: 3 | 4 = 4) =>
  (await service.as(userType).call(hasEvaluationAssessment, { params: { skillId, proficiencyId } })).body;
const withQuestions = async () => {
  const skill = await service.aSkill();
  const [first, second] = skill.proficiencies.map(({ proficiencyId }) => proficiencyId);
  await service.add(skill.skillId, rating(1, 1, { assessmentText: 'Does this person do it? Does 1 alone' }));
  await service.add(skill.skillId, rating(1, 2, { assessmentText: 'Written freely' }));
  await service.add(skill.skillId, adaptive(2, 'Does 2 alone?'));
  return { ...skill, first: first ?? 0, second: second ?? 0 };
};
const texts = async (skillId: number) => (await service.list(skillId)).map(({ assessmentText }) => assessmentText);
const levelTexts = (description: string) => ({ description, knowledge: 'x' });

it('a level tells whether it has evaluation questions, also to an SME; adaptive ones do not count', async () => {
  const { skillId, first, second } = await withQuestions();
  expect([await ask(skillId, first), await ask(skillId, first, 3), await ask(skillId, second)]).toEqual([
    { hasEvaluationAssessment: true },
    { hasEvaluationAssessment: true },
    { hasEvaluationAssessment: false },
  ]);
});

it.each([
  [true, ['Does this person do it? Does it with $& care', 'Written freely', 'Does 2 alone?']],
  [false, ['Does this person do it? Does 1 alone', 'Written freely', 'Does 2 alone?']],
])('with shouldUpdateEvaluationAssessmentText %s the questions that quote a level are %j', async (should, expected) => {
  const flag = { shouldUpdateEvaluationAssessmentText: should };
  const skill = await withQuestions();
  const params = { skillId: skill.skillId, proficiencyId: skill.first };
  const body = { ...levelTexts('Does it with $& care'), ...flag, rev: skill.rev };
  await service.as(3).call(updateProficiency, { params, body });
  expect(await texts(skill.skillId)).toEqual(expected);

  const all = await withQuestions();
  const proficiencies = [{ schemeId: 1, levelNumber: 1, ...levelTexts('Does it with $& care'), ...flag }];
  await service
    .as()
    .call(saveProficiencies, { params: { skillId: all.skillId }, body: { rev: all.rev, proficiencies } });
  expect(await texts(all.skillId)).toEqual(expected);
});

it('a refused edit of a level does not change questions', async () => {
  const { skillId, first } = await withQuestions();
  const body = { ...levelTexts('Another'), shouldUpdateEvaluationAssessmentText: true, rev: 77 };
  await service.as().call(updateProficiency, { params: { skillId, proficiencyId: first }, body });
  expect((await texts(skillId))[0]).toBe('Does this person do it? Does 1 alone');
});

it('the evaluation questions of a deleted level are deleted on request', async () => {
  const { skillId, first, rev } = await withQuestions();
  const query = { rev, shouldUpdateEvaluationAssessmentText: true };
  await service.as().call(deleteProficiency, { params: { skillId, proficiencyId: first }, query });
  expect(await texts(skillId)).toEqual(['Does 2 alone?']);
});

it('questions also follow texts given when levels are created', async () => {
  const { skillId, proficiencies, rev } = await service.aSkill(undefined, 1, { texts: false });
  const first = proficiencies[0]?.proficiencyId ?? 0;
  const params = { skillId, proficiencyId: first };
  await service.as().call(updateProficiency, { params, body: { ...levelTexts('Old words'), rev } });
  await service.add(skillId, rating(1, 1, { assessmentText: 'How? Old words' }));
  const newLevel = {
    schemeId: 1,
    levelNumber: 1,
    ...levelTexts('New words'),
    shouldUpdateEvaluationAssessmentText: true,
  };
  const body = { rev: rev + 1, proficiencies: [newLevel] };
  expect((await service.as().call(createProficiencies, { params: { skillId }, body })).status).toBe(200);
  expect(await texts(skillId)).toEqual(['How? New words']);
});
