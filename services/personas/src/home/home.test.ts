import { afterAll, beforeAll, expect, it, test } from '@jest/globals';
import {
  deletePersonas,
  findPersonas,
  listPersonas,
  personaCounters,
  personaFind,
  personaFirstSteps,
  personaHome,
} from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

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

const as = (userType: 1 | 2 | 4, clients: number[] = []) => personas.service.as(aUser(userType, clients));

test.each([
  ['staff find personas of every client, the best name first', 2, [], ['Tour', 'Tour Planner', 'Senior Tour Planner']],
  ['client users find those of their own clients', 1, [1], ['Senior Tour Planner']],
] as const)('%s', async (_, userType, clients, expected) => {
  const { body } = await as(userType, [...clients]).call(personaFind, { query: { text: 'tour' } });
  expect(body.results.map(({ name }) => name)).toEqual(expected);
  const former = (await as(userType, [...clients]).call(findPersonas, { query: { text: 'tour' } })).body;
  expect(former.personas.map(({ personaName }) => personaName)).toEqual(expected);
});

test('a found persona opens with its client', async () => {
  const { results } = (await as(1, [1]).call(personaFind, { query: { text: 'senior' } })).body;
  const [found] = results;
  expect(found).toMatchObject({ noun: 'Personas', clientId: 1, to: `/persona/edit/${found?.id}/false?client=1` });
  expect(found?.hint).not.toBe('');
});

test('waiting records are counted for each of the user’s clients, with a link to exactly these', async () => {
  const home = (await as(2).call(personaHome, {})).body;
  expect(home).toMatchObject({ counts: [{ tile: '/personas', text: '3 not matched yet' }], clientSteps: [] });
  expect(home.waiting?.map(({ text, to, clientId }) => [text, to, clientId])).toEqual([
    ['2 personas without an industry role', '/personas?client=7&unmatched=true', 7],
    ['1 persona without an industry role', '/personas?client=1&unmatched=true', 1],
  ]);
  const ownHome = (await as(1, [1]).call(personaHome, {})).body;
  expect(ownHome.waiting?.map(({ clientId }) => clientId)).toEqual([1]);
  const { body } = await as(1, [1]).call(listPersonas, { query: { clientId: 1, unmatched: true } });
  expect(body).toMatchObject({ data: [{ personaName: 'Dispatcher' }], total: 2, filteredPersonasCount: 1 });
});

test('the first steps are those of the client, for users who set it up', async () => {
  const steps = async (clientId: number, userType: 2 | 4 = 2) => {
    const { clientSteps } = (await as(userType).call(personaHome, { query: { clientId } })).body;
    return clientSteps?.map(({ to, isDone }) => [to, isDone]);
  };
  expect(await steps(5)).toEqual([
    ['/personas?client=5', false],
    ['/personas?client=5&unmatched=true', false],
    ['/architect_skills?client=5', false],
  ]);
  expect((await steps(7))?.map(([, isDone]) => isDone).slice(0, 2)).toEqual([true, true]);
  expect(await steps(5, 4)).toEqual([]);
});

test('a client whose personas were all deleted has no first steps, but the way to them', async () => {
  const CLIENT = 11;
  const ids = [await personas.create({}, CLIENT), await personas.create({}, CLIENT)].map(({ body }) => body.personaId);
  await as(2).call(deletePersonas, { query: { clientId: CLIENT }, body: { ids } });
  const { clientSteps, waiting } = (await as(1, [CLIENT]).call(personaHome, { query: { clientId: CLIENT } })).body;
  expect(clientSteps).toEqual([]);
  expect(waiting).toMatchObject([{ text: '2 deleted personas', to: '/personas/deleted?client=11', clientId: CLIENT }]);
});

test('a client user sees nothing of another client', async () => {
  expect((await as(1, [1]).call(personaHome, { query: { clientId: 7 } })).status).toBe(404);
  expect((await as(1, [1]).call(personaHome, { query: { clientId: 1 } })).status).toBe(200);
});

test('callers of earlier contracts get the same as numbers', async () => {
  expect((await as(2).call(personaCounters, {})).body).toEqual({
    unmatched: 3,
    importsRunning: 0,
    unmatchedOfClients: [
      { clientId: 7, unmatched: 2 },
      { clientId: 1, unmatched: 1 },
    ],
  });
  const steps = async (clientId: number) => (await as(2).call(personaFirstSteps, { query: { clientId } })).body;
  expect(await steps(7)).toMatchObject({ personas: 1, matched: 1 });
  expect(await steps(5)).toEqual({ personas: 0, matched: 0, withSkills: 0 });
});

it('reads unmatched personas of a large client in the order of the list', async () => {
  const stored = personas.service.kit.db.collection<{ _id: number; nameKey: string }>('persona');
  const planner = await stored.findOne({ personaName: 'Tour Planner' });
  const others = Array.from({ length: 300 }, (_, index) => ({
    ...planner,
    _id: 10_000 + index,
    nameKey: `planner ${index}`,
  }));
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
