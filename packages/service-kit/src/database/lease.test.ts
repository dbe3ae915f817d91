import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testService } from '../testing/index';
import { LeaseLost, lease } from './lease';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'explorer', build: () => [] });
});
afterAll(() => service.close());

const aLease = (work: string, lengthMs?: number) => lease(service.kit.db, work, lengthMs);

it('is claimed by one of many at once, and by the next after its release', async () => {
  const all = Array.from({ length: 8 }, () => aLease('many'));
  const claims = await Promise.all(all.map((contender) => contender.claim()));
  expect(claims.filter(Boolean)).toHaveLength(1);
  const holder = all[claims.indexOf(true)];
  await holder?.during(async () => expect(await aLease('many').claim()).toBe(false));
  expect(await aLease('many').claim()).toBe(true);
});

it('of a crashed holder expires', async () => {
  expect(await aLease('died', -1).claim()).toBe(true);
  expect(await aLease('died').claim()).toBe(true);
  expect(await aLease('died').claim()).toBe(false);
});

it('is released when the work fails', async () => {
  const failing = aLease('failing');
  await failing.claim();
  await expect(failing.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await aLease('failing').claim()).toBe(true);
});

it('tells its holder when another process has taken over', async () => {
  const slow = aLease('slow', 40);
  expect(await slow.claim()).toBe(true);
  const leases = service.kit.db.collection<{ _id: string; holder: string }>('leases');
  await leases.updateOne({ _id: 'slow' }, { $set: { holder: 'other' } });
  const reason = await slow.during(
    (lost) => new Promise((resolve) => lost.addEventListener('abort', () => resolve(lost.reason))),
  );
  expect(reason).toBeInstanceOf(LeaseLost);
  expect(await leases.findOne({ _id: 'slow' })).toMatchObject({ holder: 'other' });
});
