import { expect, it } from '@jest/globals';
import type { TakeRow } from '@skills-architect/library-service-kit/table-files';
import { findTables, tableName } from './table-files';

it.each([
  ['skills_en.csv', 'skills_en'],
  ['ESCO dataset/skills_en.csv', 'skills_en'],
  ['skills_en (1).csv', 'skills_en'],
  ['Occupation Data.txt', 'Occupation Data'],
])('the table of %s is %s', (file, table) => expect(tableName(file)).toBe(table));

it.each(['relations', 'relations_en'])('a table is found by its name in any release: %s', async (table) => {
  const each = async (take: TakeRow) => {
    await take(['uri', 'label'], 1, new Map());
  };
  const expected = { relations: { columns: ['uri'], isNeeded: true } };
  const { found, report } = await findTables([{ table, file: `${table}.csv`, each }], expected);
  expect(found.has('relations')).toBe(true);
  expect(report).toEqual([{ table: 'relations', file: `${table}.csv`, isNeeded: true, missingColumns: [] }]);
});
