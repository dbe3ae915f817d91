import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  listLeadershipRoles,
  listLeadershipSkills,
  listRoleSkills,
  searchRoles,
} from '@skills-architect/contracts/roles';
import { rolesOfSkill } from '@skills-architect/contracts/skills';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

let service: Awaited<ReturnType<typeof testService>>;
/** A skill of several roles. */
let skillId = 0;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers: peersOfClients({}) });
  await service.seedDemo();
  const { roles } = (await service.as(aUser(4)).call(searchRoles, { body: { roleName: 'data engineer' } })).body;
  const roleId = roles[0]?.roleId ?? 0;
  const { skills } = (await service.as(aUser(4)).call(listRoleSkills, { params: { roleId } })).body;
  skillId = skills[0]?.skillId ?? 0;
});
afterAll(() => service.close());

const read = async (query = {}, userType: 3 | 4 = 4) =>
  (await service.as(aUser(userType)).call(rolesOfSkill, { params: { skillId }, query })).body;

it('lists the roles of a skill by name with the level that they expect, page by page', async () => {
  const all = await read({ pagesize: 1000 });
  const names = all.roles.map(({ roleName }) => roleName);
  expect(names).toContain('Data Engineer');
  expect(all.total).toBe(names.length);
  expect(all.roles.every(({ levelNumber }) => levelNumber >= 1 && levelNumber <= 5)).toBe(true);
  const pages = await Promise.all(names.map((_, offset) => read({ offset, pagesize: 1 })));
  expect(pages.flatMap(({ roles }) => roles.map(({ roleName }) => roleName))).toEqual(names);
  expect(all.roles.every(({ expected, proficiencyId }) => expected[0]?.proficiencyId === proficiencyId)).toBe(true);
  expect(await read({ pagesize: 1000 }, 3)).toEqual(all);
});

it('lists the leadership roles that have the skill', async () => {
  const staff = service.as(aUser(4));
  const { leadershipRoles } = (await staff.call(listLeadershipRoles, {})).body;
  const skillIds = await Promise.all(
    leadershipRoles.map(async ({ leadershipRoleId }) => {
      const { skills } = (await staff.call(listLeadershipSkills, { params: { leadershipRoleId, sourceId: 1 } })).body;
      return skills.map((skill) => skill.skillId);
    }),
  );
  const leadingSkill = skillIds.flat()[0] ?? 0;
  const { body } = await staff.call(rolesOfSkill, { params: { skillId: leadingSkill } });
  expect(body.leadershipRoles).toEqual(leadershipRoles.filter((_, index) => skillIds[index]?.includes(leadingSkill)));
  expect((await read()).leadershipRoles).toEqual([]);
});

it('reads only the roles of the skill', async () => {
  const { executionStats, queryPlanner } = await service.kit.db
    .collection('role')
    .find({ 'skills.skillId': skillId, deletedAt: null })
    .sort({ nameKey: 1, _id: 1 })
    .explain('executionStats');
  expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
  expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
});

it('client users cannot list the roles of a skill', async () => {
  expect((await service.as(aUser(1, [1])).call(rolesOfSkill, { params: { skillId } })).status).toBe(403);
});
