import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testService } from '../testing/index';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'personas', build: () => [] });
  await service.kit.db.createCollection('pets');
});
afterAll(() => service.close());

const pets = () => service.kit.db.collection<{ clientId: number }>('pets');
const create = (clientId: number) =>
  service.kit.db.transaction(async (session) => {
    await service.kit.clientGuard.enter(clientId, session);
    await pets().insertOne({ clientId }, { session });
  });
/** Deletes a client as the admin service does: a call outside its transaction counts other services' records. */
const remove = (clientId: number) =>
  service.kit.db.transaction(async (session) => {
    await service.kit.clientGuard.close(clientId, session);
    if (await pets().countDocuments({ clientId })) throw new Error('it still has pets');
  });

it('a client cannot be deleted while a record of it is being created', async () => {
  for (let clientId = 1; clientId <= 20; clientId += 1) {
    const [created, removed] = await Promise.allSettled([create(clientId), remove(clientId)]);
    expect([created.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await pets().countDocuments({ clientId })).toBe(created.status === 'fulfilled' ? 1 : 0);
  }
});

it('no record can be created for a deleted client', async () => {
  await remove(50);
  await expect(create(50)).rejects.toMatchObject({ code: 'not-found' });
});

it('many can create records of one client at the same time', async () => {
  await Promise.all(Array.from({ length: 50 }, () => create(60)));
  expect(await pets().countDocuments({ clientId: 60 })).toBe(50);
});
