import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from './personas.fixtures';

const hr = aUser(1, [1]);
const other = aUser(8, [2]);
let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
});
afterAll(() => personas.service.close());

it('counts the selected personas that have neither an industry role nor skills', async () => {
  const { service } = personas;
  const create = async (personaName: string) => (await personas.create({ personaName }, 55)).body.personaId;
  const [full, withSkills, empty] = [await create('Full'), await create('With skills'), await create('Empty')];
  const collection = (name: string) => service.kit.db.collection<{ _id: number }>(name);
  await collection('persona').updateMany({ _id: { $in: [withSkills, empty] } }, { $set: { industryRoleId: null } });
  await collection('personaSkills').updateOne({ _id: empty }, { $set: { rows: [] } });
  const count = async (ids: number[]) =>
    (await service.as(aUser(2)).call(calls.countSelectedPersonas, { query: { clientId: 55 }, body: { ids } })).body;
  expect(await count([full, withSkills, empty])).toEqual({ personas: 3, empty: 1 });
  expect(await count([full, withSkills])).toEqual({ personas: 2, empty: 0 });
  // Its role was deleted from the library.
  await collection('persona').updateOne({ _id: empty }, { $set: { industryRoleId: 99 } });
  expect(await count([full, withSkills, empty])).toEqual({ personas: 3, empty: 1 });
});

