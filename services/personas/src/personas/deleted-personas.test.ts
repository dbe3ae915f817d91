import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import * as calls from '@skills-architect/contracts/personas';
import { aUser, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { copyPersona } from './copied-personas.fixtures';
import type { PersonaDocument } from './persona-document';
import { deletedClients, startPersonas, type TestPersonas } from './personas.fixtures';
import { deletedOrder, restorable } from './restorable-personas';
import { notRestoredMessage, takenNamesText } from './restore-rules';

const CLIENT = 5;
const DAY_MS = 24 * 3600 * 1000;
const GONE = 7;
const hr = aUser(1, [CLIENT], 11);
const colleague = aUser(8, [CLIENT], 12);
const staff = aUser(2);
let test: TestPersonas;
beforeAll(async () => {
  test = await startPersonas();
  await test.service.start();
});
afterAll(() => test.service.close());

const stored = () => test.service.kit.db.collection<PersonaDocument>('persona');
const as = (user = hr) => test.service.as(user);
const create = async (personaName: string, clientId = CLIENT, changes: object = {}) =>
  (await test.create({ personaName, ...changes }, clientId)).body.personaId;
const remove = (ids: number[], user = hr, clientId = CLIENT) =>
  as(user).call(calls.deletePersonas, { query: { clientId }, body: { ids } });
const createDeleted = async (...names: string[]) => {
  const ids: number[] = [];
  for (const name of names) ids.push(await create(name));
  await remove(ids);
  return ids;
};
const listDeleted = async (query: object = {}, user = colleague) =>
  (await as(user).call(calls.listDeletedPersonas, { query: { clientId: CLIENT, ...query } })).body;
const namesOf = async (query: object) => (await listDeleted(query)).personas.map(({ personaName }) => personaName);
const restore = (body: calls.DeletedSelection, user = colleague, clientId = CLIENT) =>
  as(user).call(calls.restorePersonas, { query: { clientId }, body });

describe('the deleted personas of a client', () => {
  it('are listed with who deleted them, when, and until when they can be restored', async () => {
    const [personaId] = await createDeleted('Lamplighter');
    const { personas, total } = await listDeleted({ searchString: 'lamp' });
    const deletedAt = Date.parse(personas[0]?.deletedAt ?? '');
    expect(total).toBe(1);
    expect(await listDeleted({ personaId })).toMatchObject({ personas, total });
    expect(await listDeleted({ personaId: (personaId ?? 0) + 1 })).toMatchObject({ personas: [], total: 0 });
    expect(personas).toMatchObject([
      { personaId, personaName: 'Lamplighter', personaGroupName: 'Operations', deletedBy: 'User 11' },
    ]);
    expect(Date.parse(personas[0]?.restorableUntil ?? '') - deletedAt).toBe(30 * DAY_MS);
  });

  it('are searched, sorted by time or name, and paged', async () => {
    await createDeleted('Quarry Bosun');
    await createDeleted('Quarry Zinc');
    await createDeleted('Quarry Anvil');
    const search = { searchString: 'quarry' };
    expect(await namesOf(search)).toEqual(['Quarry Anvil', 'Quarry Zinc', 'Quarry Bosun']);
    expect(await namesOf({ ...search, sortBy: 'deletedAt', sortOrder: 'asc' })).toEqual([
      'Quarry Bosun',
      'Quarry Zinc',
      'Quarry Anvil',
    ]);
    const byName = { ...search, sortBy: 'personaName', sortOrder: 'asc', pagesize: 2 };
    expect(await namesOf(byName)).toEqual(['Quarry Anvil', 'Quarry Bosun']);
    expect(await namesOf({ ...byName, offset: 2 })).toEqual(['Quarry Zinc']);
    expect((await listDeleted({ ...byName, offset: 2 })).total).toBe(3);
  });

  it('of one deletion are in the order of their names', async () => {
    await createDeleted('Together B', 'Together C', 'Together A');
    expect(await namesOf({ searchString: 'together' })).toEqual(['Together A', 'Together B', 'Together C']);
  });

  it('can no longer be restored after 30 days', async () => {
    const ids = await createDeleted('Old one', 'Older one');
    const deletedDaysAgo = (_id: number | undefined, days: number) =>
      stored().updateOne({ _id }, { $set: { deletedAt: new Date(Date.now() - days * DAY_MS) } });
    await deletedDaysAgo(ids[0], 29);
    await deletedDaysAgo(ids[1], 31);
    expect(await namesOf({ searchString: 'old' })).toEqual(['Old one']);
    const { status, failure } = await restore({ ids: ids.slice(1) });
    expect([status, failure.error]).toEqual([404, expect.stringMatching(/time to be restored is over/)]);
    expect((await restore({ ids })).body).toEqual({ restored: 1 });
  });

  it.each([{ sortBy: 'deletedAt' }, { sortBy: 'personaName' }] as const)(
    'are read from an index in the order of %j, without those that exist',
    async ({ sortBy }) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const plan = await stored()
          .find(restorable(test.service.kit, CLIENT))
          .sort(deletedOrder({ sortBy, sortOrder }))
          .limit(3)
          .explain('executionStats');
        expect(plan.executionStats.totalDocsExamined).toBe(plan.executionStats.nReturned);
        expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('"SORT"');
      }
    },
  );

  it('of another client, or of a deleted one, are not listed', async () => {
    const other = aUser(1, [6]);
    expect((await as(other).call(calls.listDeletedPersonas, { query: { clientId: CLIENT } })).status).toBe(404);
    await remove([await create('Of a gone client', GONE)], staff, GONE);
    deletedClients.add(GONE);
    // Otherwise the client that the creation has read would still be known.
    await test.service.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'clients' } });
    expect((await as(staff).call(calls.listDeletedPersonas, { query: { clientId: GONE } })).status).toBe(404);
  });
});

