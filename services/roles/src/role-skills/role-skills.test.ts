import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addLeadershipSkills,
  addRoleSkill,
  addRoleSkills,
  createFunction,
  createRole,
  deleteLeadershipSkill,
  deleteLeadershipSkillLevels,
  deleteRoleSkill,
  deleteRoleSkillLevels,
  getRole,
  listLeadershipSkills,
  listRoleSkills,
  putLeadershipSkillLevels,
  putRoleSkillLevels,
  restoreRoleVersion,
  roleHistory,
  updateLeadershipSkill,
  updateRoleSkill,
} from '@skills-architect/contracts/roles';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { deletedSkills, peers } from './role-skills.fixtures';

let service: Awaited<ReturnType<typeof testService>>;
let roleId = 0;
let functionId = 0;
let count = 0;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: false }), peers });
  await service.service.seed();
  const stamp = { rev: 0, deletedAt: null, changeSet: 'test' };
  const subSector = { subsector: 'Energy', nameKey: 'energy', subsectorTypeId: 1, sourceIds: [1] };
  await service.kit.db.collection<{ _id: number }>('subsector').insertOne({ _id: 1, ...subSector, ...stamp });
  const department = await as().call(createFunction, { body: { functionName: 'Wind', subsectorId: 1 } });
  functionId = department.body.functionId;
});
afterAll(() => service.close());

const as = (userType: 1 | 3 | 4 = 4) => service.as(aUser(userType, [1]));
const newRole = async (roleStatus: 1 | 4 = 1) => {
  count += 1;
  const form = { roleName: `Role ${count}`, subsectorId: 1, functionId, occupation: 'Any', leadershipRoleId: 1 };
  const texts = { roleDescription: 'Any', roleandResponsibilities: 'Any', sourceId: 1, roleStatus };
  return (await as().call(createRole, { body: { ...form, ...texts } })).body.roleId;
};
beforeEach(async () => {
  roleId = await newRole();
});

const skill = (skillId: number, proficiencyId: number, skillCriticality: 'High' | '' = 'High') => ({
  skillId,
  proficiencyId,
  skillCriticality,
  skillAddedFrom: 'Add Skill',
});
const add = (skills: ReturnType<typeof skill>[], userType?: 1 | 3) =>
  as(userType).call(addRoleSkills, { params: { roleId }, body: { skills } });
const putLevels = (
  skillId: number,
  proficiencyIds: number[],
  former?: { proficiencyId: number; skillCriticality: 'High' }[],
) =>
  as().call(putRoleSkillLevels, {
    params: { industryRoleId: roleId, skillId },
    body: { proficiencyIds, skillCriticality: 'Low', former },
  });
const readExpected = async () => {
  const { skills } = (await as().call(listRoleSkills, { params: { roleId }, query: {} })).body;
  return skills.map(({ skillId, proficiencyId, levelNumber, skillCriticality }) => [
    skillId,
    proficiencyId,
    levelNumber,
    skillCriticality,
  ]);
};

