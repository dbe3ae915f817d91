import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { decideFirstData, readFirstData } from '../index';
import { testService } from '../testing/index';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: () => [] });
});
afterEach(() => service.kit.db.collection('firstData').deleteMany({}));
afterAll(() => service.close());

const decide = (wanted: 'demo' | 'none', isEmpty: boolean, hasDemo = false) =>
  decideFirstData(service.kit.db, wanted, { isEmpty: async () => isEmpty, hasDemo: async () => hasDemo });

it.each<[string, 'demo' | 'none', boolean, boolean, 'demo' | 'none']>([
  ['an empty database gets what is wanted', 'demo', true, false, 'demo'],
  ['… also nothing', 'none', true, false, 'none'],
  ['data of an earlier version without the demo stay without it', 'demo', false, false, 'none'],
  ['the demo of an earlier version stays the demo', 'none', false, true, 'demo'],
])('%s', async (_, wanted, isEmpty, hasDemo, expected) => {
  expect(await decide(wanted, isEmpty, hasDemo)).toBe(expected);
});

it('is decided once, however many processes start with whatever they want', async () => {
  expect(await readFirstData(service.kit.db)).toBeUndefined();
  const decided = await Promise.all([decide('demo', true), decide('none', true), decide('demo', true)]);
  expect(new Set(decided).size).toBe(1);
  expect(await decide(decided[0] === 'demo' ? 'none' : 'demo', false)).toBe(decided[0]);
  expect(await readFirstData(service.kit.db)).toBe(decided[0]);
});
