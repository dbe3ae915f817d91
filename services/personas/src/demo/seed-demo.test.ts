import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import * as roleCalls from '@skills-architect/contracts/roles';
import * as skillCalls from '@skills-architect/contracts/skills';
import { aClient, aRole } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { personasService } from '../app';
import { aSkill } from '../skills.fixtures';
import { demoPersonas } from './demo-personas';

const RANKS = ['Individual Contributor', 'Team Lead', 'Manager', 'Head of Department', 'Director'];
const personas = demoPersonas();
const deviations = personas.flatMap(({ skills }) => skills ?? []);
const idIn = (names: string[]) => (name: string) => names.indexOf(name) + 1;
const unique = (names: (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))];

const skillNames = unique(
  deviations.flatMap(({ levels, added, removed }) => [
    ...Object.keys(levels),
    ...added.map(({ name }) => name),
    ...removed,
  ]),
);
const skillId = idIn(skillNames);
const roleNames = unique(personas.map(({ industryRole }) => industryRole));
const proficiencyId = (name: string, level: number) => skillId(name) * 10 + level;

/** A role requires all skills that its personas change or remove, at level 3. */
const skillsOfRole = (roleName: string) =>
  unique(
    personas
      .filter(({ industryRole }) => industryRole === roleName)
      .flatMap(({ skills }) => [...Object.keys(skills?.levels ?? {}), ...(skills?.removed ?? [])]),
  ).map((name) => ({
    skillId: skillId(name),
    proficiencyId: proficiencyId(name, 3),
    levelNumber: 3,
    skillCriticality: 'High',
  }));

const skills = skillNames.map((skillName) => aSkill(skillId(skillName), { skillName }));
const roles = roleNames.map((roleName) => aRole(idIn(roleNames)(roleName), { roleName }));
const peers = peerAnswers(
  [getClient, ({ params }: { params: { clientId: number } }) => aClient(params.clientId)],
  [skillCalls.searchSkills, () => ({ skills, total: skillNames.length })],
  [
    skillCalls.skillsByIds,
    ({ body }: { body: { skillIds: number[] } }) => ({
      skills: skills.filter((skill) => body.skillIds.includes(skill.skillId)),
    }),
  ],
  [roleCalls.searchRoles, () => ({ roles, total: roles.length })],
  [roleCalls.rolesByIds, () => ({ roles })],
  [
    roleCalls.roleSkillsByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: roles
        .filter(({ roleId }) => body.roleIds.includes(roleId))
        .map(({ roleId, roleName }) => ({ roleId, skills: skillsOfRole(roleName) })),
    }),
  ],
  [
    roleCalls.listLeadershipRoles,
    () => ({
      leadershipRoles: RANKS.map((leadershipRoleName, index) => ({ leadershipRoleId: index + 1, leadershipRoleName })),
    }),
  ],
);

const architect = aUser(4);
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'personas', build: personasService({ demo: true }), peers });
  await service.service.seed();
});
afterAll(() => service.close());

const list = async (clientId: number, query: object = {}) =>
  (await service.as(architect).call(calls.listPersonas, { query: { clientId, pagesize: 100, ...query } })).body;
const readPersona = async (personaId: number) =>
  (await service.as(architect).call(calls.getPersona, { params: { personaId } })).body;
const listSkills = async (personaId: number) =>
  (await service.as(architect).call(calls.listPersonaSkills, { params: { personaId } })).body;

describe('the seeded personas', () => {
  it('exist once for each client, also after a restart of the service', async () => {
    await service.service.seed();
    expect((await list(1)).total + (await list(2)).total + (await list(3)).total).toBe(personas.length);
  });

  it('are in departments that exist once', async () => {
    const { body } = await service.as(architect).call(calls.listPersonaGroups, { query: { clientId: 1 } });
    const expected = personas.filter(({ clientId }) => clientId === 1).map(({ group }) => group);
    expect(body.groups.map(({ personaGroupName }) => personaGroupName)).toEqual([...new Set(expected)].toSorted());
  });

  it('have all their texts', async () => {
    const [{ personaId = 0 } = {}] = personas.filter(({ name }) => name === 'Night Shift Lead Warehouse');
    const persona = await readPersona(personaId);
    expect([persona.industryRole?.roleName, persona.leadershipRole?.leadershipRoleName]).toEqual([
      'Warehouse Supervisor',
      'Team Lead',
    ]);
    expect(persona.rolesResponsibilities.split('|')).toContain(
      'Decide who picks, who drives a forklift and who loads which dock',
    );
  });

  it('that are not matched have no role and no skills', async () => {
    const { data } = await list(3);
    const waiting = data.filter(({ industryRole }) => industryRole === null);
    expect(waiting.map(({ personaName, skills }) => [personaName, skills])).toEqual(
      expect.arrayContaining([['Brand and Trade Fair Lead', 0]]),
    );
    expect(waiting).toHaveLength(3);
  });

  it('have their fixed ids', async () => {
    expect([(await readPersona(2439)).personaName, (await readPersona(2305)).personaName]).toEqual([
      'Tracking Portal Developer',
      'Product Software Engineer',
    ]);
  });
});

describe('the skills of a seeded persona', () => {
  it('have the company’s levels beside those of the industry', async () => {
    const { skills } = await listSkills(2439);
    const skillsByName = new Map(skills.map((skill) => [skill.skillName, skill]));
    expect(skillsByName.get('API design')).toMatchObject({
      levelNumber: 4,
      industryLevelNumber: 3,
      skillAddedFrom: 'Industry Role',
      skillCriticality: 'High',
    });
    expect(skillsByName.get('Web development')).toMatchObject({
      levelNumber: 4,
      industryLevelNumber: null,
      skillAddedFrom: 'Add Skill',
    });
    expect(skillsByName.get('Container platforms')).toMatchObject({ levelNumber: null, industryLevelNumber: 3 });
  });

  it('exclude removed ones permanently', async () => {
    const { skills, excludedRoleSkills } = await listSkills(2439);
    expect(skills.map(({ skillName }) => skillName)).not.toContain('Refactoring');
    expect(excludedRoleSkills).toEqual([skillId('Refactoring')]);
  });
});

it('a persona created later gets a new id', async () => {
  const created = await service.as(architect).call(calls.createPersona, {
    query: { clientId: 1 },
    body: { groupName: 'Operations', personaName: 'Yard Marshal', industryRoleId: 1 },
  });
  expect(created.body.personaId).toBe(2440);
});
