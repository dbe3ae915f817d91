import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rankedFields, type ServiceKit, searchFilter } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import * as z from 'zod';
import { findRanked } from './find-ranked';

const Entry = z.object({ name: z.string(), nameKey: z.string(), terms: z.array(z.string()), nameLines: z.string() });
const entryResource = (kit: ServiceKit) =>
  kit.resource({ name: 'entry', topic: 'entries', schema: Entry, indexes: [[{ terms: 1, nameKey: 1 }]] });

/** Names with their alternative names. */
const ENTRIES: Record<string, string[]> = {
  'child care worker': ['nursery nurse', 'childminder'],
  Nurse: ['registered nurse'],
  'nurse assistant': [],
  'Nursery teacher': [],
  'advanced nurse practitioner': [],
  'Head of nursing': [],
  Carer: ['nurse', 'Élève'],
  'Ward clerk': ['nurse secretary'],
  Sister: ['senior nurse'],
  'Java (computer programming)': [],
  JavaScript: [],
  'Core Java': [],
  'Apache Maven': ['Java build tool'],
  'C++': [],
  'C#': [],
  C: [],
  'Data Engineer': [],
  'Data Engineer II': [],
  'Engineer of data': [],
  'Senior Data Engineer': [],
  'Big data engineering lead': [],
  'Data Analyst': ['analytics engineer'],
  'Warehouse builder': ['data warehouse engineer'],
  'Mixed words': ['data steward', 'pipeline engineer'],
  École: [],
  'école normale': [],
};

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
  const values = Object.entries(ENTRIES).map(([name, others]) => ({ name, ...rankedFields(name, others) }));
  await entries.create(values, { by: 1 });
});
afterAll(() => service.close());

interface PageOptions {
  sortField?: string;
  sortOrder?: 'asc' | 'desc';
  offset?: number;
  pagesize?: number;
}

const find = async (text: string, { sortField, sortOrder = 'asc', offset = 0, pagesize = 100 }: PageOptions = {}) => {
  const filter = { ...entries.alive, ...searchFilter(text) };
  const page = { filter, text, sortField, sortOrder, offset, pagesize, fields: { name: 1 } as const };
  return (await findRanked(entries.model, page)).map(({ name }) => name);
};

const BY_NURSE = [
  'Nurse',
  'nurse assistant',
  'Nursery teacher',
  'advanced nurse practitioner',
  'Carer',
  'Ward clerk',
  'child care worker',
  'Sister',
];
const BY_DATA_ENGINEER = [
  'Data Engineer',
  'Data Engineer II',
  'Engineer of data',
  'Senior Data Engineer',
  'Big data engineering lead',
  'Warehouse builder',
  'Data Analyst',
  'Mixed words',
];

it.each([
  ['nurse', BY_NURSE],
  [' NURSE ', BY_NURSE],
  ['nurs', ['Nurse', 'nurse assistant', 'Nursery teacher', 'advanced nurse practitioner', 'Head of nursing']],
  ['java', ['Java (computer programming)', 'JavaScript', 'Core Java', 'Apache Maven']],
  ['Data Engineer', BY_DATA_ENGINEER],
  ['data-engineer', BY_DATA_ENGINEER],
  ['engineer data', ['Data Engineer', 'Data Engineer II', 'Engineer of data', 'Senior Data Engineer']],
  ['dat eng', ['Big data engineering lead', 'Data Engineer', 'Data Engineer II', 'Engineer of data']],
  ['c', ['C', 'C#', 'C++', 'Carer', 'child care worker', 'Core Java']],
  ['c++', ['C++']],
  ['ecole', ['École', 'école normale']],
  ['élève', ['Carer']],
  ['zebra', []],
])('finds by %j', async (text, expected) => {
  expect((await find(text)).slice(0, Math.max(expected.length, 1))).toEqual(expected);
});

it('keeps the order across pages', async () => {
  const pages = await Promise.all([0, 3, 6].map((offset) => find('nurse', { offset, pagesize: 3 })));
  expect(pages.flat()).toEqual(BY_NURSE);
});

it('a sort column replaces the ranking, and without words names are sorted alphabetically', async () => {
  const byName = await find('nurse', { sortField: 'nameKey' });
  expect(byName.slice(0, 3)).toEqual(['advanced nurse practitioner', 'Carer', 'child care worker']);
  expect(await find('nurse', { sortField: 'nameKey', sortOrder: 'desc' })).toEqual(byName.toReversed());
  expect((await find('')).slice(0, 2)).toEqual(['advanced nurse practitioner', 'Apache Maven']);
  expect((await find('', { sortOrder: 'desc' })).at(0)).toBe('Warehouse builder');
});

it('ranks records without name lines by their names', async () => {
  await entries.model.collection.updateMany({}, { $unset: { nameLines: '' } });
  expect((await find('nurse')).slice(0, 3)).toEqual(BY_NURSE.slice(0, 3));
});
