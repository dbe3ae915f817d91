import { afterAll, beforeAll, expect, it, test } from '@jest/globals';
import {
  deletePersonas,
  findPersonas,
  listPersonas,
  personaCounters,
  personaFirstSteps,
} from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from './personas.fixtures';

let personas: TestPersonas;
beforeAll(async () => {
  personas = await startPersonas();
  await personas.create({ personaName: 'Senior Tour Planner', industryRoleId: 3 }, 1);
  await personas.create({ personaName: 'Tour Planner', industryRoleId: 9 }, 7);
  await personas.create({ personaName: 'Tour' }, 7);
  await personas.create({ personaName: 'Yard Manager' }, 7);
  await personas.create({ personaName: 'Dispatcher' }, 1);
  // Personas without a chosen role, as after an import.
  await personas.service.kit.db
    .collection('persona')
    .updateMany({ personaName: { $in: ['Tour', 'Yard Manager', 'Dispatcher'] } }, { $set: { industryRoleId: null } });
});
afterAll(() => personas.service.close());

const as = (userType: 1 | 2, clients: number[] = []) => personas.service.as(aUser(userType, clients));

test.each([
  ['staff find personas of every client, the best name first', 2, [], ['Tour', 'Tour Planner', 'Senior Tour Planner']],
  ['client users find those of their own clients', 1, [1], ['Senior Tour Planner']],
] as const)('%s', async (_, userType, clients, expected) => {
  const { body } = await as(userType, [...clients]).call(findPersonas, { query: { text: 'tour' } });
  expect(body.personas.map(({ personaName }) => personaName)).toEqual(expected);
});

test('waiting records are counted for each of the user’s clients, and listed', async () => {
  expect((await as(2).call(personaCounters, {})).body).toMatchObject({
    unmatched: 3,
    unmatchedOfClients: [
      { clientId: 7, unmatched: 2 },
      { clientId: 1, unmatched: 1 },
    ],
  });
  const ownCounters = (await as(1, [1]).call(personaCounters, {})).body;
  expect(ownCounters.unmatchedOfClients).toEqual([{ clientId: 1, unmatched: 1 }]);
  const { body } = await as(1, [1]).call(listPersonas, { query: { clientId: 1, unmatched: true } });
  expect(body).toMatchObject({ data: [{ personaName: 'Dispatcher' }], total: 2, filteredPersonasCount: 1 });
});

test('the first steps are those of the client', async () => {
  const steps = async (clientId: number) => (await as(2).call(personaFirstSteps, { query: { clientId } })).body;
  expect(await steps(7)).toMatchObject({ personas: 1, matched: 1 });
  expect(await steps(5)).toEqual({ personas: 0, matched: 0, withSkills: 0 });
});

it('reads unmatched personas of a large client in the order of the list', async () => {
  const stored = personas.service.kit.db.collection<{ _id: number; nameKey: string }>('persona');
  const one = await stored.findOne({ personaName: 'Tour Planner' });
  const others = Array.from({ length: 300 }, (_, at) => ({ ...one, _id: 10_000 + at, nameKey: `planner ${at}` }));
  await stored.insertMany(others);
  const { executionStats } = await stored
    .find({ clientId: 7, industryRoleId: null, deletedAt: null })
    .sort({ groupKey: 1, nameKey: 1, _id: 1 })
    .explain('executionStats');
  await stored.deleteMany({ _id: { $gte: 10_000 } });
  expect(executionStats).toMatchObject({ nReturned: 2, totalDocsExamined: 2 });
});

it('deletes all unmatched personas of a client, and no others', async () => {
  const body = { filter: { unmatched: true }, except: [] };
  expect((await as(2).call(deletePersonas, { query: { clientId: 7 }, body })).body.deleted).toBe(2);
  const { data } = (await as(2).call(listPersonas, { query: { clientId: 7 } })).body;
  expect(data.map(({ personaName }) => personaName)).toEqual(['Tour Planner']);
});
