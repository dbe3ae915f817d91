import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createFamily,
  createSkill,
  listCategories,
  listFamilies,
  listProficiencyLevels,
  listSkillCriticality,
  listSources,
  skillNameExists,
} from '@skills-architect/contracts/skills';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: false }) });
  await service.service.seed();
});
afterAll(() => service.close());

const as = (userType: 1 | 3 | 4 = 4) => service.as(aUser(userType, userType === 1 ? [1] : []));

it.each([
  [{}, ['Functional Skills', 'Digital Tools', 'Leadership Skills', 'Mindset / Meta Skills']],
  [{ mappingAsFunctional: true }, ['Functional Skills', 'Digital Tools']],
  [{ mappingAsLeadership: true }, ['Leadership Skills', 'Mindset / Meta Skills']],
])('the categories asked for by %j', async (query, expected) => {
  const { categories } = (await as(1).call(listCategories, { query })).body;
  expect(categories.map(({ skillCategory }) => skillCategory)).toEqual(expected);
});

it.each([
  [1, [[5, ['Novice', 'Beginner', 'Intermediate', 'Mastery', 'Distinguished']]]],
  [
    2,
    [
      [4, ['Level 1', 'Level 2', 'Level 3', 'Level 4']],
      [5, ['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5']],
    ],
  ],
])('the levels of the source %i, by scheme', async (sourceId, expected) => {
  const { proficiencyLevels } = (await as(1).call(listProficiencyLevels, { query: { sourceId } })).body;
  const counts = [
    ...new Set(proficiencyLevels.map((proficiencyLevel) => proficiencyLevel.proficiencySchemeLevelCount)),
  ];
  const makeNames = (count: number) =>
    proficiencyLevels
      .filter((proficiencyLevel) => proficiencyLevel.proficiencySchemeLevelCount === count)
      .map(({ level }) => level);
  expect(counts.map((count) => [count, makeNames(count)])).toEqual(expected);
});

it('criticality is high, medium, low or none; the sources are listed', async () => {
  expect((await as(1).call(listSkillCriticality, {})).body).toEqual({
    skillCriticality: ['High', 'Medium', 'Low', ''],
  });
  expect((await as(1).call(listSources, {})).body.sources[0]).toMatchObject({
    sourceId: 1,
    source: 'Skills Architect',
  });
});

it('a new family is listed in its category; a name is checked in its source, or in any', async () => {
  const body = { skillCategoryId: 2, skillFamily: 'Wind power' };
  const { id } = (await as().call(createFamily, { body })).body;
  expect((await as().call(createFamily, { body: { ...body, skillFamily: 'WIND Power' } })).body).toEqual({ id });
  const { families } = (await as(1).call(listFamilies, { query: { categoryIds: [2] } })).body;
  expect(families.map(({ skillFamilyId }) => skillFamilyId)).toContain(id);
  const place = { skillCategoryId: 2, skillFamilyId: id, sourceId: 1, skillStatus: 1 as const };
  const fields = { skillName: 'Blade repair', skillDescription: 'x', ...place };
  const { skillId } = (await as().call(createSkill, { body: fields })).body;
  const exists = async (query: object) =>
    (await as().call(skillNameExists, { query: { name: 'blade REPAIR', ...query } })).body.exists;
  expect(await exists({})).toBe(true);
  expect(await exists({ sourceId: 2 })).toBe(false);
  expect(await exists({ excludeSkillId: skillId })).toBe(false);
});
