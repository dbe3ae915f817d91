import { describe, expect, it } from '@jest/globals';
import { type LevelMeaning, ROLE_TITLES, SKILL_TITLES } from '@skills-architect/contracts';
import { NOTHING_ODD } from '../table-files/rows';
import type { TableLayout } from './layout';
import { unfolder } from './unfold-matrix';

const LINKS: TableLayout = {
  identifyingColumns: ['level'],
  matrix: { role: 'role', skill: 'skill', level: 'level', scale: 'scheme' },
  columns: [],
};
const SKILLS: TableLayout = { identifyingColumns: ['skill'], matrix: { skill: 'skill' }, columns: [] };
const MEANINGS: LevelMeaning[] = [
  { value: 'expert', level: 5, isLeftOut: false },
  { value: '4', level: 4, isLeftOut: false },
  { value: 'x', level: null, isLeftOut: false },
  { value: '-', level: null, isLeftOut: true },
];

/** The cells that rows of a table give, each with its place in the file. */
const unfold = (
  layout: TableLayout,
  fields: (string | undefined)[],
  titles: string[],
  rows: string[][],
  odd = NOTHING_ODD,
) => {
  const matrix = unfolder({ match: { layout, fields }, titles, scale: { meanings: MEANINGS, levelCount: 5 } });
  const unfolded = rows.flatMap((cells, index) => {
    const named = Object.fromEntries(
      fields.flatMap((field, column) =>
        field && field !== ROLE_TITLES && field !== SKILL_TITLES ? [[field, cells[column] ?? '']] : [],
      ),
    );
    return matrix.unfold({ row: index + 2, cells: named, odd: new Map() }, cells, odd);
  });
  return {
    rows: unfolded.map(({ row, place }) => [row.row, row.cells, place]),
    odd: unfolded.map(({ row }) => [...row.odd]),
    notes: matrix.notes(),
  };
};

describe('a matrix', () => {
  it('gives a row for each mark, with its place; levels become those of the scale', () => {
    const { rows, notes } = unfold(
      LINKS,
      ['skill', ROLE_TITLES, ROLE_TITLES],
      ['Skill', 'Plant – Welder', 'Plant – Fitter'],
      [
        ['MIG', 'expert', '-'],
        ['TIG', '', 'x'],
      ],
    );
    expect(rows).toEqual([
      [1, { skill: 'MIG', role: 'Welder', level: '5 of 5' }, { row: 2, column: 'Plant – Welder' }],
      [2, { skill: 'TIG', role: 'Fitter', level: 'x' }, { row: 3, column: 'Plant – Fitter' }],
    ]);
    expect(notes).toEqual([expect.stringContaining('each of its marks'), 'Cells without a level are not imported: 1.']);
  });

  it('keeps which marks a spreadsheet could not compute', () =>
    expect(
      unfold(
        LINKS,
        ['skill', ROLE_TITLES, ROLE_TITLES],
        ['Skill', 'Welder', 'Fitter'],
        [['MIG', '', '4']],
        new Map([[1, 'no result' as const]]),
      ).odd,
    ).toEqual([[['level', 'no result']], []]));

  it('has the same role in columns with the same title', () =>
    expect(
      unfold(
        LINKS,
        ['skill', ROLE_TITLES, ROLE_TITLES],
        ['Skill', 'Welder', 'Welder (2)'],
        [['MIG', '4', '4']],
      ).rows.map(([, cells]) => cells),
    ).toEqual(Array(2).fill({ skill: 'MIG', role: 'Welder', level: '4 of 5' })));

  it('without levels gives each title once', () =>
    expect(
      unfold(
        SKILLS,
        [undefined, SKILL_TITLES, SKILL_TITLES],
        ['Login', 'Lifting', 'Packing'],
        [
          ['dave', 'x', 'o'],
          ['mary', 'o', 'o'],
        ],
      ).rows.map(([, cells]) => cells),
    ).toEqual([{ skill: 'Lifting' }, { skill: 'Packing' }]));
});

describe('a list', () => {
  it.each<[string, (string | undefined)[], string[], string | undefined]>([
    ['has its words as levels', ['role', 'level'], ['Welder', 'expert'], '5 of 5'],
    ['has its numbers on the scale', ['role', 'level'], ['Welder', '4'], '4 of 5'],
    ['keeps the numbers of the scheme that it names', ['scheme', 'level'], ['Four levels', '4'], '4'],
    ['leaves out what is no level', ['role', 'level'], ['Welder', '-'], undefined],
  ])('%s', (_, fields, cells, level) => {
    const [row] = unfold(LINKS, fields, [], [cells]).rows;
    expect(row?.[1]).toEqual(level === undefined ? undefined : expect.objectContaining({ level }));
  });
});
