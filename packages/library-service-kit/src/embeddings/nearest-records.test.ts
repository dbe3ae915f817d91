import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import type { ServiceKit } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import { wordVector } from '../testing/embeddings';
import { alwaysReady, toUnit } from './embedder';
import { type NearestRecords, nearestRecords } from './nearest-records';
import { recordVectors } from './record-vectors';

const NAMES = new Map<number, string[]>([
  [1, ['drives lorries']],
  [2, ['drives lorries at night', 'night driver']],
  [3, ['counts money']],
]);
let isAway = false;
const embedder = alwaysReady({
  model: 'words',
  origin: 'own',
  async embed(texts) {
    if (isAway) throw new Error('away');
    return texts.map((text) => toUnit(wordVector(text)));
  },
});

let service: Awaited<ReturnType<typeof testService>>;
let records: NearestRecords;
const build = (kit: ServiceKit) => {
  const vectors = recordVectors(kit, embedder, {
    topic: 'names',
    title: 'Names',
    affected: { people: (ids) => ids },
    async *read(ids) {
      const present = [...NAMES].filter(([id]) => ids === 'all' || ids.includes(id));
      yield present.map(([id, texts]) => ({ id, texts }));
    },
    count: async () => NAMES.size,
  });
  records = nearestRecords(kit, embedder, vectors);
  return [{ createIndexes: vectors.createIndexes, stop: records.close }];
};
const find = async (texts: string[], { limit = 5, atLeast = 0.4 } = {}) =>
  (await records.find(texts, { limit, atLeast })).map((near) => near.map(({ id }) => id));
const change = async (id: number) => {
  const data = { resource: 'people', ids: [id] };
  await service.kit.events.publish({ to: { service: 'roles' }, name: EVENT.changed, data });
  await service.kit.projections.settle();
};

beforeAll(async () => {
  service = await testService({ name: 'roles', build });
});
afterAll(() => service.close());

it('finds nothing before there are vectors', async () => {
  expect(await find(['drives lorries'])).toEqual([[]]);
});

it('finds the nearest records for each text, by the nearest of their texts', async () => {
  await service.kit.projections.settle();
  expect(await find(['drives lorries', 'night driver', 'sings'])).toEqual([[1, 2], [2], []]);
  expect(await find(['drives lorries'], { limit: 1 })).toEqual([[1]]);
  expect(await find(['drives lorries'], { atLeast: 0.99 })).toEqual([[1]]);
});

it('follows changed and removed records', async () => {
  NAMES.set(3, ['drives lorries']);
  await change(3);
  NAMES.delete(1);
  await change(1);
  expect(await find(['drives lorries'])).toEqual([[3, 2]]);
});

it('finds nothing while the model does not answer', async () => {
  isAway = true;
  expect(await find(['drives lorries'])).toEqual([[]]);
});
