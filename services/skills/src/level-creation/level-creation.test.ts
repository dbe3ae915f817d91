import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { InputOf } from '@skills-architect/contracts';
import { getClient, userNames } from '@skills-architect/contracts/admin';
import {
  createdProficiencies,
  createProficiencies,
  createSkill,
  deleteSkill,
  getSkill,
  hasEvaluationAssessment,
  listProficiencies,
  type Skill,
  saveProficiencies,
  skillHistory,
} from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { startChat } from '@skills-architect/library-service-kit/testing/chat';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let chat: Awaited<ReturnType<typeof startChat>>;
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  chat = await startChat();
  const peers = peerAnswers([userNames, () => ({ users: [] })], [getClient, () => aClient(1, { sourceIds: [] })]);
  service = await testService({ name: 'skills', build: skillsService({ demo: true }, chat.settings), peers });
  await service.seedDemo();
  await service.start();
});
afterAll(async () => {
  await service.close();
  await chat.close();
});

const as = (userType: 1 | 3 | 4 = 4) => service.as(aUser(userType, userType === 1 ? [1] : []));
const aSkill = async (skillName: string, sourceId: 1 | 2 = 2): Promise<Skill> => {
  const place = { skillCategoryId: 1, skillFamilyId: 1, sourceId, skillStatus: 4 as const };
  return (await as().call(createSkill, { body: { skillName, skillDescription: 'Keeps blades whole', ...place } })).body;
};
type Given = InputOf<typeof createProficiencies>['body']['proficiencies'];
const create = ({ skillId, rev }: Skill, proficiencies: Given = []) =>
  as().call(createProficiencies, { params: { skillId }, body: { rev, proficiencies } });
const read = async (skillId: number) => (await as().call(createdProficiencies, { params: { skillId } })).body;
/** Polls instead of waiting for the event. */
const waitForEnd = async (skillId: number) => {
  for (let tries = 0; tries < 200; tries++) {
    const state = await read(skillId);
    if (state.proficiencyStatus !== 1) return state;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the levels are being created for ever');
};
const modelAnswer = (count: number) => ({
  says: {
    levels: Array.from({ length: count }, (_, index) => ({
      levelNumber: index + 1,
      description: `Level ${index + 1} of ${count}`,
      knowledge: 'blades',
    })),
  },
});

it('all levels of all schemes of an AI skill are created; their texts are suggestions until somebody keeps them', async () => {
  const skill = await aSkill('Blade repair');
  const { skillId } = skill;
  const counts = [...new Set(skill.proficiencies.map((proficiency) => proficiency.proficiencySchemeLevelCount))];
  expect([skill.proficiencyStatus, counts]).toEqual([0, [4, 5]]);
  const inOrder = [...new Set(skill.proficiencies.map(({ schemeId }) => schemeId))].sort((a, b) => a - b);
  for (const schemeId of inOrder)
    chat.turns.push(modelAnswer(skill.proficiencies.filter((proficiency) => proficiency.schemeId === schemeId).length));
  const level = { schemeId: inOrder[0] ?? 0, levelNumber: 1, level: 'Novice', description: 'Own', knowledge: 'own' };
  const started = await create(skill, [{ ...level, shouldUpdateEvaluationAssessmentText: true }]);
  expect(started.body).toMatchObject({ proficiencyStatus: 1, rev: 1, jobToken: expect.any(String) });

  const { proficiencyStatus, proficiencies, rev } = await waitForEnd(skillId);
  expect(proficiencyStatus).toBe(2);
  expect(proficiencies).toHaveLength(9);
  expect(proficiencies[0]).toMatchObject({ description: 'Own', knowledge: 'own' });
  expect(proficiencies[0]).not.toHaveProperty('suggestedBy');
  const others = proficiencies.slice(1);
  expect(others.every(({ description }) => description.startsWith('Level '))).toBe(true);
  expect(others.every(({ suggestedBy }) => suggestedBy?.model === 'stand-in')).toBe(true);
  const shown = (await as(1).call(getSkill, { params: { skillId } })).body.proficiencies;
  expect(shown.filter(({ description }) => description).map(({ description }) => description)).toEqual(['Own']);

  const keptLevels = others.map(({ schemeId, levelNumber, levelId, description, knowledge, ability }) => ({
    schemeId,
    levelNumber,
    levelId,
    description,
    knowledge,
    ability,
  }));
  const saved = await as().call(saveProficiencies, { params: { skillId }, body: { rev, proficiencies: keptLevels } });
  expect(saved.body.proficiencies.some(({ suggestedBy }) => suggestedBy)).toBe(false);
  expect((await as(1).call(getSkill, { params: { skillId } })).body.proficiencies[8]?.description).toBe('Level 5 of 5');
  expect((await create({ ...skill, rev: saved.body.rev })).failure.error).toBe('All levels have their texts.');
});

it('an error of the model results in status 3, and a retry writes what is missing', async () => {
  const skill = await aSkill('Rotor balancing', 1);
  chat.turns.push(modelAnswer(3));
  await create(skill);
  const failed = await waitForEnd(skill.skillId);
  expect(failed.proficiencyStatus).toBe(3);
  const { versions } = (await as().call(skillHistory, { params: { skillId: skill.skillId } })).body;
  expect(versions.map(({ isAutomatic = false }) => isAutomatic)).toEqual([true, false, false, false]);
  expect(failed.proficiencies.map(({ description }) => description !== '')).toEqual([true, true, true, false, false]);
  chat.turns.push({ says: { levels: [4, 5].map((levelNumber) => ({ levelNumber, description: 'Late' })) } });
  await create({ ...skill, rev: failed.rev });
  const { proficiencyStatus, proficiencies } = await waitForEnd(skill.skillId);
  expect(proficiencyStatus).toBe(2);
  expect(proficiencies.map(({ description }) => description)).toEqual([
    'Level 1 of 3',
    'Level 2 of 3',
    'Level 3 of 3',
    'Late',
    'Late',
  ]);
});

it('while levels are being created, nobody can create them again or delete the skill; a stale revision is refused', async () => {
  const skill = await aSkill('Tower climbing', 1);
  expect((await create({ ...skill, rev: 7 })).failure.code).toBe('stale');
  chat.turns.push({ status: 503 }, { status: 503 }, modelAnswer(5));
  await create(skill);
  const again = await create({ ...skill, rev: 1 });
  expect([again.status, again.failure.error]).toEqual([409, 'The levels are being created.']);
  const removal = await as().call(deleteSkill, { params: { skillId: skill.skillId }, query: { rev: 1 } });
  expect(removal.failure.error).toBe('Its levels are being created. Delete it when they are there.');
  expect((await waitForEnd(skill.skillId)).proficiencyStatus).toBe(2);
});

it('only users who may open the skill can access its levels and evaluation questions', async () => {
  const { skillId, proficiencies } = await aSkill('Gearbox reading', 1);
  expect((await as(3).call(createProficiencies, { params: { skillId }, body: { rev: 0 } })).status).toBe(403);
  expect((await as(1).call(listProficiencies, { params: { skillId } })).status).toBe(403);
  const proficiencyId = proficiencies[0]?.proficiencyId ?? 0;
  const ask = (id: number) => as().call(hasEvaluationAssessment, { params: { skillId, proficiencyId: id } });
  expect((await ask(proficiencyId)).body).toEqual({ hasEvaluationAssessment: false });
  expect((await ask(999_999)).status).toBe(404);
});
