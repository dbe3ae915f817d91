import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rankedFields, type ServiceKit } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import * as z from 'zod';
import { type FindNearest, searchByMeaning } from './search-by-meaning';
import type { RecordTexts } from './translations';

const Entry = z.object({
  name: z.string(),
  nameKey: z.string(),
  terms: z.array(z.string()),
  nameLines: z.string(),
  textTerms: z.array(z.string()),
});
const entryResource = (kit: ServiceKit) =>
  kit.resource({ name: 'entry', topic: 'entries', schema: Entry, indexes: [[{ terms: 1, nameKey: 1 }]] });

const NAMES = ['truck driving', 'manoeuvre lorries', 'operate forklifts', 'bookkeeping', 'trucks'];
let entries: ReturnType<typeof entryResource>;
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({
    name: 'roles',
    build: (kit) => {
      entries = entryResource(kit);
      return [];
    },
  });
  await entries.create(
    NAMES.map((name) => ({ name, ...rankedFields(name, []) })),
    { by: 1 },
  );
});
afterAll(() => service.close());

const toTexts = ({ name }: { name: string }): RecordTexts => ({ name, alternativeNames: [], description: '' });
/** The forklifts are nearest, then what has the words, then the lorries. */
const findNearest: FindNearest = async () => [[3, 1, 2].map((id, index) => ({ id, similarity: 0.9 - index / 10 }))];
const search = async (options: { pagesize?: number; offset?: number; sortField?: string; filter?: object } = {}) => {
  const { pagesize = 10, offset = 0, sortField, filter = {} } = options;
  const page = { text: 'truck', sortField, sortOrder: 'asc' as const, offset, pagesize, fields: { name: 1 as const } };
  const all = { ...page, filter: { ...entries.alive, ...filter } };
  const { rows, total, byMeaning } = await searchByMeaning(entries.model, all, findNearest, toTexts);
  return { names: rows.map(({ _id, name }) => `${name}${byMeaning.has(_id) ? ' *' : ''}`), total };
};
const BY_WORDS = ['truck driving', 'trucks'];

it('records near in meaning follow those with the words, best first', async () => {
  expect(await search()).toEqual({ names: [...BY_WORDS, 'operate forklifts *', 'manoeuvre lorries *'], total: 4 });
});

it.each<[string, Parameters<typeof search>[0], object]>([
  ['as many as the page has room for', { pagesize: 3 }, { names: [...BY_WORDS, 'operate forklifts *'], total: 3 }],
  ['none when the page is full', { pagesize: 2 }, { names: BY_WORDS, total: 2 }],
  ['none on later pages', { offset: 5 }, { names: [], total: 2 }],
  ['none in a sorted list', { sortField: 'nameKey' }, { names: BY_WORDS, total: 2 }],
  [
    'only those within the filter',
    { filter: { name: { $ne: 'operate forklifts' } } },
    { names: [...BY_WORDS, 'manoeuvre lorries *'], total: 3 },
  ],
])('%s', async (_, options, expected) => {
  expect(await search(options)).toEqual(expected);
});

it('a text that the best record has in another language is translated by its name', async () => {
  const asked: string[][] = [];
  const near: FindNearest = async (texts) => {
    asked.push([...texts]);
    return texts.map(() => [{ id: 3, similarity: 0.9 }]);
  };
  await entries.create([{ name: 'drive buses', ...rankedFields('drive buses', ['Omnibusse fahren']) }], { by: 1 });
  const translations = [
    {
      language: 'de',
      name: 'Omnibusse fahren',
      alternativeNames: [],
      description: '',
      original: { name: '', description: '' },
    },
  ];
  const texts = (row: { name: string }) => ({ ...toTexts(row), translations });
  const find = (text: string) =>
    searchByMeaning(
      entries.model,
      {
        text,
        sortField: undefined,
        sortOrder: 'asc',
        offset: 0,
        pagesize: 10,
        fields: { name: 1 },
        filter: entries.alive,
      },
      near,
      texts,
    );
  const { rows } = await find('Omnibusse');
  expect(rows.map(({ name }) => name)).toEqual(['drive buses', 'operate forklifts']);
  await find('drive buses');
  expect(asked).toEqual([['drive buses'], ['drive buses']]);
});
