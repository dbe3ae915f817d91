import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testService } from '../testing/index';
import { backfill } from './backfill';

const RECORDS = 1200;
let service: Awaited<ReturnType<typeof testService>>;
const collection = () =>
  service.kit.db.collection<{ _id: number; name: string; length?: number; rev: number }>('thing');
beforeAll(async () => {
  service = await testService({ name: 'roles', build: () => ({ routes: () => undefined }) });
});
beforeEach(async () => {
  await collection().deleteMany({});
  await collection().insertMany(
    Array.from({ length: RECORDS }, (_, at) => ({ _id: at + 1, name: `thing ${at + 1}`, rev: 3 })),
  );
});
afterAll(() => service.close());

const run = (make = (name: string) => name.length) =>
  backfill(service.kit.db, {
    collection: 'thing',
    fields: ['length'],
    from: ['name'],
    make: ({ name }) => ({ length: make(String(name)) }),
  });
const countWithout = () => collection().countDocuments({ length: { $exists: false } });

it('adds missing fields once when several processes start together, without a new revision', async () => {
  await collection().updateOne({ _id: 5 }, { $set: { length: 99 } });
  const changed = await Promise.all([run(), run(), run()]);
  expect(changed.reduce((sum, one) => sum + one, 0)).toBe(RECORDS - 1);
  expect(await countWithout()).toBe(0);
  expect(await collection().findOne({ _id: 1200 })).toEqual({ _id: 1200, name: 'thing 1200', length: 10, rev: 3 });
  expect((await collection().findOne({ _id: 5 }))?.length).toBe(99);
  expect(await run()).toBe(0);
});

it('continues after a crash', async () => {
  const crash = run((name) => {
    if (name === 'thing 700') throw new Error('crash');
    return name.length;
  });
  await expect(crash).rejects.toThrow('crash');
  expect(await countWithout()).toBe(RECORDS - 500);
  expect(await run()).toBe(RECORDS - 500);
});
