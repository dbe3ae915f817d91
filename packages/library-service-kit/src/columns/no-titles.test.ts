import { describe, expect, it } from '@jest/globals';
import { findTable } from './find-table';
import { proposeColumns } from './propose-columns';
import type { ColumnField } from './proposed-column';

const tableOf = (...rows: string[][]) =>
  findTable({ name: 'S', rows, rowNumbers: rows.map((_, index) => index + 1) }) ?? { titles: ['none'], rows: [] };

describe('a table without titles keeps its first row', () => {
  it.each<[string, string[][]]>([
    ['one column', [['Negotiation'], ['SQL'], ['Data modelling'], ['Python']]],
    [
      'a figure where all others are figures',
      [
        ['Welding', '3'],
        ['Grinding', '2'],
        ['Crane operation', '1'],
      ],
    ],
    [
      'a numbered name of a series',
      [
        ['Cell 1', 'Press 1'],
        ['', 'Press 2'],
        ['', 'TF14'],
      ],
    ],
    [
      'a name that comes again',
      [
        ['Fitter', 'Assembly'],
        ['Fitter', 'Grinding'],
        ['Welder', 'Brazing'],
      ],
    ],
  ])('%s', (_, rows) => {
    const { titles, rows: found } = tableOf(...rows);
    expect(found).toEqual(rows);
    expect(titles.every((title) => title === '')).toBe(true);
  });
});

it.each([
  ['skills, where each row must name one', true, 'skill'],
  ['roles, where rows need no skill', false, 'role'],
])('one column without a title holds %s', (_, isRequired, expected) => {
  const rows = [['Negotiation'], ['SQL'], ['Data modelling'], ['Python']];
  const table = findTable({ name: 'S', rows, rowNumbers: [1, 2, 3, 4] });
  const fields: ColumnField[] = [
    { field: 'role', title: 'Client Role', isRequired: true },
    { field: 'skill', title: 'Client Skill', isRequired },
  ];
  expect(table && proposeColumns(table, fields).map(({ field }) => field)).toEqual([expected]);
});

it('titles of only some columns are found above a record that looks more like titles', () => {
  const records = [
    ['1', '1', 'Vice President, Audit', 'Audit'],
    ['1', '2', 'Vice President, Finance', 'Finance'],
    ['2', '1', 'Controller', 'Finance'],
  ];
  const { titles, rows } = tableOf(['Row', 'Col', '', ''], ...records);
  expect([titles, rows]).toEqual([['Row', 'Col', '', ''], records]);
});

describe('titles stay titles', () => {
  it.each<[string, string[][]]>([
    ['known ones', [['Skill'], ['SQL'], ['Python']]],
    ['a list below a text in capitals', [['OUR TRADE'], ['Welding'], ['Brazing'], ['Grinding']]],
    [
      'unknown ones above figures',
      [
        ['Know-how', 'Points'],
        ['Welding', '3'],
        ['Grinding', '2'],
      ],
    ],
    [
      'years above figures, with a known title',
      [
        ['Skill', '2026'],
        ['Welding', '3'],
        ['Grinding', '2'],
      ],
    ],
  ])('%s', (_, rows) => expect(tableOf(...rows).rows).toEqual(rows.slice(1)));
});
