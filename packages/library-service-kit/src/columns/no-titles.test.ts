import { describe, expect, it } from '@jest/globals';
import { findTable } from './find-table';

const tableOf = (...rows: string[][]) =>
  findTable({ name: 'S', rows, rowNumbers: rows.map((_, at) => at + 1) }) ?? { titles: ['none'], rows: [] };

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
