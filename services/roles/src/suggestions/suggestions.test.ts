import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  getSuggestedSkills,
  listLeadershipSkills,
  searchRoles,
  suggestLeadershipSkills,
  suggestRoleDescription,
  suggestRoleSkills,
  suggestWorkFunctions,
} from '@skills-architect/contracts/roles';
import { skillsByNames } from '@skills-architect/contracts/skills';
import { startChat } from '@skills-architect/library-service-kit/testing/chat';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { demoLeadershipRoles } from '../demo/demo-roles';
import { demoPeers } from '../demo/peers.fixtures';
import type { RoleDocument } from '../industry-roles/role-document';

let chat: Awaited<ReturnType<typeof startChat>>;
let service: Awaited<ReturnType<typeof testService>>;
/** Skills by name that the library has. */
const known: Record<string, number> = {};
beforeAll(async () => {
  chat = await startChat();
  const byNames = ({ body: { names } }: { body: { names: string[] } }) => ({
    skills: names.flatMap((name) => (known[name] ? [{ name, skillId: known[name] }] : [])),
  });
  service = await testService({
    name: 'roles',
    build: rolesService({ demo: true }, undefined, chat.settings),
    peers: peerAnswers(...demoPeers, [skillsByNames, byNames]),
  });
  await service.seedDemo();
});
afterAll(async () => {
  await service.close();
  await chat.close();
});
beforeEach(() => {
  chat.asked.length = 0;
});

const as = (userType: 3 | 4 = 4) => service.as(aUser(userType));
const ROLE = {
  roleName: 'Cloud Data Engineer',
  subsectorId: 1,
  functionName: 'Data',
  leadershipRoleId: 1,
  askedOf: 'library',
} as const;
const find = async (roleName: string) => {
  const { body } = await as().call(searchRoles, { body: { roleName } });
  const role = body.roles.find((candidate) => candidate.roleName === roleName);
  if (!role) throw new Error(`there is no ${roleName}`);
  return role.roleId;
};

it('texts come from similar roles, which are listed, but not from the role itself', async () => {
  const { body } = await as().call(suggestRoleDescription, { body: ROLE });
  expect(body.source).toBe('library');
  expect(body.suggestions[0]).toMatchObject({ records: [{ kind: 'role', name: 'Data Engineer' }] });
  const roleId = await find('Data Engineer');
  const own = await as().call(suggestRoleDescription, { body: { ...ROLE, roleName: 'Data Engineer', roleId } });
  expect(own.body.suggestions.flatMap(({ records }) => records.map(({ id }) => id))).not.toContain(roleId);
  const functions = await as(3).call(suggestWorkFunctions, { body: ROLE });
  expect(functions.body.suggestions[0]).toMatchObject({ name: expect.any(String), records: [{ kind: 'role' }] });
  expect(functions.body.suggestions[0]?.tasks.length).toBeGreaterThan(0);
  expect(chat.asked).toEqual([]);
});

it('skills are those of similar roles that this one does not have, each with a level', async () => {
  const roleId = await find('Data Engineer');
  const { body } = await as().call(suggestRoleSkills, { params: { roleId }, body: { askedOf: 'library' } });
  const stored = await service.kit.db.collection<RoleDocument>('role').findOne({ _id: roleId });
  const owned = stored?.skills.map(({ skillId }) => skillId);
  expect(body.skills.length).toBeGreaterThan(3);
  for (const { skill, aiSuggestedLevel, records } of body.skills) {
    expect(owned).not.toContain(skill.skillId);
    expect(skill.proficiencies.map(({ proficiencyId }) => proficiencyId)).toEqual(
      expect.arrayContaining(aiSuggestedLevel),
    );
    expect([aiSuggestedLevel.length, records.length > 0]).toEqual([1, true]);
  }
  const byBody = await as().call(getSuggestedSkills, { body: { roleId, askedOf: 'library' } });
  expect(byBody.body).toEqual(body);
  expect((await as().call(getSuggestedSkills, { body: { roleId: 99_999 } })).failure.code).toBe('not-found');
  const outside = body.nonExistingSkills.map(({ skillName }) => skillName);
  expect(outside).toContain('Measure data quality');
  known['Measure data quality'] = 1;
  const again = await as().call(suggestRoleSkills, { params: { roleId }, body: { askedOf: 'library' } });
  expect(again.body.nonExistingSkills.map(({ skillName }) => skillName)).toEqual(
    outside.filter((name) => name !== 'Measure data quality'),
  );
});

