import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import { listLeadershipRoles, roleSkillsByIds, rolesByIds } from '@skills-architect/contracts/roles';
import { skillsByIds } from '@skills-architect/contracts/skills';
import { aClient, aRole, aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { personasService } from '../app';
import { aSkill } from '../samples';

/** Role n needs skills n and n + 1 at level 3. */
const skillsOfRole = (roleId: number) =>
  [roleId, roleId + 1].map((skillId) => ({
    skillId,
    proficiencyId: skillId * 10 + 3,
    levelNumber: 3,
    skillCriticality: 'High',
  }));

/** What no persona of a client with the first source is given. */
const UNOFFERED_ROLES: Record<number, object> = { 40: { roleStatus: 1 }, 41: { sourceId: 2 } };
const UNOFFERED_SKILLS: Record<number, object> = {
  60: { skillStatus: 1 },
  61: { skillSource: { sourceId: 2, source: 'Another' } },
};

const peers = peerAnswers(
  [getClient, ({ params }: { params: { clientId: number } }) => aClient(params.clientId)],
  [
    rolesByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.filter((id) => id < 50).map((id) => aRole(id, UNOFFERED_ROLES[id])),
    }),
  ],
  [listLeadershipRoles, () => ({ leadershipRoles: [{ leadershipRoleId: 1, leadershipRoleName: 'Team Lead' }] })],
  [
    skillsByIds,
    ({ body }: { body: { skillIds: number[] } }) => ({
      skills: body.skillIds.map((id) => aSkill(id, UNOFFERED_SKILLS[id])),
    }),
  ],
  [
    roleSkillsByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.filter((id) => id < 50).map((roleId) => ({ roleId, skills: skillsOfRole(roleId) })),
    }),
  ],
);

let service: Awaited<ReturnType<typeof testService>>;
const hr = aUser(1, [1]);
const other = aUser(8, [2]);
let nextName = 1;

beforeAll(async () => {
  service = await testService({ name: 'personas', build: personasService({ demo: false }), peers });
});
afterAll(() => service.close());

const create = (changes: object = {}, clientId = 1, user = aUser(2)) =>
  service.as(user).call(calls.createPersona, {
    query: { clientId },
    body: { groupName: 'Operations', personaName: `Persona ${nextName++}`, industryRoleId: 1, ...changes },
  });
const list = (query: object = {}, clientId = 1) =>
  service.as(aUser(2)).call(calls.listPersonas, { query: { clientId, ...query } });
const names = async (query: object = {}, clientId = 1) =>
  (await list(query, clientId)).body.data.map(({ personaName }) => personaName);