describe('restoring', () => {
  it('brings back a persona with its group, role and skills as they were, for a colleague too', async () => {
    const personaId = await create('Night porter', CLIENT, { groupName: 'Lodge' });
    const read = async () => ({
      persona: (await as().call(calls.getPersona, { params: { personaId } })).body,
      skills: (await as().call(calls.listPersonaSkills, { params: { personaId } })).body.skills,
    });
    await as().call(calls.savePersonaSkills, {
      params: { personaId },
      body: { rev: 0, skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [1] },
    });
    const before = await read();
    await remove([personaId]);
    const heard = new Promise<object>((resolve) => {
      const unlisten = test.service.kit.events.listen(({ name, to, data }) => {
        if (name !== EVENT.changed || !('clientId' in to) || data.resource !== 'personas') return;
        unlisten();
        resolve({ ...to, ...data });
      });
    });
    const { body, audit } = await restore({ ids: [personaId] });
    expect(body).toEqual({ restored: 1 });
    expect(audit).toMatchObject({ clientId: CLIENT, details: { personas: { first: ['Night porter'], count: 1 } } });
    expect(await heard).toMatchObject({ clientId: CLIENT, resource: 'personas', ids: [personaId] });
    const { persona, skills } = await read();
    const { rev, updated, ...restored } = persona;
    expect(before.persona).toMatchObject(restored);
    expect([rev, updated.by]).toEqual([2, colleague.userId]);
    expect(skills).toEqual(before.skills);
    expect(skills.map(({ skillId }) => skillId)).toEqual([2]);
    expect(await namesOf({ searchString: 'porter' })).toEqual([]);
  });

  it('restores personas of several deletions, and of a search except some', async () => {
    await createDeleted('Mill one', 'Mill two');
    const [except = 0] = await createDeleted('Mill three');
    const { body } = await restore({ filter: { searchString: 'mill' }, except: [except] });
    expect(body).toEqual({ restored: 2 });
    expect(await test.names({ searchString: 'mill' }, CLIENT)).toEqual(['Mill one', 'Mill two']);
    expect(await namesOf({ searchString: 'mill' })).toEqual(['Mill three']);
  });

  it('names the personas whose names are taken by now, and restores the others', async () => {
    const ids = await createDeleted('Ferry clerk', 'Ferry mate');
    await create('ferry CLERK');
    const { body } = await restore({ ids });
    expect(body).toEqual({ restored: 1, notRestored: takenNamesText(['Ferry clerk']) });
    const { status, failure } = await restore({ ids });
    expect([status, failure.error]).toEqual([409, takenNamesText(['Ferry clerk'])]);
  });

  it('of two deleted personas of one name restores the one that was deleted later', async () => {
    const ids = [...(await createDeleted('Twin')), ...(await createDeleted('Twin'))];
    expect((await restore({ ids })).body).toEqual({ restored: 1, notRestored: takenNamesText(['Twin']) });
    expect((await as().call(calls.getPersona, { params: { personaId: ids[1] ?? 0 } })).status).toBe(200);
  });

  it('happens once when two people do it at the same moment', async () => {
    const ids = await createDeleted('Wanted by two');
    const answers = await Promise.all([restore({ ids }), restore({ ids }, hr)]);
    const restored = answers.map(({ status, body }) => (status === 200 ? body.restored : 0));
    expect(restored.toSorted()).toEqual([0, 1]);
    expect(await test.names({ searchString: 'wanted by two' }, CLIENT)).toEqual(['Wanted by two']);
  });

  it('is refused when the history has lost the state before the deletion, and the persona stays as it is', async () => {
    const ids = await createDeleted('Without history');
    const before = await stored().findOne({ _id: ids[0] });
    await test.service.kit.db
      .collection<{ id: number }>('history')
      .deleteMany({ resource: 'persona', id: { $in: ids } });
    expect((await restore({ ids })).status).toBe(409);
    expect(await stored().findOne({ _id: ids[0] })).toEqual(before);
  });

  it('leaves the personas of other clients, and those that are not deleted', async () => {
    const foreign = await create('Foreign', 6);
    await remove([foreign], staff, 6);
    const existing = await create('Existing');
    expect((await restore({ ids: [foreign, existing] })).status).toBe(404);
    expect((await restore({ ids: [foreign] }, hr, 6)).status).toBe(404);
    expect((await restore({ ids: [foreign] }, staff, 6)).body).toEqual({ restored: 1 });
  });

  it('is refused for a client that is being deleted', async () => {
    const { kit } = test.service;
    await remove([await create('Last one', 78)], staff, 78);
    await kit.db.transaction((session) => kit.clientGuard.close(78, session));
    const all = { filter: { searchString: 'last' }, except: [] };
    expect((await restore(all, staff, 78)).status).toBe(404);
  });

  it('is a job for more than 200, which names those that stay deleted', async () => {
    const LARGE = 9;
    const first = await create('Crowd', LARGE);
    const copies = Array.from({ length: 219 }, (_, index) => ({
      personaId: 500_000 + index,
      personaName: `Crowd ${index}`,
    }));
    await copyPersona(test.service.kit, first, copies);
    await remove([first, ...copies.slice(0, 100).map(({ personaId }) => personaId)], staff, LARGE);
    await remove(
      copies.slice(100).map(({ personaId }) => personaId),
      staff,
      LARGE,
    );
    await create('crowd 7', LARGE);
    const { body } = await restore({ filter: {}, except: [] }, staff, LARGE);
    expect(body.restored).toBe(0);
    const job = await waitForJobEnd(test.service.kit, body.jobToken ?? '');
    expect(job).toMatchObject({ status: 'failed', errorMessage: notRestoredMessage(219, ['Crowd 7']) });
    expect((await test.list({}, LARGE)).body.total).toBe(220);
  });
});
