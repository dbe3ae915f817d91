import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createFamily,
  createSkill,
  deleteSkill,
  getSkill,
  importSkills,
  listDeletedSkills,
  listFamilies,
  restoreSkill,
  type SkillForm,
  searchKnowledgeBases,
  searchSkills,
  skillNameExists,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
let now = new Date('2026-03-01T10:00:00Z');
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: true }), now: () => now });
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
const update = (skillId: number, rev: number, overrides: Partial<SkillForm> = {}, userType?: UserType) => {
  const { sourceId: _, ...fields } = form(overrides);
  return as(userType).call(updateSkill, { params: { skillId }, body: { ...fields, rev } });
};
const remove = (skillId: number, rev: number, userType?: UserType) =>
  as(userType).call(deleteSkill, { params: { skillId }, query: { rev } });
const restore = (skillId: number, userType?: UserType) => as(userType).call(restoreSkill, { params: { skillId } });
const read = (skillId: number, userType?: UserType) => as(userType).call(getSkill, { params: { skillId } });
const exists = async (name: string, sourceId: number, excludeSkillId?: number) =>
  (await as().call(skillNameExists, { query: { name, sourceId, excludeSkillId } })).body.exists;

describe('a created skill', () => {
  it('is stored with all its fields, can be searched, and has the levels of its source without texts', async () => {
    const { data } = (await as().call(searchKnowledgeBases, { query: { text: 'data', pagesize: 1 } })).body;
    const encyclopediaIds = data.map(({ encyclopediaId }) => encyclopediaId);
    const fields = { skillName: 'Blade repair', alternativeNames: ['Rotor repair'], embeddingDescription: 'At height' };
    const encyclopedia = data.map(({ encyclopediaId, encyclopedia, url }) => ({ encyclopediaId, encyclopedia, url }));
    const { body } = await create({ ...fields, encyclopediaIds });
    expect(body).toMatchObject({ ...fields, rev: 0, skillStatus: 1, proficiencyStatus: 0, encyclopedia });
    expect(body.proficiencies.map(({ level, description }) => [level, description])).toEqual(
      ['Novice', 'Beginner', 'Intermediate', 'Mastery', 'Distinguished'].map((level) => [level, '']),
    );
    const found = await as().call(searchSkills, { body: { searchString: 'rotor' } });
    expect(found.body.skills.map(({ skillId }) => skillId)).toContain(body.skillId);
    expect((await read(body.skillId)).body).toEqual(body);
  });

  it('may be in another language than its source, which a later change may say, too', async () => {
    const fields = { skillName: 'Windkraftplanung' };
    const { body } = await create({ ...fields, language: 'de' });
    expect(body).toMatchObject({ language: 'de' });
    expect((await update(body.skillId, 0, fields)).body).toMatchObject({ language: 'de' });
    expect((await update(body.skillId, 1, { ...fields, language: 'en' })).body).not.toHaveProperty('language');
    const wrong = await update(body.skillId, 2, { ...fields, language: 'xx' });
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'language' }] } });
  });

  it('keeps its language when an SME saves it', async () => {
    const refused = { status: 400, body: { issues: [{ path: 'language' }] } };
    const fields = { skillName: 'Windkraftausbau' };
    expect(await create({ ...fields, language: 'de' }, 3)).toMatchObject(refused);
    const { body } = await create({ ...fields, language: 'de' });
    expect(await update(body.skillId, 0, { ...fields, language: 'en' }, 3)).toMatchObject(refused);
    expect((await update(body.skillId, 0, { ...fields, language: 'de' }, 3)).body).toMatchObject({ language: 'de' });
    expect((await create({ skillName: 'Wind Farm Owner', language: 'en' }, 3)).status).toBe(200);
  });

  it('of the AI source has the levels of each of its schemes', async () => {
    const { body } = await create({ skillName: 'Prompt writing', sourceId: 2 });
    expect(body.proficiencies.map(({ proficiencySchemeLevelCount }) => proficiencySchemeLevelCount)).toEqual([
      4, 4, 4, 4, 5, 5, 5, 5, 5,
    ]);
  });

  it.each<[string, Partial<SkillForm>, string]>([
    ['skillName', { skillName: ' ' }, 'Skill name is required'],
    ['skillDescription', { skillDescription: '' }, 'Skill description is required'],
    ['skillCategoryId', { skillCategoryId: 0 }, 'Category is required'],
    ['skillFamilyId', { skillFamilyId: 0 }, 'Family is required'],
    ['sourceId', { sourceId: 0 }, 'Source is required'],
    ['sourceId', { sourceId: 3 }, 'No skills can be added to this source.'],
    ['skillFamilyId', { skillCategoryId: 2 }, 'This family belongs to another category.'],
    ['skillFamilyId', { skillFamilyId: 9999 }, 'This family no longer exists.'],
    ['encyclopediaIds', { encyclopediaIds: [9999] }, 'One of the knowledge bases no longer exists.'],
  ])('names the field %s when it is wrong: %j', async (path, overrides, message) => {
    const { status, failure } = await create({ skillName: 'Wrong', ...overrides });
    expect([status, failure.issues]).toEqual([400, [{ path, message }]]);
  });

  it('has a unique name in its source, ignoring case, even when two are created at once', async () => {
    await create({ skillName: 'Turbine service' });
    expect((await create({ skillName: 'TURBINE  Service' })).failure.issues).toEqual([
      { path: 'skillName', message: 'This skill already exists' },
    ]);
    expect((await create({ skillName: 'Turbine service', sourceId: 2 })).status).toBe(200);
    const twins = await Promise.all([create({ skillName: 'Twin' }), create({ skillName: 'twin' })]);
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('a name is checked in its source, except that of the skill itself', async () => {
  const { skillId } = (await create({ skillName: 'Yaw control' })).body;
  expect(await exists('YAW control', 1)).toBe(true);
  expect(await exists('yaw control', 2)).toBe(false);
  expect(await exists('yaw control', 1, skillId)).toBe(false);
});

it('a new family is created once per category', async () => {
  const family = (skillFamily: string, skillCategoryId = 1) =>
    as(3).call(createFamily, { body: { skillFamily, skillCategoryId } });
  const [first, again] = await Promise.all([family('Wind power'), family('WIND power')]);
  expect(first.body.id).toBe(again.body.id);
  expect((await family('Wind power', 2)).body.id).not.toBe(first.body.id);
  expect((await family('Wind power', 99)).status).toBe(400);
  const { families } = (await as().call(listFamilies, { query: { categoryIds: [1] } })).body;
  expect(families.filter(({ skillFamily }) => skillFamily.toLowerCase() === 'wind power')).toHaveLength(1);
  expect((await create({ skillName: 'Of a new family', skillFamilyId: first.body.id })).status).toBe(200);
});

describe('an updated skill', () => {
  it('requires the current revision; another one is answered with the record', async () => {
    const { skillId, rev } = (await create({ skillName: 'Gearbox check' })).body;
    const changed = await update(skillId, rev, { skillName: 'Gearbox service', skillStatus: 4 });
    expect(changed.body).toMatchObject({ skillName: 'Gearbox service', skillStatus: 4, rev: 1 });
    const stale = await update(skillId, rev, { skillName: 'Another' });
    expect([stale.failure.code, stale.failure.record]).toEqual([
      'stale',
      expect.objectContaining({ skillName: 'Gearbox service', rev: 1 }),
    ]);
    const found = await as().call(searchSkills, { body: { searchString: 'gearbox service' } });
    expect(found.body.skills.map((skill) => skill.skillId)).toContain(skillId);
  });

  it('keeps its source and its levels', async () => {
    const { skillId, rev, proficiencies } = (await create({ skillName: 'Pitch control' })).body;
    const moved = await as().call(updateSkill, {
      params: { skillId },
      body: { ...form({ skillName: 'Pitch control', sourceId: 2 }), rev },
    });
    expect(moved.failure.issues).toEqual([{ path: 'sourceId', message: 'The source of a skill cannot be changed.' }]);
    expect((await update(skillId, rev, { skillName: 'Pitch control' })).body.proficiencies).toEqual(proficiencies);
  });

  it('cannot take the name of another one, and an imported one keeps its identity', async () => {
    const imported = { externalId: 'esco:1', skillName: 'Aim', alternativeNames: [], embeddingDescription: '' };
    const place = { skillDescription: 'x', skillCategory: 'Digital Tools', skillFamily: 'Import' };
    const twin = { ...imported, externalId: 'esco:2' };
    const batch = {
      sourceId: 6,
      changeSet: 'import',
      skills: [imported, twin].map((newSkill) => ({ ...newSkill, ...place })),
    };
    const { skills } = (await service.asPeer('roles').call(importSkills, { body: batch })).body;
    const skillId = skills[0]?.skillId ?? 0;
    const { skillFamily } = (await read(skillId)).body;
    const fields = { skillCategoryId: 2, skillFamilyId: skillFamily.skillFamilyId };
    expect((await update(skillId, 0, { ...fields, skillName: 'aim' })).status).toBe(200);
    expect((await update(skillId, 1, { ...fields, skillName: 'Aiming' })).status).toBe(200);
    expect((await update(skillId, 2, { ...fields, skillName: 'AIM' })).status).toBe(409);
    const again = await service.asPeer('roles').call(importSkills, { body: batch });
    expect(again.body.skills.map((skill) => skill.skillId).sort()).toEqual(skills.map((skill) => skill.skillId).sort());
  });
});

describe('an SME', () => {
  it('can set the first three statuses, change skills in these only, and read published ones', async () => {
    expect((await create({ skillName: 'By an SME', skillStatus: 3 }, 3)).status).toBe(200);
    for (const skillStatus of [4, 5] as const)
      expect((await create({ skillName: 'Too far', skillStatus }, 3)).failure.issues?.[0]?.path).toBe('skillStatus');
    const { skillId, rev } = (await create({ skillName: 'Published one', skillStatus: 4 })).body;
    expect((await read(skillId, 3)).body).toMatchObject({ skillName: 'Published one' });
    const retired = (await create({ skillName: 'Retired one', skillStatus: 5 })).body;
    const refused = [await read(retired.skillId, 3), await update(skillId, rev, {}, 3), await remove(skillId, rev, 3)];
    expect(refused.map(({ status, failure }) => [status, failure.error])).toEqual(
      refused.map(() => [403, "User doesn't have access to this page"]),
    );
    await remove(skillId, rev);
    expect((await restore(skillId, 3)).status).toBe(404);
    const { skills } = (await as(3).call(listDeletedSkills, {})).body;
    expect(skills.map((skill) => skill.skillId)).not.toContain(skillId);
  });
});

describe('a deleted skill', () => {
  const deletedNames = async () =>
    (await as().call(listDeletedSkills, {})).body.skills.map(({ skillName }) => skillName);

  it('is hidden, releases its name, and can be restored for 30 days', async () => {
    const { skillId, rev } = (await create({ skillName: 'Mast climbing' })).body;
    expect((await remove(skillId, rev + 1)).failure.code).toBe('stale');
    expect((await remove(skillId, rev)).body).toEqual({ done: true });
    expect((await read(skillId)).status).toBe(404);
    expect(await deletedNames()).toContain('Mast climbing');
    expect((await restore(skillId)).body).toMatchObject({ skillName: 'Mast climbing', rev: 2 });
    expect((await read(skillId)).status).toBe(200);
    expect(await deletedNames()).not.toContain('Mast climbing');
    expect((await restore(skillId)).status).toBe(404);

    await remove(skillId, 2);
    const deletedAt = now;
    now = new Date('2026-04-02T10:00:00Z');
    expect([await deletedNames(), (await restore(skillId)).status]).toEqual([[], 404]);
    now = deletedAt;
  });

  it('cannot be restored while another skill of its source has its name', async () => {
    const { skillId, rev } = (await create({ skillName: 'Rope access' })).body;
    await remove(skillId, rev);
    await create({ skillName: 'rope ACCESS' });
    const { status, failure } = await restore(skillId);
    expect([status, failure.error]).toEqual([409, 'This skill already exists']);
  });

  it('is found on an index', async () => {
    const filter = { deletedAt: { $gte: new Date(0) }, skillStatus: { $in: [1] } };
    const plan = await service.kit.db
      .collection('skill')
      .find(filter)
      .sort({ deletedAt: -1, nameKey: -1, _id: -1 })
      .explain('executionStats');
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('deletedAt_1_nameKey_1__id_1');
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('"SORT"');
  });
});

it('a name is checked on an index', async () => {
  const { executionStats } = await service.kit.db
    .collection('skill')
    .find({ sourceId: 1, nameKey: 'sql', deletedAt: null })
    .explain('executionStats');
  expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(1);
});