describe('creating a persona', () => {
  it('gives it the skills of its industry role with the industry’s levels', async () => {
    const { body, status } = await create({ personaName: 'Tour Planner' });
    expect([status, body.industryRole?.roleName, body.personaGroup.personaGroupName]).toEqual([
      200,
      'Role 1',
      'Operations',
    ]);
    const skills = await service.as(hr).call(calls.listPersonaSkills, { params: { personaId: body.personaId } });
    expect(
      skills.body.skills.map(({ skillName, levelNumber, industryLevelNumber }) => [
        skillName,
        levelNumber,
        industryLevelNumber,
      ]),
    ).toEqual([
      ['Skill 1', 3, 3],
      ['Skill 2', 3, 3],
    ]);
  });

  it('takes a group that exists whatever its case, and makes one that does not', async () => {
    await create({ groupName: 'operations' });
    await create({ groupName: 'Finance' });
    const { body } = await service.as(hr).call(calls.listPersonaGroups, { query: { clientId: 1 } });
    expect(body.groups.map(({ personaGroupName }) => personaGroupName)).toEqual(['Finance', 'Operations']);
  });

  it.each([
    [{ groupName: '' }, 'groupName', 'Group name is required'],
    [{ personaName: '  ' }, 'personaName', 'Persona name is required'],
    [{ industryRoleId: null }, 'industryRoleId', 'Please select an Industry Role!'],
  ])('refuses %j', async (changes, path, message) => {
    expect((await create(changes)).failure.issues).toContainEqual({ path, message });
  });

  it.each([
    [{ industryRoleId: 40 }, 'industryRoleId', 'Role 40 is not offered to this client. Choose another industry role.'],
    [{ industryRoleId: 41 }, 'industryRoleId', 'Role 41 is not offered to this client. Choose another industry role.'],
    [{ industryRoleId: 99 }, 'industryRoleId', 'This industry role was not found. Choose another one.'],
    [{ leadershipRoleId: 9 }, 'leadershipRoleId', 'This leadership role was not found. Choose another one.'],
  ])('refuses what the client is not offered: %j, at first and later', async (chosen, path, message) => {
    expect((await create(chosen)).failure.issues).toEqual([{ path, message }]);
    const { body: persona } = await create({ leadershipRoleId: 1 });
    const changed = await service.as(hr).call(calls.updatePersona, {
      params: { personaId: persona.personaId },
      body: { groupName: 'Operations', personaName: persona.personaName, industryRoleId: 1, rev: 0, ...chosen },
    });
    expect(changed.failure.issues).toEqual([{ path, message }]);
  });

  it.each([60, 61])('refuses skill %i, which the client is not offered', async (skillId) => {
    const { body: persona } = await create();
    const { failure } = await service.as(hr).call(calls.savePersonaSkills, {
      params: { personaId: persona.personaId },
      body: {
        rev: 0,
        skillProficiencyMappings: [
          { skillId, proficiencyId: skillId * 10 + 1, skillCriticality: 'High', skillAddedFrom: 'Add Skill' },
        ],
        skillIdsToRemoveFromPersona: [],
      },
    });
    expect(failure.error).toBe('One of the skills was not found in the library.');
  });

  it('refuses a name that the client has, and leaves no group behind', async () => {
    const refused = await create({ personaName: 'TOUR PLANNER', groupName: 'Never made' });
    expect([refused.status, refused.failure.error]).toEqual([409, 'Persona already exists for this client']);
    const { body } = await service.as(hr).call(calls.listPersonaGroups, { query: { clientId: 1 } });
    expect(body.groups.map(({ personaGroupName }) => personaGroupName)).not.toContain('Never made');
    expect((await create({ personaName: 'Tour Planner' }, 2)).status).toBe(200);
  });

  it('tells whether a name exists, without the persona itself', async () => {
    const { body } = await create({ personaName: 'Asked For' });
    const exists = async (query: object) =>
      (await service.as(hr).call(calls.personaNameExists, { query: { clientId: 1, name: 'asked for', ...query } })).body
        .exists;
    expect(await exists({})).toBe(true);
    expect(await exists({ excludePersonaId: body.personaId })).toBe(false);
  });
});

describe('the list', () => {
  beforeAll(async () => {
    for (const [groupName, personaName] of [
      ['Beta', 'Zoe'],
      ['alpha', 'Yan'],
      ['Beta', 'Abel'],
      ['Alpha', 'Äda'],
    ])
      await create({ groupName, personaName }, 7);
  });

  it('stands in the order of groups, then names', async () => {
    expect(await names({}, 7)).toEqual(['Äda', 'Yan', 'Abel', 'Zoe']);
  });

  it('tells how many there are in all also when nothing matches', async () => {
    const { body } = await list({ searchString: 'nobody' }, 7);
    expect([body.data.length, body.total, body.filteredPersonasCount]).toEqual([0, 4, 0]);
  });

  it('counts the skills of each persona', async () => {
    const { body } = await list({ searchString: 'ad' }, 7);
    const [persona] = body.data;
    const { body: mapping } = await service
      .as(aUser(2))
      .call(calls.listPersonaSkills, { params: { personaId: persona?.personaId ?? 0 } });
    expect([persona?.skills, persona?.skillsWithLevel]).toEqual([
      mapping.skills.length,
      mapping.skills.filter(({ proficiencyId }) => proficiencyId !== null).length,
    ]);
  });

  it('is searched by the beginnings of words and filtered by department, and counts both', async () => {
    expect(await names({ searchString: 'ad' }, 7)).toEqual(['Äda']);
    const { body: groups } = await service.as(aUser(2)).call(calls.listPersonaGroups, { query: { clientId: 7 } });
    const beta = groups.groups.find(({ personaGroupName }) => personaGroupName === 'Beta');
    const { body } = await list({ personaGroupId: [beta?.personaGroupId] }, 7);
    expect([body.data.length, body.total, body.filteredPersonasCount]).toEqual([2, 4, 2]);
  });

  it('is paged', async () => {
    expect(await names({ pagesize: 2, offset: 1 }, 7)).toEqual(['Yan', 'Abel']);
  });

  it('knows the persona before and after each', async () => {
    const all = (await list({}, 7)).body.data.map(({ personaId }) => personaId);
    const around = await Promise.all(
      all.map(async (personaId) => {
        const { body } = await service.as(aUser(2)).call(calls.getPersona, { params: { personaId } });
        return [body.previousPersonaId, body.nextPersonaId];
      }),
    );
    expect(around).toEqual(all.map((_, index) => [all[index - 1] ?? null, all[index + 1] ?? null]));
  });
});

