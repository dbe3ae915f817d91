import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { getClient } from '@skills-architect/contracts/admin';
import {
  careerProgressionData,
  getCareerPath,
  getCareerStep,
  listCareerRoles,
} from '@skills-architect/contracts/explorer';
import { careersByIds, roleChanges, rolesByIds, translatedRoleNames } from '@skills-architect/contracts/roles';
import { skillsByIds, translatedSkillNames } from '@skills-architect/contracts/skills';
import { aClient, aRole } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { explorerService } from '../app';

const DRAFT_SKILL = 99;
const rank = (leadershipRoleId: number) => ({ leadershipRole: { leadershipRoleId, leadershipRoleName: 'Level' } });
const library = new Map([
  [1, { role: aRole(1, { roleName: 'Data Analyst', ...rank(1) }), skills: { 1: 2, 2: 2 } }],
  [2, { role: aRole(2, { roleName: 'Data Engineer', ...rank(1) }), skills: { 1: 3, 2: 2, 3: 2 } }],
  [
    3,
    { role: aRole(3, { roleName: 'Head of Data', ...rank(2) }), skills: { 1: 2, 2: 4, 3: 3, 4: 3, [DRAFT_SKILL]: 1 } },
  ],
  [4, { role: aRole(4, { roleName: 'Gardener', ...rank(1) }), skills: { 7: 2, 8: 2 } }],
  [
    5,
    { role: aRole(5, { roleName: 'Data Steward', sourceId: 2, source: 'Other', ...rank(1) }), skills: { 1: 2, 2: 2 } },
  ],
  [6, { role: aRole(6, { roleName: 'Draft of a role', roleStatus: 1 }), skills: { 1: 2, 2: 2 } }],
]);
const links = new Map([[1, [{ roleId: 4, direction: 'vertical' }]]]);
const skill = (skillId: number) => ({
  skillId,
  skillName: `Skill ${skillId}`,
  skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
  skillFamily: { skillFamilyId: 1, skillFamily: 'Data' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  skillStatus: skillId === DRAFT_SKILL ? 1 : 4,
  proficiencies: [],
});

type Ids = { body: { roleIds: number[] } };
const peers = peerAnswers(
  [translatedRoleNames, () => ({ records: [{ id: 4, names: [{ language: 'de', name: 'Gärtner' }] }] })],
  [translatedSkillNames, () => ({ records: [{ id: 3, names: [{ language: 'de', name: 'Können 3' }] }] })],
  [
    roleChanges,
    () => ({ roles: [...library.values()].map(({ role }) => ({ ...role, deleted: false })), next: '', more: false }),
  ],
  [rolesByIds, ({ body }: Ids) => ({ roles: body.roleIds.flatMap((id) => library.get(id)?.role ?? []) })],
  [
    careersByIds,
    ({ body }: Ids) => ({
      roles: body.roleIds.map((roleId) => ({
        roleId,
        skills: Object.entries(library.get(roleId)?.skills ?? {}).map(([id, levelNumber]) => ({
          skillId: Number(id),
          levelNumber,
        })),
        careerLinks: links.get(roleId) ?? [],
      })),
    }),
  ],
  [skillsByIds, ({ body }: { body: { skillIds: number[] } }) => ({ skills: body.skillIds.map(skill) })],
  [getClient, () => aClient(1, { sourceIds: [1] })],
);

type Explorer = Awaited<ReturnType<typeof testService>>;
let first: Explorer;
let second: Explorer;
beforeAll(async () => {
  first = await testService({ name: 'explorer', build: explorerService(), peers });
  second = await testService({ name: 'explorer', build: explorerService(), peers, beside: first.place });
  await first.kit.projections.settle();
});
afterAll(async () => {
  await second.stop();
  await first.close();
});

const staff = aUser(4);
const readGraph = async (roleId: number, user = staff, of = first) =>
  (await of.as(user).call(careerProgressionData, { params: { roleId } })).body;

it('shows explicitly set steps first, then by similarity, with their direction and skill counts', async () => {
  const { role, childRoles } = await readGraph(1);
  expect(role.roleName).toBe('Data Analyst');
  expect(
    childRoles.map((childRole) => [
      childRole.roleName,
      childRole.direction,
      childRole.leads,
      childRole.isSet,
      childRole.toGain,
      childRole.toRaise,
      childRole.there,
    ]),
  ).toEqual([
    ['Gardener', 'vertical', 'to', true, 2, 0, 0],
    ['Data Steward', 'lateral', 'to', false, 0, 0, 2],
    ['Data Engineer', 'lateral', 'to', false, 1, 1, 1],
    ['Head of Data', 'vertical', 'to', false, 2, 1, 1],
  ]);
  expect((await readGraph(3)).childRoles.map(({ roleName, leads }) => [roleName, leads])).toContainEqual([
    'Data Analyst',
    'from',
  ]);
});

it('shows client users the roles of their sources only', async () => {
  expect((await readGraph(1, aUser(1, [1]))).childRoles.map(({ roleName }) => roleName)).not.toContain('Data Steward');
  for (const roleId of [5, 6, 77]) {
    const { status } = await first.as(aUser(1, [1])).call(careerProgressionData, { params: { roleId } });
    expect([roleId, status]).toEqual([roleId, 404]);
  }
});

it('lists the skills that a step asks for, without unpublished ones', async () => {
  const { body } = await first.as(staff).call(getCareerStep, { params: { roleId: 1, toRoleId: 3 } });
  const formatLevels = (skills: typeof body.gain) =>
    skills.map(({ skillName, fromLevel, toLevel }) => `${skillName}: ${fromLevel} to ${toLevel}`);
  expect([formatLevels(body.gain), formatLevels(body.raise), formatLevels(body.there)]).toEqual([
    ['Skill 3: 0 to 3', 'Skill 4: 0 to 3'],
    ['Skill 2: 2 to 4'],
    ['Skill 1: 2 to 2'],
  ]);
});

it('finds a path in which nothing is learned twice', async () => {
  const { body } = await first.as(staff).call(getCareerPath, { params: { roleId: 5, toRoleId: 3 } });
  expect(body.steps.at(-1)?.to.roleName).toBe('Head of Data');
  const gained = body.steps.flatMap(({ gain }) => gain.map(({ skillId }) => skillId));
  expect(gained.toSorted()).toEqual([3, 4]);
  const none = await first.as(staff).call(getCareerPath, { params: { roleId: 1, toRoleId: 5 } });
  expect(none.body.steps).toHaveLength(1);
});

it('lists the roles by name, an exact match first', async () => {
  const { body } = await first.as(staff).call(listCareerRoles, { query: { name: 'data' } });
  expect([body.total, body.roles.map(({ roleName }) => roleName)]).toEqual([
    4,
    ['Data Analyst', 'Data Engineer', 'Data Steward', 'Head of Data'],
  ]);
});

it('are named in the language of the user, found by their names in any language, and otherwise marked', async () => {
  const reader = { ...staff, language: 'de' };
  const found = await first.as(reader).call(listCareerRoles, { query: { name: 'gärt' } });
  expect(found.body.roles).toMatchObject([{ roleName: 'Gärtner' }]);
  const { body } = await first.as(staff).call(listCareerRoles, { query: { name: 'gärt' } });
  expect(body.roles).toMatchObject([{ roleName: 'Gardener' }]);
  const step = await first.as(reader).call(getCareerStep, { params: { roleId: 1, toRoleId: 2 } });
  expect(step.body).toMatchObject({
    from: { roleName: 'Data Analyst', nameLanguage: 'en' },
    gain: [{ skillId: 3, skillName: 'Können 3' }],
  });
  expect(step.body.gain[0]).not.toHaveProperty('nameLanguage');
});

it('every process sees a changed role once it is copied', async () => {
  expect((await readGraph(1, staff, second)).role.roleName).toBe('Data Analyst');
  library.set(1, { role: aRole(1, { roleName: 'Insight Analyst', ...rank(1) }), skills: { 1: 2, 2: 2 } });
  await first.kit.events.publish({
    to: { all: true },
    name: EVENT.changed,
    data: { resource: 'industryRoles', ids: [1] },
  });
  await first.kit.projections.settle();
  expect((await readGraph(1, staff, second)).role.roleName).toBe('Insight Analyst');
  expect((await readGraph(1)).role.roleName).toBe('Insight Analyst');
});
