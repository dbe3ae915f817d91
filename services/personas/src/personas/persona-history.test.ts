import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { RecordVersion } from '@skills-architect/contracts';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { deletedSkills, startPersonas, type TestPersonas } from './personas.fixtures';

let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
});
afterAll(async () => {
  await personas.service.close();
});

const as = (user = aUser(1, [1])) => personas.service.as(user);
const create = async (overrides: object = {}) => (await personas.create(overrides)).body;
const update = (persona: calls.Persona, rev: number, overrides: object) =>
  as().call(calls.updatePersona, {
    params: { personaId: persona.personaId },
    body: { groupName: 'Data', personaName: persona.personaName, industryRoleId: 1, rev, ...overrides },
  });
const history = async (personaId: number) => (await as().call(calls.personaHistory, { params: { personaId } })).body;
const skillsHistory = async (personaId: number) =>
  (await as().call(calls.personaSkillsHistory, { params: { personaId } })).body;
const restore = (personaId: number, rev: number, version: number, user?: ReturnType<typeof aUser>) =>
  as(user).call(calls.restorePersonaVersion, { params: { personaId }, body: { rev, version } });
const findField = (version: RecordVersion | undefined, field: string) =>
  version?.fields.find((candidate) => candidate.field === field)?.value;
const skills = async (personaId: number) => (await as().call(calls.listPersonaSkills, { params: { personaId } })).body;
const saveSkills = (personaId: number, rev: number, form: Partial<calls.PersonaSkillsForm>) =>
  as(aUser(4)).call(calls.savePersonaSkills, {
    params: { personaId },
    body: { rev, skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [], ...form },
  });
const restoreSkills = (personaId: number, rev: number, version: number, user = aUser(4)) =>
  as(user).call(calls.restorePersonaSkillsVersion, { params: { personaId }, body: { rev, version } });
const anAddedSkill = (skillId: number, level: number, skillAddedFrom: calls.SkillAddedFrom = 'Add Skill') => ({
  skillProficiencyMappings: [
    { skillId, proficiencyId: skillId * 10 + level, skillCriticality: 'Low' as const, skillAddedFrom },
  ],
});

it('lists who changed which field of a persona and when', async () => {
  const persona = await create();
  await update(persona, 0, { groupName: 'Insight', industryRoleId: 5, rolesResponsibilities: 'Plans|Builds' });
  const { versions, total } = await history(persona.personaId);
  expect([total, versions.map(({ event }) => event)]).toEqual([2, ['changed', 'created']]);
  expect(versions[0]?.user.userName).toMatch(/^User \d+$/);
  for (const [field, now, before] of [
    ['Group Name', 'Insight', persona.personaGroup.personaGroupName],
    ['Industry Role', 'Role 5', 'Role 1'],
    ['Roles and Responsibilities', 'Plans\nBuilds', persona.rolesResponsibilities],
  ] as const)
    expect(versions.map((version) => findField(version, field))).toEqual([now, before]);
});

it('restores a persona with its group, its industry role and the skills of that role', async () => {
  const persona = await create();
  await update(persona, 0, { groupName: 'Insight', personaName: 'Renamed', industryRoleId: 5 });
  const { status, body } = await restore(persona.personaId, 1, 0);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    personaName: persona.personaName,
    personaGroup: persona.personaGroup,
    industryRole: { roleId: 1 },
    rev: 2,
  });
  expect((await skills(persona.personaId)).skills.map(({ skillId }) => skillId)).toEqual([1, 2]);
  expect((await history(persona.personaId)).total).toBe(3);
});

it('lists who changed which skill and when, and restores the skills of a version', async () => {
  const { personaId } = await create();
  await saveSkills(personaId, 0, { ...anAddedSkill(7, 2), skillIdsToRemoveFromPersona: [1] });
  const { versions } = await skillsHistory(personaId);
  expect(versions.map((version) => findField(version, 'Skills'))).toEqual([
    'Skill 2: Level 3, High\nSkill 7: Level 2, Low',
    'Skill 1: Level 3, High\nSkill 2: Level 3, High',
  ]);
  expect(findField(versions[0], 'Removed skills of the industry role')).toBe('Skill 1');
  const before = await skills(personaId);
  const { body } = await restoreSkills(personaId, 1, 0);
  expect(body.skills.map(({ skillId }) => skillId)).toEqual([1, 2]);
  expect(body.excludedRoleSkills).toEqual([]);
  const undone = await as().call(calls.undoPersonaSkills, { params: { personaId }, body: { rev: body.rev } });
  expect(undone.body.skills).toEqual(before.skills);
});

it('the history names skills that are deleted from the library', async () => {
  const { personaId } = await create();
  await saveSkills(personaId, 0, { skillIdsToRemoveFromPersona: [1] });
  deletedSkills.add(1).add(2);
  const { versions } = await skillsHistory(personaId);
  deletedSkills.clear();
  expect(findField(versions[0], 'Skills')).toBe('Skill 2 (deleted): Level 3, High');
  expect(findField(versions[0], 'Removed skills of the industry role')).toBe('Skill 1 (deleted)');
});

it('skills of a version from before another industry role count as added', async () => {
  const persona = await create();
  await update(persona, 0, { industryRoleId: 2 });
  const { body } = await restoreSkills(persona.personaId, 1, 0);
  expect(body.skills.map((skill) => [skill.skillId, skill.skillAddedFrom, skill.industryLevelNumber])).toEqual([
    [1, 'Add Skill', null],
    [2, 'Industry Role', 3],
  ]);
});

it('a client user cannot remove suggested skills by restoring', async () => {
  const { personaId } = await create();
  await saveSkills(personaId, 0, anAddedSkill(7, 2, 'Inferred Skill'));
  expect((await restoreSkills(personaId, 1, 0, aUser(1, [1]))).status).toBe(403);
});

it.each<[string, (persona: calls.Persona) => Promise<{ status: number; body: object }>, number, object]>([
  ['when it was changed meanwhile', ({ personaId }) => restore(personaId, 0, 0), 409, { code: 'stale' }],
  [
    'when another persona has its name by now',
    async ({ personaId, personaName }) => {
      await create({ personaName });
      return restore(personaId, 1, 0);
    },
    409,
    { error: 'Persona already exists for this client' },
  ],
  ['that does not exist', ({ personaId }) => restore(personaId, 1, 7), 404, { error: 'This version was not found.' }],
  ['of another client', ({ personaId }) => restore(personaId, 1, 0, aUser(1, [7])), 404, {}],
])('does not restore a version %s', async (_, attempt, status, body) => {
  const persona = await create();
  await update(persona, 0, { personaName: `Later ${persona.personaId}` });
  expect(await attempt(persona)).toMatchObject({ status, body });
});