describe('creating a persona', () => {
  it('adds the skills of its industry role with the industry’s levels', async () => {
    const { body, status } = await personas.create({ personaName: 'Tour Planner' });
    expect([status, body.industryRole?.roleName, body.personaGroup.personaGroupName]).toEqual([
      200,
      'Role 1',
      'Operations',
    ]);
    const skills = await personas.service
      .as(hr)
      .call(calls.listPersonaSkills, { params: { personaId: body.personaId } });
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

  it('is refused for a client that is being deleted', async () => {
    const { service } = personas;
    await service.kit.db.transaction((session) => service.kit.clientGuard.close(77, session));
    const body = { groupName: 'Operations', personaName: 'Late', industryRoleId: 1 };
    const { status } = await service.as(aUser(2)).call(calls.createPersona, { query: { clientId: 77 }, body });
    expect(status).toBe(404);
  });

  it('uses an existing group, ignoring case, or creates a new one', async () => {
    await personas.create({ groupName: 'operations' });
    await personas.create({ groupName: 'Finance' });
    const { body } = await personas.service.as(hr).call(calls.listPersonaGroups, { query: { clientId: 1 } });
    expect(body.groups.map(({ personaGroupName }) => personaGroupName)).toEqual(['Finance', 'Operations']);
  });

  it.each([
    [{ groupName: '' }, 'groupName', 'Group name is required'],
    [{ personaName: '  ' }, 'personaName', 'Persona name is required'],
    [{ industryRoleId: null }, 'industryRoleId', 'Please select an Industry Role!'],
    [{ responsibilities: 'Plan' }, '', 'Unknown: responsibilities'],
  ])('refuses %j', async (changes, path, message) => {
    expect((await personas.create(changes)).failure.issues).toContainEqual({ path, message });
  });

  it.each([
    [{ industryRoleId: 40 }, 'industryRoleId', 'Role 40 is not offered to this client. Choose another industry role.'],
    [{ industryRoleId: 41 }, 'industryRoleId', 'Role 41 is not offered to this client. Choose another industry role.'],
    [{ industryRoleId: 99 }, 'industryRoleId', 'This industry role was not found. Choose another one.'],
    [{ leadershipRoleId: 9 }, 'leadershipRoleId', 'This leadership role was not found. Choose another one.'],
  ])(
    'refuses a role that the client is not offered, for a new and for an existing persona: %j',
    async (chosen, path, message) => {
      expect((await personas.create(chosen)).failure.issues).toEqual([{ path, message }]);
      const { body: persona } = await personas.create({ leadershipRoleId: 1 });
      const changed = await personas.service.as(hr).call(calls.updatePersona, {
        params: { personaId: persona.personaId },
        body: { groupName: 'Operations', personaName: persona.personaName, industryRoleId: 1, rev: 0, ...chosen },
      });
      expect(changed.failure.issues).toEqual([{ path, message }]);
    },
  );

  it('is saved without an industry role only if it has none', async () => {
    const { service } = personas;
    const { body: persona } = await personas.create({ personaName: 'Gardener' });
    const { personaId } = persona;
    const save = (industryRoleId: number | null, rev: number) =>
      service.as(hr).call(calls.updatePersona, {
        params: { personaId },
        body: { groupName: 'Operations', personaName: 'Gardener', reportingTo: `Rev ${rev}`, industryRoleId, rev },
      });
    expect((await save(null, 0)).failure.issues).toEqual([
      { path: 'industryRoleId', message: 'Please select an Industry Role!' },
    ]);
    const stored = service.kit.db.collection<{ _id: number }>('persona');
    await stored.updateOne({ _id: personaId }, { $set: { industryRoleId: null } });
    expect((await save(null, 0)).body).toMatchObject({ industryRole: null, reportingTo: 'Rev 0' });
    // A role that was deleted from the library is not shown: the form sends none, and the skills stay.
    await stored.updateOne({ _id: personaId }, { $set: { industryRoleId: 99 } });
    expect((await save(null, 1)).body).toMatchObject({ industryRole: null, reportingTo: 'Rev 1' });
    const { body } = await service.as(hr).call(calls.listPersonaSkills, { params: { personaId } });
    expect(body.skills).toHaveLength(2);
  });

  it('an outdated form without an industry role returns the persona with the role that it got meanwhile', async () => {
    const { service } = personas;
    const { body: persona } = await personas.create({ personaName: 'Beekeeper' });
    const { personaId } = persona;
    const stored = service.kit.db.collection<{ _id: number }>('persona');
    await stored.updateOne({ _id: personaId }, { $set: { industryRoleId: null } });
    const save = (industryRoleId: number | null) =>
      service.as(hr).call(calls.updatePersona, {
        params: { personaId },
        body: { groupName: 'Operations', personaName: 'Beekeeper', industryRoleId, rev: 0 },
      });
    expect((await save(2)).status).toBe(200);
    expect((await save(null)).failure).toMatchObject({ code: 'stale', record: { industryRoleId: 2 } });
  });

  it.each([60, 61])('refuses skill %i, which is not offered to the client', async (skillId) => {
    const { body: persona } = await personas.create();
    const { failure } = await personas.service.as(hr).call(calls.savePersonaSkills, {
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

  it('refuses a taken name, and leaves no new group behind', async () => {
    const refused = await personas.create({ personaName: 'TOUR PLANNER', groupName: 'Never made' });
    expect([refused.status, refused.failure.error]).toEqual([409, 'Persona already exists for this client']);
    const { body } = await personas.service.as(hr).call(calls.listPersonaGroups, { query: { clientId: 1 } });
    expect(body.groups.map(({ personaGroupName }) => personaGroupName)).not.toContain('Never made');
    expect((await personas.create({ personaName: 'Tour Planner' }, 2)).status).toBe(200);
  });

  it('checks whether a name exists, except that of the persona itself', async () => {
    const { body } = await personas.create({ personaName: 'Asked For' });
    const exists = async (query: object) =>
      (
        await personas.service
          .as(hr)
          .call(calls.personaNameExists, { query: { clientId: 1, name: 'asked for', ...query } })
      ).body.exists;
    expect(await exists({})).toBe(true);
    expect(await exists({ excludePersonaId: body.personaId })).toBe(false);
  });
});

describe('changing', () => {
  it('replaces role skills by those of another role, keeps added ones, and excludes removed ones', async () => {
    const { body: persona } = await personas.create();
    const params = { personaId: persona.personaId };
    const save = (rev: number, changes: object) =>
      personas.service.as(hr).call(calls.savePersonaSkills, {
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
    const changed = await personas.service.as(hr).call(calls.updatePersona, {
      params,
      body: { groupName: 'Operations', personaName: persona.personaName, industryRoleId: 2, rev: persona.rev },
    });
    expect(changed.body.industryRole?.roleName).toBe('Role 2');
    const { body } = await personas.service.as(hr).call(calls.listPersonaSkills, { params });
    expect(body.skills.map(({ skillId, skillAddedFrom }) => [skillId, skillAddedFrom])).toEqual([
      [3, 'Industry Role'],
      [9, 'Add Skill'],
    ]);
  });

  it('an older revision returns the current persona', async () => {
    const { body } = await personas.create();
    const change = (reportingTo: string) =>
      personas.service.as(hr).call(calls.updatePersona, {
        params: { personaId: body.personaId },
        body: { groupName: 'Operations', personaName: body.personaName, industryRoleId: 1, reportingTo, rev: 0 },
      });
    await change('Anna');
    expect((await change('Bert')).failure).toMatchObject({ code: 'stale', record: { reportingTo: 'Anna' } });
  });
});

describe('deleting', () => {
  it('deletes all matching ones except the exceptions, and can be undone', async () => {
    const created = await Promise.all(
      ['Del one', 'Del two', 'Del three'].map((personaName) => personas.create({ personaName })),
    );
    const keptId = created[1]?.body.personaId ?? 0;
    const before = (await personas.list()).body.total;
    const count = async (body: calls.PersonaSelection, clientId = 1) =>
      (await personas.service.as(hr).call(calls.countSelectedPersonas, { query: { clientId }, body })).body.personas;
    expect(await count({ filter: { searchString: 'del' }, except: [keptId] })).toBe(2);
    expect(await count({ ids: [keptId, 999_999] })).toBe(1);
    const deleted = await personas.service.as(hr).call(calls.deletePersonas, {
      query: { clientId: 1 },
      body: { filter: { searchString: 'del' }, except: [keptId] },
    });
    expect(deleted.body.deleted).toBe(2);
    expect(await personas.names({ searchString: 'del' })).toEqual(['Del two']);
    const undone = await personas.service.as(hr).call(calls.undoPersonaChanges, {
      params: { changeSet: deleted.body.changeSet },
      query: { clientId: 1 },
    });
    expect(undone.body.restored).toBe(2);
    expect((await personas.list()).body.total).toBe(before);
    const skills = await personas.service
      .as(hr)
      .call(calls.listPersonaSkills, { params: { personaId: created[0]?.body.personaId ?? 0 } });
    expect(skills.body.skills).toHaveLength(2);
  });

  it('reports when a name is taken before the undo', async () => {
    const { body } = await personas.create({ personaName: 'Taken again' });
    const deleted = await personas.service
      .as(hr)
      .call(calls.deletePersonas, { query: { clientId: 1 }, body: { ids: [body.personaId] } });
    await personas.create({ personaName: 'taken AGAIN' });
    const undone = await personas.service.as(hr).call(calls.undoPersonaChanges, {
      params: { changeSet: deleted.body.changeSet },
      query: { clientId: 1 },
    });
    expect([undone.status, undone.failure.code]).toEqual([409, 'conflict']);
    expect(undone.failure.error).toMatch(
      /^Taken again cannot be restored: another persona of this client has this name by now/,
    );
  });

  it('never affects another client’s personas', async () => {
    const { body } = await personas.create({ personaName: 'Safe' });
    const deleted = await personas.service
      .as(other)
      .call(calls.deletePersonas, { query: { clientId: 2 }, body: { ids: [body.personaId] } });
    expect(deleted.body.deleted).toBe(0);
    expect(
      (await personas.service.as(other).call(calls.getPersona, { params: { personaId: body.personaId } })).status,
    ).toBe(404);
  });
});