describe('adding skills', () => {
  it('adds the skill of one level by its address', async () => {
    const post = (proficiencyId: number, body: { proficiencyId?: number; skillCriticality?: 'High' } = {}) =>
      as().call(addRoleSkill, { params: { roleId, proficiencyId }, body });
    expect((await post(112, { proficiencyId: 112, skillCriticality: 'High' })).status).toBe(200);
    expect(await readExpected()).toEqual([[1, 112, 2, 'High']]);
    const failures = await Promise.all([post(113), post(411), post(211, { proficiencyId: 212 }), post(911)]);
    expect(failures.map(({ failure }) => failure.issues?.[0]?.message ?? failure.error)).toEqual([
      'Skill is already mapped to the Industry role',
      'set proficiency level for all schemes',
      'The address names another level.',
      'This level was not found.',
    ]);
  });

  it('stores level and criticality for each scheme, and publishes an event', async () => {
    const eventReceived = new Promise((resolve) => {
      const unlisten = service.kit.events.listen(({ data, to }) => {
        if (!Array.isArray(data.ids) || !data.ids.includes(roleId)) return;
        unlisten();
        resolve([to, data.resource]);
      });
    });
    const { body } = await add([skill(1, 112), skill(4, 411, ''), skill(4, 423, '')]);
    expect(body.skills).toHaveLength(3);
    expect(body.skills[0]).toMatchObject({ skillName: 'Skill 1', skillAddedFrom: 'Add Skill' });
    expect(await readExpected()).toEqual([
      [1, 112, 2, 'High'],
      [4, 411, 1, ''],
      [4, 423, 3, ''],
    ]);
    expect(await eventReceived).toEqual([{ all: true }, 'industryRoles']);
    expect((await as().call(getRole, { params: { roleId } })).body.rev).toBe(1);
  });

  it('refuses a skill that the role has already, also when two users add it at once', async () => {
    const both = await Promise.all([add([skill(1, 112)]), add([skill(1, 113)])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await add([skill(2, 211), skill(1, 111)])).failure.error).toBe(
      'Skill is already mapped to the Industry role',
    );
    expect(await readExpected()).toHaveLength(1);
  });

  it.each<[string, ReturnType<typeof skill>[], string]>([
    ['a level of another skill', [skill(1, 211)], 'please select levels for choosen skills'],
    ['one scheme of two', [skill(4, 411)], 'set proficiency level for all schemes'],
    ['a leadership skill', [skill(5, 511)], 'Skill 5 is not one of the Functional Skills or Digital Tools.'],
    ['an unknown skill', [skill(9, 911)], 'One of the skills no longer exists.'],
  ])('refuses %s', async (_, skills, message) => {
    const { status, failure } = await add(skills);
    expect([status, failure.issues]).toEqual([400, [{ path: 'skills', message }]]);
  });

  it('is for library staff; an SME can only change roles in the statuses offered to them', async () => {
    expect((await add([skill(1, 111)], 1)).status).toBe(403);
    expect((await add([skill(1, 111)], 3)).status).toBe(200);
    roleId = await newRole(4);
    expect((await add([skill(1, 111)], 3)).status).toBe(403);
  });
});

describe('changing a skill', () => {
  beforeEach(() => add([skill(1, 112), skill(4, 411), skill(4, 423), skill(2, 211)]));

  it('sets the levels of all schemes in place', async () => {
    expect((await putLevels(4, [413, 421])).status).toBe(200);
    expect(await readExpected()).toEqual([
      [1, 112, 2, 'High'],
      [4, 413, 3, 'Low'],
      [4, 421, 1, 'Low'],
      [2, 211, 1, 'High'],
    ]);
    expect((await putLevels(4, [413])).failure.issues?.[0]?.message).toBe('set proficiency level for all schemes');
    expect((await putLevels(3, [311])).status).toBe(404);
  });

  it('a skill that another user has deleted is added again by a caller who knows that', async () => {
    const seen = [{ proficiencyId: 112, skillCriticality: 'High' as const }];
    await as().call(deleteRoleSkillLevels, { params: { industryRoleId: roleId, skillId: 1 } });
    const { status, failure } = await putLevels(1, [113], seen);
    expect([status, failure]).toMatchObject([409, { code: 'stale', record: { skills: [] } }]);
    expect((await putLevels(1, [113], [])).status).toBe(200);
    expect((await readExpected()).at(-1)).toEqual([1, 113, 3, 'Low']);
    expect((await putLevels(1, [111], [])).failure.code).toBe('stale');
    expect((await putLevels(5, [511], [])).failure.issues?.[0]?.message).toBe(
      'Skill 5 is not one of the Functional Skills or Digital Tools.',
    );
  });

  it('answers with another user’s concurrent change, and does not affect other skills', async () => {
    const seen = [{ proficiencyId: 112, skillCriticality: 'High' as const }];
    expect((await putLevels(2, [212])).status).toBe(200);
    expect((await putLevels(1, [113], seen)).status).toBe(200);
    const { status, failure } = await putLevels(1, [111], seen);
    expect([status, failure.code, failure.record]).toEqual([
      409,
      'stale',
      { skills: [expect.objectContaining({ proficiencyId: 113, skillCriticality: 'Low' })] },
    ]);
  });

  it('changes one level or its criticality', async () => {
    const patch = (proficiencyId: number, body: { proficiencyId?: number; skillCriticality?: 'Low' }) =>
      as().call(updateRoleSkill, { params: { roleId, proficiencyId }, body });
    expect((await patch(112, { skillCriticality: 'Low' })).status).toBe(200);
    expect((await patch(423, { proficiencyId: 422 })).status).toBe(200);
    expect(await readExpected()).toEqual([
      [1, 112, 2, 'Low'],
      [4, 411, 1, 'High'],
      [4, 422, 2, 'High'],
      [2, 211, 1, 'High'],
    ]);
    expect((await patch(422, { proficiencyId: 411 })).status).toBe(400);
    expect((await patch(999, { skillCriticality: 'Low' })).status).toBe(404);
  });

  it('removes a level, or the skill with all its levels', async () => {
    await as().call(deleteRoleSkill, { params: { roleId, proficiencyId: 112 } });
    const { audit } = await as().call(deleteRoleSkillLevels, { params: { industryRoleId: roleId, skillId: 4 } });
    expect(audit.details).toEqual({ skillId: 4 });
    expect(await readExpected()).toEqual([[2, 211, 1, 'High']]);
    const again = await as().call(deleteRoleSkillLevels, { params: { industryRoleId: roleId, skillId: 4 } });
    expect(again.status).toBe(404);
  });
});

