import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { DEEP } from './deep-page';
import type { PersonaDocument } from './persona-document';
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

it('counts the personas of the user’s clients', async () => {
  await personas.create({}, 2);
  const counts = async (user: ReturnType<typeof aUser>) =>
    (await personas.service.as(user).call(calls.countPersonas, {})).body.counts.map(({ clientId }) => clientId);
  expect(await counts(aUser(8, [2]))).toEqual([2]);
  expect(await counts(aUser(2))).toEqual([2, 7]);
});

it.each(['asc', 'desc'] as const)('a deep page has the same rows: %s', async (sortOrder) => {
  const clientId = sortOrder === 'asc' ? 7 : 8;
  if (sortOrder === 'desc') await personas.create({ groupName: 'Beta', personaName: 'Zoe' }, clientId);
  const stored = personas.service.kit.db.collection<PersonaDocument>('persona');
  const one = await stored.findOne({ clientId });
  if (!one) throw new Error('there is no persona');
  const copies = Array.from({ length: DEEP + 20 }, (_, at) => ({
    ...one,
    _id: clientId * 10_000 + at,
    personaName: `Copy ${at}`,
    nameKey: `copy ${at}`,
    groupKey: `group ${at % 7}`,
    // The index also contains deleted ones.
    ...(at % 40 === 0 && { deletedAt: new Date() }),
  }));
  await stored.insertMany(copies);
  const all = [0, 400].map((offset) => personas.names({ sortOrder, pagesize: 400, offset }, clientId));
  const names = (await Promise.all(all)).flat();
  expect(names.length).toBeGreaterThan(DEEP);
  expect(await personas.names({ sortOrder, pagesize: 6, offset: DEEP }, clientId)).toEqual(names.slice(DEEP, DEEP + 6));
  expect(await personas.names({ sortOrder, pagesize: 6, offset: 5000 }, clientId)).toEqual([]);
});
