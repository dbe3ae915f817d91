import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userNames } from '@skills-architect/contracts/admin';
import {
  downloadGold,
  explainSuggestions,
  matcherAccuracy,
  type RoleDecision,
  recordDecisions,
  suggestRoles,
} from '@skills-architect/contracts/roles';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

const [NORTHWIND, HARBOUR] = [1, 2];
const people = aUser(2);
const peers = peersOfClients({ [NORTHWIND]: [], [HARBOUR]: [] }, {}, [
  userNames,
  () => ({ users: [{ userId: 1, name: 'Ada' }] }),
]);
let service: Awaited<ReturnType<typeof testService>>;
let sharing: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.seedDemo();
  const build = rolesService({ demo: false }, undefined, undefined, { shareDecisions: true });
  sharing = await testService({ name: 'roles', build, peers, beside: service.place });
});
afterAll(async () => {
  await sharing.stop();
  await service.close();
});

const TITLE = 'Bed Flow Wizard';
const request = { personaName: TITLE, roleDescription: 'Cares for patients on the ward and gives medicines.' };

const suggest = async (clientId: number, from = service, personaName = TITLE) => {
  const body = { clientId, roleSuggestionsRequest: [{ ...request, personaName }] };
  const { body: answer } = await from.as(people).call(suggestRoles, { body });
  return answer.suggestions[0]?.roles ?? [];
};
const aDecision = (change: Partial<RoleDecision>): RoleDecision => ({
  subject: 'persona 1',
  source: 'import',
  title: TITLE,
  description: request.roleDescription,
  suggested: [1, 2, 3],
  confidence: 'likely',
  chosen: 40,
  by: 1,
  at: '2026-03-02T09:00:00.000Z',
  ...change,
});
const record = (decisions: RoleDecision[], clientId = NORTHWIND) =>
  service.asPeer('personas').call(recordDecisions, { body: { clientId, decisions } });
const accuracy = async (query: object = {}) => (await service.as(people).call(matcherAccuracy, { query })).body;

it('a role chosen by a client for a title comes first for this client, with the reason, and not for others', async () => {
  const chosen = (await suggest(NORTHWIND))[2]?.roleId ?? 0;
  const elsewhere = await suggest(HARBOUR);

  const times = [1, 2, 3, 4].map((persona) => aDecision({ subject: `persona ${persona}`, chosen }));
  expect((await record(times)).status).toBe(200);

  const [first] = await suggest(NORTHWIND);
  expect(first).toMatchObject({ roleId: chosen, confidence: expect.stringMatching(/likely|clear/) });
  expect(first?.parts.chosen).toBeCloseTo(0.889, 2);
  expect(await suggest(HARBOUR)).toEqual(elsewhere);
  const inAdvert = await suggest(NORTHWIND, service, `${TITLE} (m/f/d) - Dublin`);
  expect(inAdvert[0]?.roleId).toBe(chosen);

  const reasonsFor = async (clientId: number, from = service) => {
    const { body } = await from.as(people).call(explainSuggestions, { body: { clientId, request, roleIds: [chosen] } });
    return body.reasons[0];
  };
  expect((await reasonsFor(NORTHWIND))?.chosen).toEqual({
    title: TITLE,
    times: 4,
    similarity: expect.closeTo(1, 5),
    clientName: expect.any(String),
  });
  expect((await reasonsFor(HARBOUR))?.chosen).toBeNull();
  // Even with shared decisions, other clients are never named.
  expect((await reasonsFor(HARBOUR, sharing))?.chosen).toMatchObject({ times: 4, clientName: null });
});

it('a decision sent twice counts once, and an earlier one does not replace a later one', async () => {
  const later = aDecision({ subject: 'persona 20', title: 'Sent Twice', chosen: 5 });
  await record([later]);
  await record([later]);
  await record([{ ...later, chosen: 6, description: 'An older text.', at: '2026-03-01T09:00:00.000Z' }]);
  const found = await service.kit.db.collection('matchDecision').find({ title: 'Sent Twice' }).toArray();
  expect(found.map(({ chosen }) => chosen)).toEqual([5]);
  const { raw } = await service.as(people).call(downloadGold, {});
  expect(String(raw)).toContain(later.description);
  expect(String(raw)).not.toContain('An older text.');
});

