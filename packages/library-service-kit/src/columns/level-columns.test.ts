import { describe, expect, it } from '@jest/globals';
import { readTable } from './read-table';
import { tablesOfSheets } from './tables-of-sheets';

const sheetOf = (...rows: string[][]) => ({ name: 'S', rows, rowNumbers: rows.map((_, index) => index + 1) });
const tableOf = (...rows: string[][]) => tablesOfSheets([sheetOf(...rows)])[0]?.table;
const FIELDS = [
  { field: 'skill' as const, title: 'Skill', isRequired: true },
  { field: 'level' as const, title: 'Level', isRequired: false },
];

describe('crosses below levels', () => {
  it.each([
    ['numbers', ['1', '2', '3'], ['2', '3', '']],
    ['levels with their number', ['Stufe 1', 'Stufe 2', 'Stufe 3'], ['Stufe 2', 'Stufe 3', '']],
    ['words', ['Basic', 'Advanced', 'Expert'], ['Advanced', 'Expert', '']],
    ['numbers from the highest on', ['3', '2', '1'], ['2', '1', '']],
  ])('become one column of levels: %s', (_, titles, levels) => {
    const rows = [
      ['Skill', ...titles, 'Category'],
      ['Welding', '', 'x', '', 'Shop'],
      ['Turning', '', '', 'X', 'Shop'],
      ['Safety', '', '', '', 'Site'],
    ];
    const table = tableOf(...rows);
    expect(table?.titles).toEqual(['Skill', 'Level', 'Category']);
    expect(table?.rows.map(([, level]) => level)).toEqual(levels);
    expect(table?.columnsAt).toEqual([0, 1, 4]);
    const { columns, notes } = readTable([sheetOf(...rows)], { fields: FIELDS, levelCount: 3 });
    expect(columns.map(({ field }) => field)).toEqual(['skill', 'level', null]);
    expect(notes.join()).toContain(`"${titles[0]}", "${titles[1]}", "${titles[2]}"`);
  });

  it.each([
    ['levels as cells', ['1', '2', '3'], ['3', '', '4']],
    ['several crosses in a row', ['1', '2', '3'], ['x', 'x', '']],
    ['roles above', ['Welder', 'Fitter', 'Turner'], ['x', '', '']],
    ['two columns', ['Basic', 'Expert'], ['x', '']],
    ['ranks of jobs', ['Junior', 'Senior', 'Lead'], ['', 'x', '']],
    ['ranks of jobs beside other words', ['Basic', 'Intermediate', 'Advanced', 'Lead'], ['', 'x', '', '']],
    ['circles without a filled one', ['1', '2', '3'], ['○', '○', '○']],
    ['filled and empty circles beside empty cells', ['1', '2', '3'], ['●', '○', '']],
  ])('stay columns of their own: %s', (_, titles, cells) => {
    expect(tableOf(['Skill', ...titles], ['Welding', ...cells], ['Turning', ...cells])?.titles).toEqual([
      'Skill',
      ...titles,
    ]);
  });

  it('become one column although a row has two of them, or another text', () => {
    const table = tableOf(
      ['Skill', 'Basic', 'Advanced', 'Expert'],
      ['Welding', 'x', '', ''],
      ['Turning', '', 'x', ''],
      ['Milling', '', 'x', ''],
      ['Safety', 'x', '', ''],
      ['Grinding', '', '', 'x'],
      ['Drilling', '', '', 'x'],
      ['Soldering', 'x', '', 'x'],
      ['Painting', '', '?', ''],
    );
    expect(table?.titles).toEqual(['Skill', 'Level']);
    expect(table?.rows.map(([, level]) => level).slice(-2)).toEqual(['Basic / Expert', '?']);
  });

  it('are read from rows of circles, one of them filled', () => {
    const table = tableOf(
      ['Skill', 'Basic', 'Advanced', 'Expert'],
      ['Welding', '○', '●', '○'],
      ['Turning', '●', '○', '○'],
      ['Safety', '○', '○', '○'],
    );
    expect(table?.titles).toEqual(['Skill', 'Level']);
    expect(table?.rows.map(([, level]) => level)).toEqual(['Advanced', 'Basic', '']);
  });

  it('with ranks of jobs are joined where they are numbered', () => {
    const rows = [
      ['Skill', '1 - Junior', '2 - Senior', '3 - Lead'],
      ['Welding', '', 'x', ''],
    ];
    expect(tableOf(...rows)?.rows).toEqual([['Welding', '2 - Senior']]);
  });
});
