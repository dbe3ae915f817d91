import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MAX_EXACT_TOTAL } from '@skills-architect/contracts';
import type { ServiceKit } from '../index';
import { testService } from '../testing/index';
import { countPage } from './count-page';

let service: Awaited<ReturnType<typeof testService>>;
let pets: ReturnType<typeof declare>;
const declare = (kit: ServiceKit) => kit.db.collection<{ kind: string }>('pet');

beforeAll(async () => {
  service = await testService({
    name: 'personas',
    build: (kit) => {
      pets = declare(kit);
      return [];
    },
  });
  const dogs = Array.from({ length: MAX_EXACT_TOTAL }, () => ({ kind: 'dog' }));
  await pets.insertMany([...dogs, { kind: 'cat' }]);
});
afterAll(() => service.close());

it.each([
  ['within the list', MAX_EXACT_TOTAL, { total: MAX_EXACT_TOTAL, totalIsCapped: true }],
  ['past its end: where it ends', MAX_EXACT_TOTAL + 1, { total: MAX_EXACT_TOTAL + 1 }],
  ['far past its end', 3 * MAX_EXACT_TOTAL, { total: MAX_EXACT_TOTAL + 1 }],
])('counts for a page %s', async (_, offset, total) => {
  expect(await countPage((options) => pets.countDocuments({}, options), offset)).toEqual(total);
});

it.each([
  ['no match', { kind: 'bird' }, { total: 0 }],
  ['one match', { kind: 'cat' }, { total: 1 }],
  ['as many as are counted', { kind: 'dog' }, { total: MAX_EXACT_TOTAL }],
  ['one more', {}, { total: MAX_EXACT_TOTAL, totalIsCapped: true }],
])('counts %s', async (_, filter, total) => {
  expect(await countPage((options) => pets.countDocuments(filter, options))).toEqual(total);
});