it('a change in the persona form is evaluated by the suggestions of its import', async () => {
  await record([aDecision({ subject: 'persona 30', title: 'Changed Later', chosen: 1 })]);
  const change = { subject: 'persona 30', title: 'Changed Later', source: 'persona' as const, chosen: 9 };
  await record([aDecision({ ...change, suggested: undefined, at: '2026-03-03T09:00:00.000Z' })]);
  const found = await service.kit.db.collection('matchDecision').findOne({ title: 'Changed Later' });
  expect(found).toMatchObject({ source: 'import', suggested: [1, 2, 3], confidence: 'likely', chosen: 9 });
});

it('a persona form is evaluated by the suggestions it would have shown', async () => {
  await record([aDecision({ subject: 'persona 31', title: 'Truck Driver', source: 'persona', suggested: undefined })]);
  const found = await service.kit.db.collection('matchDecision').findOne({ title: 'Truck Driver' });
  expect(found?.suggested).toHaveLength(3);
});

it('reports accuracy by month, source and client, right suggestions, and corrections', async () => {
  await service.kit.db.collection('matchDecision').deleteMany({});
  await record([
    aDecision({ subject: 'persona 1', chosen: 1 }),
    aDecision({ subject: 'persona 2', chosen: 3 }),
    aDecision({ subject: 'persona 3', chosen: 40, at: '2026-04-02T09:00:00.000Z' }),
    aDecision({ subject: 'row 4', chosen: null, confidence: 'no close role', at: '2026-04-02T09:00:00.000Z' }),
  ]);
  await record([aDecision({ subject: 'persona 5', chosen: 40, source: 'persona' })], HARBOUR);

  const byMonth = await accuracy();
  expect(byMonth.all).toMatchObject({ decisions: 5, chosen: 4, first: 1, firstThree: 2 });
  expect(byMonth.rows).toEqual([
    { name: '2026-04', decisions: 2, chosen: 1, first: 0, firstThree: 0 },
    { name: '2026-03', decisions: 3, chosen: 3, first: 1, firstThree: 2 },
  ]);
  expect(byMonth.confidence).toEqual([
    { confidence: 'clear', decisions: 0, right: 0 },
    { confidence: 'likely', decisions: 4, right: 1 },
    { confidence: 'several similar', decisions: 0, right: 0 },
    { confidence: 'no close role', decisions: 1, right: 1 },
  ]);
  expect(byMonth.corrections[0]).toMatchObject({ suggested: { roleId: 1 }, chosen: { roleId: 40 }, times: 2 });
  expect(byMonth.corrections.at(-1)?.times).toBe(1);
  expect((await accuracy({ by: 'source' })).rows.map(({ name, decisions }) => [name, decisions])).toEqual([
    ['Imports', 4],
    ['Persona forms', 1],
  ]);
  expect((await accuracy({ by: 'client' })).rows.map(({ decisions }) => decisions)).toEqual([4, 1]);
  expect((await accuracy({ source: 'persona' })).all.decisions).toBe(1);
});

it('exports decisions on a role as lines of a gold file', async () => {
  const { status, raw } = await service.as(people).call(downloadGold, {});
  const lines = raw.toString().trim().split('\n');
  expect([status, lines.length]).toEqual([200, 4]);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    id: 'persona 1',
    title: TITLE,
    description: request.roleDescription,
    gold: { exactMatch: ['role 1'] },
  });
});

it.each([
  ['the decisions of a client', { clientId: NORTHWIND, words: 'nurse' }],
  ['shared decisions', { words: 'nurse' }],
  ['accuracy of a source', { source: 'import', at: { $gte: new Date(0) } }],
])('reads %s by an index', async (_, filter) => {
  const plan = await service.kit.db.collection('matchDecision').find(filter).explain('queryPlanner');
  expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('IXSCAN');
});
