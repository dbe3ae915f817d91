import { expect, it } from '@jest/globals';
import { assignRows } from './assign-rows';
import { ROLE_TITLES, SKILL_TITLES } from './table-columns';

const tableOf = (titles: string[], ...rows: string[][]) => ({
  titles,
  rows,
  rowNumbers: rows.map((_, index) => index + 2),
});
const assign = (table: ReturnType<typeof tableOf>, fields: (string | null)[], more = {}) =>
  assignRows(table, {
    columns: fields.map((field, index) => ({ at: index, field })),
    constants: [],
    levels: [],
    ...more,
  });

it('rows take the assigned columns, a value for all rows, and role and department from above', () => {
  const table = tableOf(['R', 'S', 'X'], ['Clerk', 'Filing', 'a'], ['', 'Counting', 'b'], ['Driver', 'Driving', '']);
  const { rows } = assign(table, ['role', 'skill', null], { constants: [{ field: 'group', value: 'Freight' }] });
  expect(rows).toEqual([
    { row: 2, cells: { role: 'Clerk', skill: 'Filing', group: 'Freight', level: '' } },
    { row: 3, cells: { role: 'Clerk', skill: 'Counting', group: 'Freight', level: '' } },
    { row: 4, cells: { role: 'Driver', skill: 'Driving', group: 'Freight', level: '' } },
  ]);
});

const DEPARTMENTS = [
  [
    'written once',
    ['Freight', '', '', 'Office', '', ''],
    ['Freight', 'Freight', 'Freight', 'Office', 'Office', 'Office'],
  ],
  [
    'written in each row',
    ['Freight', 'Freight', '', 'Office', 'Office'],
    ['Freight', 'Freight', '', 'Office', 'Office'],
  ],
  ['rarely missing', ['Freight', '', 'Office', 'Yard', 'Bridge'], ['Freight', '', 'Office', 'Yard', 'Bridge']],
] as const;
it.each(DEPARTMENTS)(
  'a department that is %s is filled from above only where it stands for several roles',
  (_, given, filled) => {
    const table = tableOf(['Role', 'Department'], ...given.map((group, index) => [`Role ${index}`, group]));
    expect(assign(table, ['role', 'group']).rows.map(({ cells }) => cells.group)).toEqual(filled);
  },
);

it('a role in several rows keeps its department', () => {
  const table = tableOf(
    ['Role', 'Department', 'Skill'],
    ...[
      ['Clerk', 'Office', 'Filing'],
      ['Clerk', 'Office', 'Counting'],
      ['Driver', 'Freight', 'Driving'],
      ['', '', 'Loading'],
      ['Driver', '', 'Lifting'],
    ],
  );
  const { rows } = assign(table, ['role', 'group', 'skill']);
  expect(rows.map(({ cells }) => cells.group)).toEqual(['Office', 'Office', 'Freight', 'Freight', 'Freight']);
});

it('levels are mapped; rows of values that mean no skill are left out and counted', () => {
  const levels = [
    { value: 'Expert', level: 5, isLeftOut: false },
    { value: 'x', level: null, isLeftOut: false },
    { value: '0', level: null, isLeftOut: true },
  ];
  const table = tableOf(['S', 'L'], ['Filing', 'Expert'], ['Counting', 'x'], ['Driving', '0'], ['Lifting', '0']);
  expect(assign(table, ['skill', 'level'], { levels })).toEqual({
    rows: [
      { row: 2, cells: { skill: 'Filing', level: '5' } },
      { row: 3, cells: { skill: 'Counting', level: '' } },
    ],
    leftOut: [{ reason: '"0" instead of a level', count: 2 }],
  });
});

it('a matrix becomes a row for each mark', () => {
  const table = tableOf(['Skill', 'Plant – Operator', 'Plant – Foreman'], ['Lifting', '1', '3'], ['Planning', '', '4']);
  expect(assign(table, ['skill', ROLE_TITLES, ROLE_TITLES]).rows.map(({ cells }) => cells)).toEqual([
    { skill: 'Lifting', role: 'Operator', level: '1' },
    { skill: 'Lifting', role: 'Foreman', level: '3' },
    { skill: 'Planning', role: 'Foreman', level: '4' },
  ]);
  const turned = tableOf(['Role', 'Lifting'], ['Operator', '2']);
  expect(assign(turned, ['role', SKILL_TITLES]).rows[0]?.cells).toEqual({
    role: 'Operator',
    skill: 'Lifting',
    level: '2',
  });
});

it('a value for all rows also fills the empty cells of a column, after those that are written once', () => {
  const constants = [{ field: 'group', value: 'Other' }];
  const groupsOf = (...groups: string[]) =>
    assign(
      {
        titles: ['Role', 'Unit'],
        rows: groups.map((group, index) => [`Role ${index}`, group]),
        rowNumbers: [2, 3, 4, 5],
      },
      ['role', 'group'],
      { constants },
    ).rows.map(({ cells }) => cells.group);
  expect(groupsOf('Plant', 'Plant', '', 'Office')).toEqual(['Plant', 'Plant', 'Other', 'Office']);
  expect(groupsOf('Plant', '', '', 'Office')).toEqual(['Plant', 'Plant', 'Plant', 'Office']);
});
