import { expect, it } from '@jest/globals';
import { markedSheet } from './marked-sheet';

const columns = [
  { title: 'Client Role', width: 10 },
  { title: 'Level', width: 5 },
];
const aWrongCell = (row: number, column: string, problem: string) => ({
  sheet: 'Roles',
  row,
  column,
  value: '',
  problem,
});

it('keeps the rows, marks wrong cells, and replaces the messages of an earlier check', () => {
  const sheet = {
    name: 'Roles',
    rows: [
      ['Client Role', 'Level', 'What to correct'],
      ['Archivist', '3', 'Level: Enter a level.'],
      ['', '9'],
    ],
    rowNumbers: [1, 2, 4],
  };
  const marked = markedSheet(sheet, columns, [
    aWrongCell(4, 'Client Role', 'Enter the role.'),
    aWrongCell(4, 'Level', 'Enter 1 to 5.'),
  ]);
  expect(marked.rows.map((row) => row.map((cell) => cell?.text))).toEqual([
    ['Client Role', 'Level', 'What to correct'],
    ['Archivist', '3', ''],
    [],
    ['', '9', 'Client Role: Enter the role.\nLevel: Enter 1 to 5.'],
  ]);
  expect(marked.rows.map((row) => row.map((cell) => cell?.fill !== undefined))).toEqual([
    [false, false, false],
    [false, false, false],
    [],
    [true, true, true],
  ]);
});
