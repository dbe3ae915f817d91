import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  addProficiency,
  createSkill,
  deleteProficiency,
  getSkill,
  listProficiencies,
  saveProficiencies,
  updateProficiency,
} from '@skills-architect/contracts/skills';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: true }) });
  await service.seedDemo();
});
afterAll(() => service.close());

const as = (userType: 3 | 4 = 4) => service.as(aUser(userType));
let created = 0;
const aSkill = async (overrides: { sourceId?: number; skillStatus?: 1 | 4 } = {}) => {
  created += 1;
  const fields = { skillName: `Skill ${created}`, skillDescription: 'x', skillCategoryId: 1, skillFamilyId: 1 };
  const { body } = await as().call(createSkill, { body: { ...fields, sourceId: 1, skillStatus: 1, ...overrides } });
  return body;
};
const texts = { description: 'Inspects alone', knowledge: 'damage classes', ability: 'climbs' };

it('the text of a level is written, also by an SME, and is the text of the skill', async () => {
  const { skillId, rev, proficiencies } = await aSkill();
  const proficiencyId = proficiencies[1]?.proficiencyId ?? 0;
  const written = await as(3).call(updateProficiency, { params: { skillId, proficiencyId }, body: { ...texts, rev } });
  expect(written.body.proficiencies.map(({ description }) => description)).toEqual(['', 'Inspects alone', '', '', '']);
  expect((await as().call(listProficiencies, { params: { skillId } })).body).toEqual(written.body);
  expect((await as().call(getSkill, { params: { skillId } })).body).toMatchObject({ proficiencyStatus: 2, rev: 1 });
  const stale = await as().call(updateProficiency, { params: { skillId, proficiencyId }, body: { ...texts, rev } });
  expect(stale.failure.code).toBe('stale');
});

it('a text that was stored as null is answered as empty', async () => {
  const { skillId } = await aSkill();
  const skills = service.kit.db.collection<{ _id: number }>('skill');
  await skills.updateOne({ _id: skillId }, { $set: { 'levels.0.knowledge': null, 'levels.0.description': null } });
  const { body } = await as().call(listProficiencies, { params: { skillId } });
  expect(body.proficiencies[0]).toMatchObject({ description: '', knowledge: '', ability: '' });
});

it('a removed level can be added again and keeps its id', async () => {
  const { skillId, rev, proficiencies } = await aSkill();
  const { proficiencyId = 0, schemeId = 0, levelNumber = 0 } = proficiencies[4] ?? {};
  const less = await as().call(deleteProficiency, { params: { skillId, proficiencyId }, query: { rev } });
  expect(less.body.proficiencies.map((proficiency) => proficiency.levelNumber)).toEqual([1, 2, 3, 4]);
  const level = { schemeId, levelNumber, ...texts };
  const more = await as().call(addProficiency, { params: { skillId }, body: { ...level, rev: less.body.rev } });
  expect(more.body.proficiencies[4]).toMatchObject({ proficiencyId, levelNumber: 5, ...texts });
});

it('the levels of an AI skill are written together and cannot be removed', async () => {
  const { skillId, rev, proficiencies } = await aSkill({ sourceId: 2 });
  const all = proficiencies.map(({ schemeId, levelNumber }) => ({ schemeId, levelNumber, ...texts }));
  const params = { skillId };
  const saved = await as().call(saveProficiencies, { params, body: { rev, proficiencies: all } });
  expect(saved.body.proficiencies.every(({ knowledge }) => knowledge === 'damage classes')).toBe(true);
  const empty = all.map((level) => ({ ...level, knowledge: '' }));
  const refused = await as().call(saveProficiencies, { params, body: { rev: 1, proficiencies: empty } });
  expect(refused.failure.issues?.[0]).toEqual({ path: 'proficiencies.0.knowledge', message: 'Knowledge is required' });
  const proficiencyId = proficiencies[0]?.proficiencyId ?? 0;
  const response = await as().call(deleteProficiency, { params: { skillId, proficiencyId }, query: { rev: 1 } });
  expect(response.status).toBe(409);
});

it('an SME cannot access the levels of a published skill', async () => {
  const { skillId } = await aSkill({ skillStatus: 4 });
  expect((await as(3).call(listProficiencies, { params: { skillId } })).status).toBe(403);
});
