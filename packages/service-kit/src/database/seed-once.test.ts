import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as z from 'zod';
import type { ServiceKit } from '../index';
import { testService } from '../testing/index';
import { lease } from './lease';
import { seedOnce } from './seed-once';

const declare = (kit: ServiceKit) =>
  kit.resource({ name: 'tree', topic: 'trees', schema: z.object({ name: z.string() }) });
let service: Awaited<ReturnType<typeof testService>>;
let trees: ReturnType<typeof declare>;

beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: (kit) => {
      trees = declare(kit);
      return [];
    },
  });
});
afterAll(() => service.close());

const BY_SEED = { by: 0, changeSet: 'seed' };
const seedTrees = (name: string, isFailing = false) =>
  seedOnce(service.kit.db, {
    name: 'trees',
    isEmpty: async () => !(await trees.model.exists({})),
    into: [trees],
    fill: async () => {
      await trees.create([{ name: `${name} 1` }], BY_SEED, [1]);
      if (isFailing) throw new Error('the process died');
      await trees.create([{ name: `${name} 2` }], BY_SEED, [2]);
    },
  });
const names = async () => (await trees.model.find().sort({ _id: 1 }).lean()).map(({ name }) => name);

it('repeats an interrupted seed, but never a complete one', async () => {
  await expect(seedTrees('oak', true)).rejects.toThrow('the process died');
  // The portal starts without the seed, so nothing of it may be left.
  expect(await names()).toEqual([]);
  await seedTrees('elm');
  expect(await names()).toEqual(['elm 1', 'elm 2']);
  await seedTrees('ash');
  expect(await names()).toEqual(['elm 1', 'elm 2']);
});

it('is seeded once however many processes start together', async () => {
  const filled: number[] = [];
  const bushes = service.kit.db.collection('bushes');
  const seed = (by: number) =>
    seedOnce(service.kit.db, {
      name: 'bushes',
      isEmpty: async () => !(await bushes.findOne()),
      into: [],
      fill: async () => {
        filled.push(by);
        await bushes.insertOne({ by });
      },
    }).then(() => bushes.countDocuments());
  // No caller continues before the seed is complete.
  expect(await Promise.all([1, 2, 3, 4].map(seed))).toEqual([1, 1, 1, 1]);
  expect(filled).toHaveLength(1);
});

it('is not repeated when users have added data since it failed', async () => {
  const herbs = service.kit.db.collection<{ name: string; changeSet: string }>('herbs');
  const seedHerbs = (fill: () => Promise<unknown>) =>
    seedOnce(service.kit.db, {
      name: 'herbs',
      isEmpty: async () => !(await herbs.findOne()),
      into: [{ model: { collection: herbs } }],
      fill,
    });
  const failed = seedHerbs(async () => {
    await herbs.insertOne({ name: 'thyme', changeSet: 'seed' });
    throw new Error('no texts');
  });
  await expect(failed).rejects.toThrow('no texts');
  await herbs.insertOne({ name: 'mint', changeSet: 'a user' });
  await seedHerbs(() => herbs.insertOne({ name: 'thyme', changeSet: 'seed' }));
  expect(await herbs.distinct('name')).toEqual(['mint']);
});

it('does not change a collection with data', async () => {
  const flowers = service.kit.db.collection('flowers');
  await flowers.insertOne({ name: 'rose' });
  const isEmpty = async () => !(await flowers.findOne());
  const fill = () => Promise.reject(new Error('it was not empty'));
  await seedOnce(service.kit.db, { name: 'flowers', isEmpty, into: [], fill });
  await seedOnce(service.kit.db, { name: 'flowers', isEmpty, into: [], fill });
  expect(await flowers.countDocuments()).toBe(1);
});

it('is taken over from a process that crashed in the middle', async () => {
  const seeds = service.kit.db.collection<{ _id: string }>('seeds');
  await seeds.updateOne({ _id: 'trees' }, { $set: { state: 'begun' } });
  await lease(service.kit.db, 'seed trees', -1).claim();
  await seedTrees('fir');
  expect(await names()).toEqual(['fir 1', 'fir 2']);
});

it('is complete even if a process without the lease is still writing', async () => {
  const shrubs = service.kit.db.collection<{ _id: number; changeSet: string }>('shrubs');
  let isFirst = true;
  await seedOnce(service.kit.db, {
    name: 'shrubs',
    isEmpty: async () => !(await shrubs.findOne()),
    into: [{ model: { collection: shrubs } }],
    fill: async () => {
      if (isFirst) await shrubs.insertOne({ _id: 2, changeSet: 'seed' });
      isFirst = false;
      for (const _id of [1, 2, 3]) await shrubs.insertOne({ _id, changeSet: 'seed' });
    },
  });
  expect(await shrubs.distinct('_id')).toEqual([1, 2, 3]);
});

it('is seeded again when another process took the lease while this one was paused', async () => {
  const ferns = service.kit.db.collection<{ _id: number; changeSet: string }>('ferns');
  const leases = service.kit.db.collection<{ _id: string; holder: string; until: Date }>('leases');
  let fills = 0;
  await seedOnce(service.kit.db, {
    name: 'ferns',
    isEmpty: async () => !(await ferns.findOne()),
    into: [{ model: { collection: ferns } }],
    fill: async () => {
      fills += 1;
      await ferns.insertOne({ _id: 1, changeSet: 'seed' });
      if (fills > 1) return;
      const taken = { holder: 'another process, which crashed', until: new Date(0) };
      await leases.updateOne({ _id: 'seed ferns' }, { $set: taken });
    },
  });
  expect(fills).toBe(2);
  expect(await ferns.countDocuments()).toBe(1);
});
