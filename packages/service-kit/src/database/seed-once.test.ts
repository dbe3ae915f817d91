import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as z from 'zod';
import type { ServiceKit } from '../index';
import { testService } from '../testing/index';
import { seedOnce } from './seed-once';

const declare = (kit: ServiceKit) =>
  kit.resource({ name: 'tree', segment: 'trees', schema: z.object({ name: z.string() }) });
let service: Awaited<ReturnType<typeof testService>>;
let trees: ReturnType<typeof declare>;

beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: (kit) => {
      trees = declare(kit);
      return { routes: () => undefined };
    },
  });
});
afterAll(() => service.close());

const BY_SEED = { by: 0, changeSet: 'seed' };
const plant = (name: string, fails = false) =>
  seedOnce(service.kit.db, {
    name: 'trees',
    isEmpty: async () => !(await trees.model.exists({})),
    into: [trees],
    fill: async () => {
      await trees.create([{ name: `${name} 1` }], BY_SEED, [1]);
      if (fails) throw new Error('the process died');
      await trees.create([{ name: `${name} 2` }], BY_SEED, [2]);
    },
  });
const names = async () => (await trees.model.find().sort({ _id: 1 }).lean()).map(({ name }) => name);

it('begins a seed again that ended in the middle, and never one that is whole', async () => {
  await expect(plant('oak', true)).rejects.toThrow('the process died');
  await plant('elm');
  expect(await names()).toEqual(['elm 1', 'elm 2']);
  await plant('ash');
  expect(await names()).toEqual(['elm 1', 'elm 2']);
});
