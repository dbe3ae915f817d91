import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVENT, Id } from '@skills-architect/contracts';
import * as z from 'zod';
import { asAutomaticWrite, type ServiceKit, type StoredEvent } from '../index';
import { testService } from '../testing/index';

const Pet = z.object({ clientId: Id, name: z.string(), legs: z.number().default(4), pin: z.string().default('1234') });
const declare = (kit: ServiceKit) =>
  kit.resource({
    name: 'pet',
    topic: 'pets',
    schema: Pet,
    indexes: [[{ clientId: 1, name: 1 }]],
    secrets: ['pin'],
    audience: ({ clientId }) => ({ clientId }),
  });

let service: Awaited<ReturnType<typeof testService>>;
let pets: ReturnType<typeof declare>;
const by = { by: 7 };

beforeAll(async () => {
  service = await testService({
    name: 'personas',
    build: (kit) => {
      pets = declare(kit);
      return [];
    },
  });
});
afterAll(() => service.close());

const recordsNamed = (...names: string[]) => names.map((name) => ({ clientId: 1, name }));
const ids = (documents: { _id: number }[]) => documents.map((document) => document._id);
const names = async (idsWanted: number[]) =>
  (
    await pets.model
      .find({ _id: { $in: idsWanted }, ...pets.alive })
      .sort({ _id: 1 })
      .lean()
  ).map(({ name }) => name);