describe('changing', () => {
  it('replaces role skills with another role, keeps added ones and removed ones out', async () => {
    const { body: persona } = await create();
    const params = { personaId: persona.personaId };
    const save = (rev: number, changes: object) =>
      service.as(hr).call(calls.savePersonaSkills, {
        params,
        body: { rev, skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [], ...changes },
      });
    await save(0, {
      skillProficiencyMappings: [
        { skillId: 9, proficiencyId: 95, skillCriticality: 'Low', skillAddedFrom: 'Add Skill' },
      ],
      skillIdsToRemoveFromPersona: [2],
    });
    expect((await save(0, {})).status).toBe(409);
    const changed = await service.as(hr).call(calls.updatePersona, {
      params,
      body: { groupName: 'Operations', personaName: persona.personaName, industryRoleId: 2, rev: persona.rev },
    });
    expect(changed.body.industryRole?.roleName).toBe('Role 2');
    const { body } = await service.as(hr).call(calls.listPersonaSkills, { params });
    expect(body.skills.map(({ skillId, skillAddedFrom }) => [skillId, skillAddedFrom])).toEqual([
      [3, 'Industry Role'],
      [9, 'Add Skill'],
    ]);
  });

  it('on an older revision answers the persona as it is', async () => {
    const { body } = await create();
    const change = (reportingTo: string) =>
      service.as(hr).call(calls.updatePersona, {
        params: { personaId: body.personaId },
        body: { groupName: 'Operations', personaName: body.personaName, industryRoleId: 1, reportingTo, rev: 0 },
      });
    await change('Anna');
    expect((await change('Bert')).failure).toMatchObject({ code: 'stale', record: { reportingTo: 'Anna' } });
  });
});

describe('deleting', () => {
  it('takes all that match but for the exceptions, and gives them back', async () => {
    const made = await Promise.all(['Del one', 'Del two', 'Del three'].map((personaName) => create({ personaName })));
    const kept = made[1]?.body.personaId ?? 0;
    const before = (await list()).body.total;
    const count = async (body: calls.PersonaSelection, clientId = 1) =>
      (await service.as(hr).call(calls.countSelectedPersonas, { query: { clientId }, body })).body.personas;
    expect(await count({ filter: { searchString: 'del' }, except: [kept] })).toBe(2);
    expect(await count({ ids: [kept, 999_999] })).toBe(1);
    const deleted = await service.as(hr).call(calls.deletePersonas, {
      query: { clientId: 1 },
      body: { filter: { searchString: 'del' }, except: [kept] },
    });
    expect(deleted.body.deleted).toBe(2);
    expect(await names({ searchString: 'del' })).toEqual(['Del two']);
    const undone = await service.as(hr).call(calls.undoPersonaChanges, {
      params: { changeSet: deleted.body.changeSet },
      query: { clientId: 1 },
    });
    expect(undone.body.restored).toBe(2);
    expect((await list()).body.total).toBe(before);
    const skills = await service
      .as(hr)
      .call(calls.listPersonaSkills, { params: { personaId: made[0]?.body.personaId ?? 0 } });
    expect(skills.body.skills).toHaveLength(2);
  });

  it('says so when a name was taken again before its deletion is undone', async () => {
    const { body } = await create({ personaName: 'Taken again' });
    const deleted = await service
      .as(hr)
      .call(calls.deletePersonas, { query: { clientId: 1 }, body: { ids: [body.personaId] } });
    await create({ personaName: 'taken AGAIN' });
    const undone = await service.as(hr).call(calls.undoPersonaChanges, {
      params: { changeSet: deleted.body.changeSet },
      query: { clientId: 1 },
    });
    expect([undone.status, undone.failure.code]).toEqual([409, 'conflict']);
    expect(undone.failure.error).toMatch(/another persona of this client has one of the names/);
  });

  it('never reaches another client’s personas', async () => {
    const { body } = await create({ personaName: 'Safe' });
    const deleted = await service
      .as(other)
      .call(calls.deletePersonas, { query: { clientId: 2 }, body: { ids: [body.personaId] } });
    expect(deleted.body.deleted).toBe(0);
    expect((await service.as(other).call(calls.getPersona, { params: { personaId: body.personaId } })).status).toBe(
      404,
    );
  });
});

it('counts the personas of one’s own clients', async () => {
  await create({}, 2);
  const counts = async (user: ReturnType<typeof aUser>) =>
    (await service.as(user).call(calls.countPersonas, {})).body.counts.map(({ clientId }) => clientId);
  expect(await counts(other)).toEqual([2]);
  expect(await counts(aUser(2))).toEqual([1, 2, 7]);
});
