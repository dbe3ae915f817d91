import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { runMigrations } from '../migrations/run-migrations';
import { testService } from '../testing/index';
import { fold } from './fold';
import { foldMigrations } from './fold-migrations';
import { searchFields } from './search-words';

/** How version 0.1 folded. */
const foldEarlier = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

interface Boat {
  _id: number;
  name: string;
  nameKey: string;
  terms: string[];
  rev: number;
}

const migrations = foldMigrations({
  collection: 'boat',
  title: 'Names of boats',
  topic: 'boats',
  keys: { nameKey: 'name' },
  words: { fields: ['terms'], from: ['name'], make: ({ name }) => ({ terms: searchFields(String(name)).terms }) },
});

let service: Awaited<ReturnType<typeof testService>>;
const boats = () => service.kit.db.collection<Boat>('boat');
beforeAll(async () => {
  service = await testService({ name: 'roles', build: () => [{ migrations }] });
  await boats().createIndex({ nameKey: 1 }, { unique: true });
});
beforeEach(async () => {
  await boats().deleteMany({});
  await service.kit.db.collection('completedMigrations').deleteMany({});
});
afterAll(() => service.close());

const NAMES = ['Łódź', 'バス', 'Домой', 'Café', 'Thai ครูเก่า', 'd’Or', 'Plain boat'];
const earlier = (name: string, index: number): Boat => ({
  _id: index + 1,
  name,
  nameKey: foldEarlier(name),
  terms: foldEarlier(name).match(/[\p{L}\p{N}]+/gu) ?? [],
  rev: 3,
});
const run = async () => {
  const said: string[] = [];
  await runMigrations(service.kit, migrations, (sentence) => said.push(sentence));
  return said;
};

it('folds names again that an earlier version folded, once and without a new revision', async () => {
  await boats().insertMany(NAMES.map(earlier));
  expect(await run()).toEqual([expect.stringMatching(/^5 /), expect.stringMatching(/^4 /)]);
  for (const boat of await boats().find().toArray())
    expect(boat).toMatchObject({ nameKey: fold(boat.name), terms: searchFields(boat.name).terms, rev: 3 });
  expect(await run()).toEqual([]);
});

it('leaves a key that another record has by now, and goes on', async () => {
  await boats().insertMany([{ ...earlier('Lodz', 0) }, { ...earlier('Łodz', 1) }, { ...earlier('Łódka', 2) }]);
  await run();
  expect((await boats().find().sort({ _id: 1 }).toArray()).map(({ nameKey, terms }) => [nameKey, terms])).toEqual([
    ['lodz', ['lodz']],
    ['łodz', ['lodz']],
    ['lodka', ['lodka']],
  ]);
});

it('a start after the first complete one leaves names to their change events, and does not search for them', async () => {
  await run();
  await boats().insertOne(earlier('Łuk', 0));
  expect(await run()).toEqual([]);
  expect(await boats().findOne({ _id: 1 })).toMatchObject({ nameKey: foldEarlier('Łuk') });
});

it('corrects names that an older instance writes meanwhile', async () => {
  await boats().insertOne(earlier('Øst', 9));
  await service.kit.events.publish({
    to: { all: true },
    name: EVENT.changed,
    data: { resource: 'boats', ids: [10] },
  });
  await service.kit.projections.settle();
  expect(await boats().findOne({ _id: 10 })).toMatchObject({ nameKey: 'ost', terms: ['ost'] });
});
