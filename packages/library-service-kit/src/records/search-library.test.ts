import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rankedFields, type ServiceKit } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import * as z from 'zod';
import { searchLibrary } from './search-library';

const Entry = z.object({
  name: z.string(),
  nameKey: z.string(),
  terms: z.array(z.string()),
  nameLines: z.string(),
  textTerms: z.array(z.string()),
});
const entryResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'entry',
    topic: 'entries',
    schema: Entry,
    indexes: [[{ terms: 1, nameKey: 1 }], [{ textTerms: 1, nameKey: 1 }]],
  });

/** Names with their alternative names and descriptions. */
const ENTRIES: [string, string[], string][] = [
  ['Nurse', ['registered nurse'], 'Cares for patients on the ward.'],
  ['Ward clerk', ['nurse secretary'], 'Keeps records.'],
  ['Zoo vet', [], 'Works with nurses and keepers.'],
  ['Hospital cook', [], 'Cooks for patients, doctors and nurses.'],
  ['Data Engineer', [], 'Builds pipelines for the warehouse.'],
  ['Purser', [], 'Sells drinks on board of a ship.'],
];

let service: Awaited<ReturnType<typeof testService>>;
let entries: ReturnType<typeof entryResource>;
beforeAll(async () => {
  service = await testService({
    name: 'roles',
    build: (kit) => {
      entries = entryResource(kit);
      return [];
    },
  });
  const values = ENTRIES.map(([name, others, text]) => ({ name, ...rankedFields(name, others, text) }));
  await entries.create(values, { by: 1 });
});
afterAll(() => service.close());

interface SearchOptions {
  offset?: number;
  pagesize?: number;
  sortField?: string;
  namesOnly?: boolean;
}
const search = async (text: string, options: SearchOptions = {}) => {
  const { rows, total } = await searchLibrary(entries.model, {
    filter: entries.alive,
    text,
    sortField: options.sortField,
    sortOrder: 'asc',
    offset: options.offset ?? 0,
    pagesize: options.pagesize ?? 10,
    fields: { name: 1 },
    namesOnly: options.namesOnly,
  });
  return { names: rows.map(({ name }) => name), total };
};

it.each(['drinks on board of a ship', 'the ship'])(
  'fillers do not prevent %s from matching its description',
  async (text) => {
    expect(await search(text)).toEqual({ names: ['Purser'], total: 1 });
  },
);

const BY_NURSE = ['Nurse', 'Ward clerk', 'Hospital cook', 'Zoo vet'];

it.each([
  ['names before descriptions', 'nurse', BY_NURSE],
  ['words from name and description', 'cook patients', ['Hospital cook']],
  ['a description only', 'pipelines', ['Data Engineer']],
  ['short words in descriptions only whole', 'shi', []],
  ['no filler words', 'with', []],
  ['a typing error', 'nurce', ['Nurse', 'Ward clerk']],
  ['swapped letters and a missing one', 'dtaa enginer', ['Data Engineer']],
  ['an error beside a right beginning', 'hosp coook', ['Hospital cook']],
  ['nothing like it', 'xylophone', []],
  ['nothing for a text without words', ' - ', []],
])('finds %s', async (_, text, expected) => {
  expect(await search(text)).toEqual({ names: expected, total: expected.length });
});

it.each([
  ['nurse', ['Nurse', 'Ward clerk']],
  ['pipelines', []],
  ['nurce', ['Nurse', 'Ward clerk']],
])('finds %s in names only', async (text, expected) => {
  expect(await search(text, { namesOnly: true })).toEqual({ names: expected, total: expected.length });
});

it.each([
  ['ligatures that stand for whole sentences', '\ufdfa'.repeat(500)],
  ['many short words', 'a c+ '.repeat(100)],
  ['one long word', '\ufb03'.repeat(500)],
])('answers a text of %s', async (_, text) => {
  expect(await search(text)).toEqual({ names: [], total: 0 });
  expect(await search(text, { namesOnly: true })).toEqual({ names: [], total: 0 });
});

it.each([1, 2, 3])('keeps the order across pages of %i', async (pagesize) => {
  const offsets = Array.from({ length: Math.ceil(4 / pagesize) }, (_, index) => index * pagesize);
  const pages = await Promise.all(offsets.map((offset) => search('nurse', { offset, pagesize })));
  expect(pages.flatMap(({ names }) => names)).toEqual(BY_NURSE);
  expect(pages.map(({ total }) => total)).toEqual(offsets.map(() => 4));
});

it('a sort column mixes names and descriptions', async () => {
  expect((await search('nurse', { sortField: 'nameKey' })).names).toEqual(BY_NURSE.toSorted());
});

it('uses an index for every search', async () => {
  const plan = await entries.model
    .find({ $or: [{ $and: [{ terms: /^nurse/ }] }, { $and: [{ textTerms: /^nurse/ }] }] })
    .explain('queryPlanner');
  expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
});