it('skills of a leadership role belong to their source', async () => {
  const leadershipRoleId = 1;
  const params = { leadershipRoleId, skillId: 5 };
  const ofSource = async (sourceId: number) =>
    (await as().call(listLeadershipSkills, { params: { leadershipRoleId, sourceId } })).body.skills
      .filter(({ skillId }) => skillId === 5)
      .map(({ proficiencyId }) => proficiencyId);
  const adding = (newSkill: ReturnType<typeof skill>) =>
    as().call(addLeadershipSkills, { params: { leadershipRoleId }, body: { skills: [newSkill] } });
  expect((await adding(skill(1, 111))).status).toBe(400);
  expect((await adding(skill(5, 511))).status).toBe(200);
  expect((await adding(skill(5, 511))).status).toBe(409);
  expect([await ofSource(1), await ofSource(2)]).toEqual([[511], []]);
  const body = { proficiencyIds: [513], skillCriticality: 'Low' as const };
  await as().call(putLeadershipSkillLevels, { params, body });
  expect(await ofSource(1)).toEqual([513]);
  await as().call(deleteLeadershipSkillLevels, { params });
  expect(await ofSource(1)).toEqual([]);

  await adding(skill(5, 511));
  const level = { leadershipRoleId, proficiencyId: 511 };
  await as().call(updateLeadershipSkill, { params: level, body: { proficiencyId: 512 } });
  expect(await ofSource(1)).toEqual([512]);
  await as().call(deleteLeadershipSkill, { params: { ...level, proficiencyId: 512 } });
  expect(await ofSource(1)).toEqual([]);
});

describe('the history of a role', () => {
  it('shows its skills with their levels, and a former version can be restored', async () => {
    const params = { roleId };
    await as().call(addRoleSkills, { params, body: { skills: [skill(1, 112), skill(2, 213, '')] } });
    await as().call(deleteRoleSkill, { params: { ...params, proficiencyId: 112 } });
    const { versions } = (await as().call(roleHistory, { params })).body;
    const skills = versions.map(({ fields }) => fields.find(({ field }) => field === 'Skills')?.value);
    expect(skills).toEqual(['Skill 2: Level 3', 'Skill 1: Level 2, High\nSkill 2: Level 3', '']);
    const restored = await as().call(restoreRoleVersion, { params, body: { rev: 2, version: 1 } });
    expect(restored.body).toMatchObject({ roleId, rev: 3 });
    const now = (await as().call(listRoleSkills, { params, query: { includeUnPublished: true } })).body;
    expect(now.skills.map(({ proficiencyId }) => proficiencyId)).toEqual([112, 213]);
  });

  it('names a skill that is deleted from the library', async () => {
    const params = { roleId };
    await as().call(addRoleSkills, { params, body: { skills: [skill(1, 112), skill(2, 213)] } });
    deletedSkills.add(2);
    const { versions } = (await as().call(roleHistory, { params })).body;
    deletedSkills.clear();
    const skills = versions[0]?.fields.find(({ field }) => field === 'Skills')?.value;
    expect(skills).toBe('Skill 1: Level 2, High\nSkill 2 (deleted): Level 3, High');
  });
});