describe('a resource', () => {
  it('assigns consecutive ids and fills in defaults', async () => {
    const created = await pets.create(recordsNamed('Rex', 'Tom'), by);
    expect(created).toMatchObject([{ name: 'Rex', legs: 4, rev: 0, created: { by: 7 } }, { name: 'Tom' }]);
    expect((created[1]?._id ?? 0) - (created[0]?._id ?? 0)).toBe(1);
  });

  it('creates its declared indexes', async () => {
    const keys = (await pets.model.collection.indexes()).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([{ clientId: 1, name: 1 }, { changeSet: 1 }]));
  });

  it('never assigns an id twice, even concurrently', async () => {
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) => pets.create(recordsNamed(`n${index}`), by)),
    );
    expect(new Set(many.flat().map(({ _id }) => _id)).size).toBe(20);
  });

  it('stores the state of a record before each change', async () => {
    const [pet] = await pets.create(recordsNamed('Ada'), by);
    const id = pet?._id ?? 0;
    await pets.change(id, 0, { name: 'Ada II' }, by);
    await pets.change(id, 1, { legs: 3 }, by);
    const history = await pets.history(id);
    expect(history.map(({ rev, before }) => [rev, before.name, before.legs])).toEqual([
      [1, 'Ada II', 4],
      [0, 'Ada', 4],
    ]);
  });

  it('accepts only one of two changes on the same revision', async () => {
    const [pet] = await pets.create(recordsNamed('Once'), by);
    const tries = await Promise.allSettled([1, 2, 3].map((legs) => pets.change(pet?._id ?? 0, 0, { legs }, by)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('answers a conflict with the current record, without its secrets', async () => {
    const [pet] = await pets.create(recordsNamed('Late'), by);
    const id = pet?._id ?? 0;
    await pets.change(id, 0, { legs: 3 }, by);
    const late = pets.change(id, 0, { legs: 2 }, by);
    await expect(late).rejects.toMatchObject({ code: 'stale', more: { record: { name: 'Late', legs: 3 } } });
    await expect(late).rejects.not.toMatchObject({ more: { record: { pin: expect.anything() } } });
  });

  it('keeps secrets out of the history, and an undo leaves them as they are', async () => {
    const [pet] = ids(await pets.create(recordsNamed('Shy'), by));
    if (pet === undefined) throw new Error('no pet');
    await pets.change(pet, 0, { pin: '9876' }, { by: 7, changeSet: 'pin' });
    await pets.changeMany(new Map([[pet, { name: 'Bold' }]]), { by: 7, changeSet: 'name' });
    expect((await pets.history(pet)).map(({ before }) => before)).not.toContainEqual(
      expect.objectContaining({ pin: expect.anything() }),
    );
    await pets.undo('name', by);
    expect(await pets.get(pet)).toMatchObject({ name: 'Shy', pin: '9876' });
    const stored = service.kit.db.collection('history');
    await stored.updateOne({ resource: 'pet', id: pet }, { $set: { 'before.pin': '1234' } });
    await pets.removeSecrets();
    expect(await stored.countDocuments({ 'before.pin': { $exists: true } })).toBe(0);
  });

  it('deletes softly and can undo that', async () => {
    const created = ids(await pets.create(recordsNamed('A', 'B', 'C'), by));
    const { removed, changeSet } = await pets.remove({ _id: { $in: created.slice(0, 2) } }, by);
    expect(removed).toHaveLength(2);
    expect(await names(created)).toEqual(['C']);
    expect(await pets.undo(changeSet, by)).toMatchObject({ restored: 2 });
    expect(await names(created)).toEqual(['A', 'B', 'C']);
  });

  it('undoes a creation, except for records changed since', async () => {
    const created = ids(await pets.create(recordsNamed('One', 'Two'), { by: 7, changeSet: 'batch-1' }));
    await pets.change(created[1] ?? 0, 0, { name: 'Two, changed' }, by);
    await pets.undo('batch-1', by);
    expect(await names(created)).toEqual(['Two, changed']);
  });

  it('an undo ignores automatic writes and keeps their values, but stops at a later write of a person', async () => {
    const [pet, other] = ids(await pets.create(recordsNamed('Uno', 'Due'), by));
    if (pet === undefined || other === undefined) throw new Error('no pets');
    await pets.changeMany(new Map([pet, other].map((id) => [id, { name: 'Moved' }])), { by: 7, changeSet: 'move' });
    await pets.change(pet, 1, { legs: 3 }, asAutomaticWrite({ changeSet: 'mapping' }));
    expect((await pets.history(pet))[0]).toMatchObject({ changeSet: 'mapping', by: 0, isAutomatic: true });
    expect(await pets.changedSince('move')).toEqual([]);
    await pets.change(other, 1, { legs: 2 }, by);
    expect(await pets.changedSince('move')).toEqual([other]);
    expect(await pets.undo('move', by)).toMatchObject({ restored: 1 });
    expect(await pets.get(pet)).toMatchObject({ name: 'Uno', legs: 3, updated: { by: 7 } });
  });

  it('can undo an undo', async () => {
    const created = ids(await pets.create(recordsNamed('Kept'), { by: 7, changeSet: 'batch-2' }));
    const { changeSet } = await pets.undo('batch-2', by);
    expect(await names(created)).toEqual([]);
    await pets.undo(changeSet, by);
    expect(await names(created)).toEqual(['Kept']);
  });

  it('publishes a change of a transaction only when it is committed', async () => {
    const countAtEvent = new Promise<number>((resolve) => {
      const unlisten = service.kit.events.listen((event) => {
        if (!('clientId' in event.to) || event.to.clientId !== 60) return;
        unlisten();
        resolve(pets.model.countDocuments({ clientId: 60 }));
      });
    });
    const received: number[] = [];
    const secondEventArrived = new Promise<void>((resolve) => {
      service.kit.events.listen(({ to }) => {
        if (!('clientId' in to)) return;
        received.push(to.clientId);
        if (to.clientId === 61) resolve();
      });
    });
    await service.kit.db.transaction(async (session) => {
      await pets.create([{ clientId: 60, name: 'late' }], { ...by, session });
      // Without the session: it is published while the transaction is still open.
      await service.kit.events.publish({ to: { clientId: 61 }, name: EVENT.changed, data: { resource: 'pets' } });
      await secondEventArrived;
      expect(received).not.toContain(60);
    });
    expect(await countAtEvent).toBe(1);
  });

  it('publishes that its lists are stale, once per audience', async () => {
    const received: StoredEvent[] = [];
    const arrived = new Promise<void>((resolve) => {
      service.kit.events.listen((event) => {
        received.push(event);
        if ('clientId' in event.to && event.to.clientId === 41) resolve();
      });
    });
    await pets.create(
      [
        { clientId: 40, name: 'a' },
        { clientId: 40, name: 'b' },
        { clientId: 41, name: 'c' },
      ],
      by,
    );
    await arrived;
    expect(received.filter(({ to }) => 'clientId' in to && to.clientId >= 40)).toMatchObject([
      { to: { clientId: 40 }, name: 'changed', data: { resource: 'pets' } },
      { to: { clientId: 41 } },
    ]);
  });
});
