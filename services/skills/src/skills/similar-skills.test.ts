import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSkill, type SkillForm, similarSkills } from '@skills-architect/contracts/skills';
import { alwaysReady, toUnit } from '@skills-architect/library-service-kit/embeddings';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: true }) });
  await service.seedDemo();
});
afterAll(() => service.close());

type UserType = Parameters<typeof aUser>[0];
const as = (userType: UserType = 4) => service.as(aUser(userType));
const form = (overrides: Partial<SkillForm> = {}): SkillForm => ({
  skillName: 'Wind turbine inspection',
  skillCategoryId: 1,
  skillFamilyId: 1,
  sourceId: 1,
  skillStatus: 1,
  skillDescription: 'Finds damage on blades and towers',
  ...overrides,
});
const create = (overrides: Partial<SkillForm> = {}, userType?: UserType) =>
  as(userType).call(createSkill, { body: form(overrides) });

it('similar skills of all sources are found by name, other forms of its words, or meaning, with the reason', async () => {
  const { skillId } = (await create({ skillName: 'Nacelle lubrication', alternativeNames: ['Gear oiling'] })).body;
  await create({ skillName: 'Lubrication of nacelle', sourceId: 2 });
  const findSimilar = async (query: { name: string; excludeSkillId?: number }, userType?: UserType) =>
    (await as(userType).call(similarSkills, { query })).body.skills.map(({ skillName, why }) => [skillName, why]);
  expect(await findSimilar({ name: 'nacelle lubrication' })).toEqual([
    ['Nacelle lubrication', 'same name'],
    ['Lubrication of nacelle', 'same words'],
  ]);
  expect(await findSimilar({ name: 'Lubricate nacelles' })).toEqual([
    ['Nacelle lubrication', 'same words'],
    ['Lubrication of nacelle', 'same words'],
  ]);
  expect(await findSimilar({ name: 'gear oiling' })).toEqual([['Nacelle lubrication', 'alternative name']]);
  expect(await findSimilar({ name: 'gear oiling', excludeSkillId: skillId })).toEqual([]);
  await create({ skillName: 'Automated testing' });
  expect(await findSimilar({ name: 'Automated tests' })).toEqual([
    ['Automated testing', 'same words'],
    ['Test automation tools', 'same words'],
  ]);
  await create({ skillName: 'Trucks' });
  expect(await findSimilar({ name: 'Lorries' })).toEqual([['Trucks', 'similar meaning']]);
  expect(await findSimilar({ name: 'Xylophone' })).toEqual([]);
  expect(await findSimilar({ name: 'SQL' })).toContainEqual(['SQL', 'same name']);
  expect(await findSimilar({ name: 'SQL' }, 3)).toEqual([]);
});

it('finds a skill of the same meaning by the language model, after those of the same words', async () => {
  const embedder = alwaysReady({
    model: 'fake',
    origin: 'own',
    embed: async (texts) => texts.map((text) => toUnit(/cranes|gantries/i.test(text) ? [1, 0, 0] : [0, 1, 0.2])),
  });
  const build = skillsService({ demo: false }, undefined, embedder);
  const withModel = await testService({ name: 'skills', build, beside: service.place });
  const { skillId } = (await create({ skillName: 'Driving of cranes' })).body;
  await create({ skillName: 'Gantries in ports' });
  await withModel.kit.projections.settle();
  const find = async (excludeSkillId?: number) => {
    const query = { name: 'Cranes', ...(excludeSkillId !== undefined && { excludeSkillId }) };
    const { skills } = (await withModel.as(aUser(4)).call(similarSkills, { query })).body;
    return skills.map(({ skillName, why }) => [skillName, why]);
  };
  expect(await find()).toContainEqual(['Gantries in ports', 'similar meaning']);
  expect((await find(skillId)).map(([name]) => name)).not.toContain('Driving of cranes');
  await withModel.stop();
});