it('skills that the description names come first', async () => {
  const roleId = await find('Data Engineer');
  const ask = async () =>
    (await as().call(suggestRoleSkills, { params: { roleId }, body: { askedOf: 'library' } })).body;
  const last = (await ask()).skills.at(-1)?.skill;
  const role = service.kit.db.collection<RoleDocument>('role');
  await role.updateOne({ _id: roleId }, { $set: { roleDescription: `Needs '${last?.skillName}'` } });
  expect((await ask()).skills[0]?.skill.skillId).toBe(last?.skillId);
});

it('skills that cannot be suggested do not take the place of those named in the description', async () => {
  const roleId = await find('Data Engineer');
  const ask = async () =>
    (await as().call(suggestRoleSkills, { params: { roleId }, body: { askedOf: 'library' } })).body.skills;
  const last = (await ask()).at(-1)?.skill.skillName ?? '';
  const ofLeaders = demoLeadershipRoles().flatMap(({ skills }) => Object.values(skills).flat());
  const named = new Set([...ofLeaders.map(({ name }) => name), last]);
  expect(named.size).toBeGreaterThan(10);
  const roleDescription = [...named].map((name) => `'${name}'`).join(', ');
  await service.kit.db.collection<RoleDocument>('role').updateOne({ _id: roleId }, { $set: { roleDescription } });
  expect((await ask())[0]?.skill.skillName).toBe(last);
});

it('skills of a leadership role are those of other leadership roles in its source, each with a level', async () => {
  const params = { leadershipRoleId: 1 };
  const owned = (await as().call(listLeadershipSkills, { params: { ...params, sourceId: 1 } })).body.skills;
  const ask = (sourceId: number) =>
    as(3).call(suggestLeadershipSkills, { params, body: { sourceId, askedOf: 'library' } });
  const { skills, nonExistingSkills } = (await ask(1)).body;
  expect(skills.length).toBeGreaterThan(0);
  for (const { skill, aiSuggestedLevel, records } of skills) {
    expect(owned.map(({ skillId }) => skillId)).not.toContain(skill.skillId);
    expect([skill.skillSource.sourceId, aiSuggestedLevel.length, records[0]?.kind]).toEqual([1, 1, 'role']);
  }
  expect(nonExistingSkills).toEqual([]);
  expect((await ask(9)).body.skills).toEqual([]);
  chat.turns.push({ says: { skills: [{ name: 'Coaching leaders', level: 4 }] } });
  const { body } = await as().call(suggestLeadershipSkills, { params, body: { sourceId: 1 } });
  expect(body).toMatchObject({ source: 'model', nonExistingSkills: [{ skillName: 'Coaching leaders' }] });
});

describe('with a model', () => {
  const asked = { ...ROLE, askedOf: 'any' } as const;

  it('texts are what the model wrote', async () => {
    chat.turns.push({ says: { workFunctions: [{ name: 'Build', tasks: ['Load data'] }] } });
    const { body } = await as().call(suggestWorkFunctions, { body: asked });
    expect(body).toMatchObject({
      source: 'model',
      model: 'stand-in',
      suggestions: [{ name: 'Build', tasks: ['Load data'] }],
    });
    const question = chat.asked[0]?.messages.at(-1)?.content;
    expect(question).toContain('"department":"Data"');
  });

  it('skills named by the model are separated: in the library, outside, and those that the role has already', async () => {
    const roleId = await find('Data Engineer');
    const { body: library } = await as().call(suggestRoleSkills, { params: { roleId }, body: { askedOf: 'library' } });
    const inside = library.skills[0]?.skill.skillId ?? 0;
    const stored = await service.kit.db.collection<RoleDocument>('role').findOne({ _id: roleId });
    Object.assign(known, { Inside: inside, Owned: stored?.skills[0]?.skillId });
    const named = ['Inside', 'Owned', 'Outside', 'outside'].map((name) => ({ name, level: 5 }));
    chat.turns.push({ says: { skills: named } });
    const { body } = await as().call(suggestRoleSkills, { params: { roleId }, body: {} });
    expect(body).toMatchObject({
      source: 'model',
      skills: [{ skill: { skillId: inside } }],
      nonExistingSkills: [{ skillName: 'Outside', aiSuggestedLevel: 5 }],
    });
    const highest = body.skills[0]?.skill.proficiencies.find(({ levelNumber }) => levelNumber === 5)?.proficiencyId;
    expect(body.skills[0]?.aiSuggestedLevel).toEqual([highest]);
  });

  it('a failure asks to try again', async () => {
    chat.turns.push({ text: 'no' });
    const { failure } = await as().call(suggestRoleDescription, { body: asked });
    expect(failure).toMatchObject({
      code: 'unavailable',
      error: 'Please try again. The suggestion model gave no answer that can be used.',
    });
  });
});
