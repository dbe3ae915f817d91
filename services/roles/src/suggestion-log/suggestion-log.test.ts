import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { userNames } from '@skills-architect/contracts/admin';
import {
  exportLoggedSuggestions,
  type LoggedSuggestion,
  listLoggedSuggestions,
  recordDecisions,
  replaySuggestion,
  suggestRoles,
} from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { aUser, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

const [NORTHWIND, HARBOUR] = [1, 2];
const people = aUser(2);
const peers = peersOfClients({ [NORTHWIND]: [], [HARBOUR]: [] }, {}, [
  userNames,
  () => ({ users: [{ userId: 1, name: 'Ada' }] }),
]);
/** Answers calls, but runs no jobs: those that it starts are done by another instance. */
let service: Awaited<ReturnType<typeof testService>>;
let worker: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.seedDemo();
  worker = await testService({ name: 'roles', build: rolesService({ demo: false }), peers, beside: service.place });
});
afterAll(async () => {
  await worker.stop();
  await service.close();
});

const DESCRIPTION = 'Cares for patients on the ward and gives medicines.';
const suggest = async (personaName: string) => {
  const request = { personaName, roleDescription: DESCRIPTION };
  const body = { clientId: HARBOUR, roleSuggestionsRequest: [request] };
  return (await service.as(people).call(suggestRoles, { body })).body.suggestions[0]?.roles ?? [];
};
const read = async (subject: string) => {
  const query = { clientId: HARBOUR, subject };
  return (await service.as(people).call(listLoggedSuggestions, { query })).body.suggestions;
};
const replay = ({ id }: Pick<LoggedSuggestion, 'id'>, clientId = HARBOUR) =>
  service.as(people).call(replaySuggestion, { query: { clientId }, body: { id, byJob: true } });
const retire = async (roleId: number) => {
  const { db, events, projections } = service.kit;
  const change = { $set: { roleName: 'Deckhand', roleStatus: LibraryStatus.Retired }, $inc: { rev: 1 } };
  await db.collection<{ _id: number }>('role').updateOne({ _id: roleId }, change);
  const data = { resource: 'industryRoles', ids: [roleId] };
  await events.publish({ to: { all: true }, name: EVENT.changed, data });
  await projections.settle(['matchable roles']);
};

it('a suggestion is logged with its decision, and a job makes the same again after the library has changed', async () => {
  const title = 'Harbour Ward Nurse';
  const [first] = await suggest(title);
  const chosen = first?.roleId ?? 0;
  const at = '2026-03-02T09:00:00.000Z';
  const decision = {
    ...{ subject: 'persona 70', source: 'import' as const, title, description: DESCRIPTION, suggested: [1, 2, 3] },
    ...{ confidence: 'likely' as const, chosen, by: 1, at },
  };
  const body = { clientId: HARBOUR, decisions: [decision] };
  expect((await service.asPeer('personas').call(recordDecisions, { body })).status).toBe(200);
  await service.asPeer('personas').call(recordDecisions, { body });

  const [logged, ...others] = await read('persona 70');
  if (!logged) throw new Error('The suggestion was not logged.');
  expect(others).toEqual([]);
  expect(logged).toMatchObject({ kind: 'role', by: 902, model: null, decisions: [{ chosen: [chosen], by: 1, at }] });
  expect(logged.evidence[0]).toMatchObject({ roleId: chosen, score: first?.score });
  expect(logged).not.toHaveProperty('replay');

  await retire(chosen);
  expect((await suggest(title)).map(({ roleId }) => roleId)).not.toContain(chosen);

  const { jobToken = '' } = (await replay(logged)).body;
  expect(await service.kit.board.get(jobToken)).toMatchObject({
    title: `Suggesting again for ${title}`,
    clientId: HARBOUR,
    link: `/persona/edit/70/false?client=${HARBOUR}&source=suggestions`,
  });
  expect(await read('persona 70')).toMatchObject([{ replayToken: jobToken }]);
  expect((await replay(logged)).body.jobToken).toBe(jobToken);

  const told: unknown[] = [];
  worker.kit.events.listen(({ name, to, data }) => {
    if (name === EVENT.changed && data.resource === 'suggestions') told.push(to);
  });
  await worker.start();
  expect(await waitForJobEnd(service.kit, jobToken)).toMatchObject({
    status: 'done',
    itemsTotal: 4,
    summary: 'The same is suggested again.',
  });
  expect(told).toEqual([{ clientId: HARBOUR }]);
  const [again] = await read('persona 70');
  expect(again?.replay).toMatchObject({
    isSame: true,
    notes: [],
    jobToken,
    evidence: logged.evidence.map(({ roleId }) => ({ roleId })),
  });
  expect({ ...again, replay: undefined, replayToken: undefined }).toEqual({
    ...logged,
    evidence: logged.evidence.map((role) => (role.roleId === chosen ? { ...role, roleName: 'Deckhand' } : role)),
  });

  const released = { query: { clientId: HARBOUR }, body: { id: logged.id } };
  const direct = (await service.as(people).call(replaySuggestion, released)).body;
  expect(direct).toMatchObject({ isSame: true, notes: [] });
  expect(direct).not.toHaveProperty('jobToken');
  expect((await replay(logged)).body.jobToken).not.toBe(jobToken);

  const exported = await service.as(people).call(exportLoggedSuggestions, { query: { clientId: HARBOUR } });
  expect(exported.raw.toString()).toContain('"replay":{"isSame":true');
});

it('only a suggestion of the client can be made again', async () => {
  await suggest('Ship Nurse');
  const record = await service.platform.portal.collection('suggestions').findOne({ 'input.title': 'Ship Nurse' });
  expect((await replay({ id: String(record?._id) }, NORTHWIND)).status).toBe(404);
});
