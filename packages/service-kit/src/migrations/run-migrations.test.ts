import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { lease } from '../database/lease';
import { testService } from '../testing/index';
import type { Migration } from './migration';
import { runMigrations } from './run-migrations';

const RECORDS = 1200;
const lengths = (make = (name: string) => name.length): Migration => ({
  collection: 'thing',
  title: 'Lengths',
  topic: 'things',
  fields: ['length', 'colour'],
  from: ['name'],
  make: ({ name }) => ({ length: make(String(name)), colour: 'blue' }),
});
const lines: Migration = {
  collection: 'poem',
  title: 'Lines',
  topic: 'poems',
  fields: ['line'],
  from: ['text'],
  make: ({ text }) => ({ line: `${text}\n` }),
  isDerived: true,
};

let service: Awaited<ReturnType<typeof testService>>;
interface Thing {
  _id: number;
  name: string;
  length?: number;
  colour?: string;
  rev: number;
}
const things = () => service.kit.db.collection<Thing>('thing');
const poems = () => service.kit.db.collection<{ _id: number; text: string; line?: string; rev: number }>('poem');
beforeAll(async () => {
  service = await testService({
    name: 'roles',
    build: () => [{ migrations: [lengths(), lines], replacedCollections: ['copies'] }],
  });
});
beforeEach(async () => {
  await things().deleteMany({});
  await things().insertMany(
    Array.from({ length: RECORDS }, (_, index) => ({ _id: index + 1, name: `thing ${index + 1}`, rev: 3 })),
  );
});
afterAll(() => service.close());

const run = async (migration = lengths()) => {
  const said: string[] = [];
  await runMigrations(service.kit, [migration], (sentence) => said.push(sentence));
  return said;
};
const countWithout = () => things().countDocuments({ length: { $exists: false } });
const DONE = 'records of an earlier version are complete: thing length colour';

it('adds missing fields once, without a new revision, and leaves fields that are there', async () => {
  await things().updateOne({ _id: 5 }, { $set: { length: 99, colour: 'red' } });
  await things().updateOne({ _id: 6 }, { $set: { length: 99 } });
  expect(await run()).toEqual([`${RECORDS - 1} ${DONE}`]);
  const read = (_id: number) => things().findOne({ _id });
  expect(await read(1200)).toEqual({ _id: 1200, name: 'thing 1200', length: 10, colour: 'blue', rev: 3 });
  expect(await read(5)).toMatchObject({ length: 99, colour: 'red' });
  expect(await read(6)).toMatchObject({ length: 99, colour: 'blue' });
  expect(await run()).toEqual([]);
});

it('one of several processes that start together does it, and none goes on before it is complete', async () => {
  const missingAtEnd = await Promise.all([1, 2, 3].map(() => run().then(countWithout)));
  expect(missingAtEnd).toEqual([0, 0, 0]);
});

it('a process that starts while another one migrates waits for it', async () => {
  const other = lease(service.kit.db, 'migration thing length colour');
  await other.claim();
  let isThere = false;
  const waiting = run().then(() => {
    isThere = true;
  });
  await other.during(async () => {
    await service.kit.jobs.ready();
    expect(isThere).toBe(false);
    await things().updateMany({}, { $set: { length: 1, colour: 'red' } });
  });
  await waiting;
  expect(await things().countDocuments({ length: 1 })).toBe(RECORDS);
});

it('continues after a crash, and names the record that it cannot complete', async () => {
  const crash = run(
    lengths((name) => {
      if (name === 'thing 700') throw new Error('no name');
      return name.length;
    }),
  );
  await expect(crash).rejects.toThrow('Record 700 of thing cannot be brought to this version: no name');
  expect(await countWithout()).toBe(RECORDS - 500);
  expect(await run()).toEqual([`${RECORDS - 500} ${DONE}`]);
});

/** Without ids: a change of so many records that its event does not name them. */
const publishChange = (resource: string, ids?: number[]) =>
  service.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource, ...(ids && { ids }) } });

it('completes what an older instance writes afterwards', async () => {
  await run();
  await service.kit.projections.settle();
  await things().insertOne({ _id: 2000, name: 'thing 2000', rev: 1 });
  await publishChange('things', [2000]);
  await service.kit.projections.settle();
  expect(await things().findOne({ _id: 2000 })).toMatchObject({ length: 10, colour: 'blue' });
});

it.each([
  ['a few records', [1]],
  ['very many records', undefined],
])('corrects derived fields when an older instance changes what they follow from in %s', async (_, ids) => {
  await poems().deleteMany({});
  await poems().insertOne({ _id: 1, text: 'Rose', rev: 1 });
  await run(lines);
  await service.kit.projections.settle();
  await poems().updateOne({ _id: 1 }, { $set: { text: 'Oak' }, $inc: { rev: 1 } });
  await publishChange('poems', ids);
  await service.kit.projections.settle();
  expect(await poems().findOne({ _id: 1 })).toEqual({ _id: 1, text: 'Oak', line: 'Oak\n', rev: 2 });
});

it('a start drops what nothing reads any more, at every start and in several processes at once', async () => {
  const copies = service.kit.db.collection('copies');
  for (const starts of [1, 2]) {
    await copies.insertOne({ from: 'an older instance' });
    await Promise.all(Array.from({ length: starts }, () => service.migrate()));
    expect(await service.kit.db.listCollections()).not.toContainEqual(expect.objectContaining({ name: 'copies' }));
  }
  expect(await things().countDocuments({})).toBe(RECORDS);
});
