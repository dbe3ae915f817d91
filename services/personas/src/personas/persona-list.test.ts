import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from './personas.fixtures';

let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
});
afterAll(() => personas.service.close());

describe('the list', () => {
  beforeAll(async () => {
    for (const [groupName, personaName] of [
      ['Beta', 'Zoe'],
      ['alpha', 'Yan'],
      ['Beta', 'Abel'],
      ['Alpha', 'Äda'],
    ])
      await personas.create({ groupName, personaName }, 7);
  });

  it('is sorted by group, then by name', async () => {
    expect(await personas.names({}, 7)).toEqual(['Äda', 'Yan', 'Abel', 'Zoe']);
  });

  it('returns the total even if nothing matches', async () => {
    const { body } = await personas.list({ searchString: 'nobody' }, 7);
    expect([body.data.length, body.total, body.filteredPersonasCount]).toEqual([0, 4, 0]);
  });

  it('counts the skills of each persona', async () => {
    const { body } = await personas.list({ searchString: 'ad' }, 7);
    const [persona] = body.data;
    const { body: mapping } = await personas.service
      .as(aUser(2))
      .call(calls.listPersonaSkills, { params: { personaId: persona?.personaId ?? 0 } });
    expect([persona?.skills, persona?.skillsWithLevel]).toEqual([
      mapping.skills.length,
      mapping.skills.filter(({ proficiencyId }) => proficiencyId !== null).length,
    ]);
  });

  it('is searched by word prefixes and filtered by department, with both counts', async () => {
    expect(await personas.names({ searchString: 'ad' }, 7)).toEqual(['Äda']);
    const { body: groups } = await personas.service
      .as(aUser(2))
      .call(calls.listPersonaGroups, { query: { clientId: 7 } });
    const beta = groups.groups.find(({ personaGroupName }) => personaGroupName === 'Beta');
    const { body } = await personas.list({ personaGroupId: [beta?.personaGroupId] }, 7);
    expect([body.data.length, body.total, body.filteredPersonasCount]).toEqual([2, 4, 2]);
  });

  it('is searched by a body, too', async () => {
    const search = (body: object, user = aUser(2)) =>
      personas.service.as(user).call(calls.searchPersonas, { body: { clientId: 7, ...body } });
    const { body } = await search({ searchString: 'ad' });
    expect(body).toEqual((await personas.list({ searchString: 'ad' }, 7)).body);
    expect((await search({ pagesize: 2, offset: 1 })).body.data.map(({ personaName }) => personaName)).toEqual([
      'Yan',
      'Abel',
    ]);
    expect((await search({ serchString: 'ad' })).status).toBe(400);
    expect((await search({}, aUser(1, [8]))).status).toBe(404);
    expect((await search({}, aUser(3))).status).toBe(403);
  });

  it('is paged', async () => {
    expect(await personas.names({ pagesize: 2, offset: 1 }, 7)).toEqual(['Yan', 'Abel']);
  });

  it('returns the personas before and after each', async () => {
    const all = (await personas.list({}, 7)).body.data.map(({ personaId }) => personaId);
    const around = await Promise.all(
      all.map(async (personaId) => {
        const { body } = await personas.service.as(aUser(2)).call(calls.getPersona, { params: { personaId } });
        return [body.previousPersonaId, body.nextPersonaId];
      }),
    );
    expect(around).toEqual(all.map((_, index) => [all[index - 1] ?? null, all[index + 1] ?? null]));
  });
});

describe('counts', () => {
  const counts = async (user: ReturnType<typeof aUser>) => {
    await personas.service.kit.projections.settle(['persona counts']);
    return (await personas.service.as(user).call(calls.countPersonas, {})).body.counts;
  };
  const countOf = async (clientId: number) =>
    (await counts(aUser(8, [clientId]))).find((client) => client.clientId === clientId)?.personas;

  it('has the user’s clients', async () => {
    await personas.create({}, 2);
    expect((await counts(aUser(8, [2]))).map(({ clientId }) => clientId)).toEqual([2]);
    expect((await counts(aUser(2))).map(({ clientId }) => clientId)).toEqual([2, 7]);
  });

  it('follows each creation and deletion; a client without personas has none', async () => {
    const { body: first } = await personas.create({}, 5);
    const { body: second } = await personas.create({}, 5);
    expect(await countOf(5)).toBe(2);
    const remove = (ids: number[]) =>
      personas.service.as(aUser(2)).call(calls.deletePersonas, { query: { clientId: 5 }, body: { ids } });
    await remove([first.personaId]);
    expect(await countOf(5)).toBe(1);
    await remove([second.personaId]);
    expect(await countOf(5)).toBeUndefined();
  });
});
