import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ServiceKit } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import * as z from 'zod';
import { LIBRARY_FIELDS, LIBRARY_INDEXES } from './library-record';
import { searchLibrary } from './search-library';
import { searchedFields } from './translations';

const skillResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'skill',
    topic: 'skills',
    schema: z.object({ ...LIBRARY_FIELDS, name: z.string(), uniqueKey: z.string() }),
    indexes: LIBRARY_INDEXES,
  });

/** Names with their German ones; the own order is another than the German one. */
const NAMES: [string, string?][] = [
  ['bake', 'Zwieback backen'],
  ['cut hair'],
  ['drive', 'Auto fahren'],
  ['eat', 'essen'],
  ['act'],
  ['fly', 'Änderungen fliegen'],
];
const GERMAN = ['fly', 'drive', 'eat', 'bake'];
const ALL = [...GERMAN, 'act', 'cut hair'];

let service: Awaited<ReturnType<typeof testService>>;
let skills: ReturnType<typeof skillResource>;
beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: (kit) => {
      skills = skillResource(kit);
      return [];
    },
  });
  const values = NAMES.map(([name, german]) => {
    const text = { language: 'de', name: german ?? '', alternativeNames: [], description: '' };
    const translations = german ? [{ ...text, original: { name, description: '' } }] : [];
    const texts = { name, alternativeNames: [], description: '', translations };
    return { ...texts, ...searchedFields(texts), sourceId: 1, uniqueKey: name };
  });
  await skills.create(values, { by: 1 });
});
afterAll(() => service.close());

const list = async (options: { sortField?: string; sortOrder?: 'asc' | 'desc'; offset?: number; shownIn?: string }) => {
  const page = {
    filter: { ...skills.alive, sourceId: 1 },
    text: undefined,
    sortField: undefined,
    sortOrder: 'asc' as const,
    offset: 0,
  };
  const { rows, total } = await searchLibrary(skills.model, {
    ...page,
    shownIn: 'de',
    pagesize: 3,
    fields: { name: 1 },
    ...options,
  });
  expect(total).toBe(NAMES.length);
  return rows.map(({ name }) => name);
};

it.each([
  ['the first page', {}, ALL.slice(0, 3)],
  ['a page with both parts', { offset: 3 }, ALL.slice(3, 6)],
  ['a page after the translated ones', { offset: 5 }, ALL.slice(5)],
  ['nothing after the end', { offset: 9 }, []],
  ['the column of names', { sortField: 'nameKey' }, ALL.slice(0, 3)],
  ['backwards', { sortField: 'nameKey', sortOrder: 'desc' as const }, ALL.toReversed().slice(0, 3)],
  ['backwards, the second page', { sortOrder: 'desc' as const, offset: 3 }, ALL.toReversed().slice(3)],
  ['a language without translations', { shownIn: 'fr' }, ['act', 'bake', 'cut hair']],
])('%s is in the order of the shown names', async (_, options, expected) => {
  expect(await list(options)).toEqual(expected);
});

it.each([1, -1] as const)('is sorted by an index (%d)', async (direction) => {
  const plan = await skills.model
    .find({ ...skills.alive, 'shownKeys.de': { $gte: '' } })
    .sort({ 'shownKeys.de': direction })
    .explain();
  const winning = JSON.stringify(Reflect.get(Reflect.get(plan, 'queryPlanner'), 'winningPlan'));
  expect(winning).toContain('shownKeys.de');
  expect(winning).toContain('IXSCAN');
  expect(winning).not.toContain('"SORT"');
});
