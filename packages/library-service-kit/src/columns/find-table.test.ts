import { describe, expect, it } from '@jest/globals';
import type { ReadSheet } from '../workbooks/sheet';
import { findTable } from './find-table';

const sheetOf = (...rows: string[][]): ReadSheet => ({
  name: 'S',
  rows,
  rowNumbers: rows.map((_, index) => index + 1),
});
const BODY = [
  ['Welder', 'MIG', '3'],
  ['Welder', 'TIG', '2'],
  ['Fitter', 'Drawings', '4'],
];

describe('the head of a table is found by its content', () => {
  it.each<[string, string[][], number]>([
    ['in the first row', [['Role', 'Skill', 'Level']], 1],
    [
      'below a title and a legend',
      [
        ['Skill matrix 2026', '', ''],
        ['1 = basic, 5 = expert', '', ''],
        ['Role', 'Skill', 'Level'],
      ],
      3,
    ],
    [
      'below a title merged over all columns',
      [
        ['Staff of plant 2', 'Staff of plant 2', 'Staff of plant 2'],
        ['Rolle', 'Kenntnisse', 'Stufe'],
      ],
      2,
    ],
    [
      'below the lines of a form',
      [
        ['Name: ____', 'Date: ____', ''],
        ['Poste', 'Compétence', 'Niveau requis'],
      ],
      2,
    ],
    [
      'with titles that nobody knows',
      [
        ['Plant 2', '', ''],
        ['Trade', 'Know-how', 'Points'],
      ],
      2,
    ],
    [
      'in another script',
      [
        ['2026', '', ''],
        ['役割', 'スキル', 'レベル'],
      ],
      2,
    ],
  ])('%s', (_, above, headRow) => {
    const found = findTable(sheetOf(...above, ...BODY));
    expect(found).toMatchObject({ headRow, rows: BODY, rowNumbers: BODY.map((__, index) => headRow + index + 1) });
    expect(found?.above).toHaveLength(headRow - 1);
  });

  it('in the first row of unknown titles, though a record has a word of a known one', () => {
    const rows = [
      ['がか', 'かか', 'Painter, other word'],
      ['मिल संचालक', 'मेल संचालक', 'mill / mail operator'],
      ['Домой', 'Домои', 'Two letters'],
    ];
    expect(findTable(sheetOf(['First', 'Second', 'Difference'], ...rows))).toMatchObject({ headRow: 1, rows });
  });

  it('in two rows, whose titles are joined', () => {
    const upper = ['Skill', 'Production', 'Production', 'Office'];
    const found = findTable(sheetOf(upper, ['Skill', 'Operator', 'Foreman', 'Clerk'], ['Lifting', 'x', 'x', '']));
    expect(found?.titles).toEqual(['Skill', 'Production – Operator', 'Production – Foreman', 'Office – Clerk']);
    expect(found?.rows).toEqual([['Lifting', 'x', 'x', '']]);
  });

  it('in two rows, where only the titles of groups are merged', () => {
    const upper = ['Area', 'Competence', 'Stores', 'Stores', 'Transport', 'Transport', 'Total'];
    const lower = ['', '', 'Picker', 'Lead', 'Driver', 'Planner', ''];
    const body = [['Safety', 'First aid', '2', '3', '2', '1', '8']];
    const found = findTable(sheetOf(upper, lower, ...body));
    expect(found?.titles).toEqual([
      ...[
        'Area',
        'Competence',
        'Stores – Picker',
        'Stores – Lead',
        'Transport – Driver',
        'Transport – Planner',
        'Total',
      ],
    ]);
    expect(found?.rows).toEqual(body);
  });

  it('in two rows of a text file, where no cells are merged', () => {
    const upper = ['Vacancy', '', 'Job', '', 'Employer', '', 'Status', 'Due'];
    const lower = ['', '', 'Code', 'Words', 'Kind', 'Name', '', ''];
    const found = findTable(sheetOf(upper, lower, ['17', '', '8485', 'Butcher', 'A', 'Kestrel', 'Open', 'May']));
    expect(found?.titles).toEqual([
      ...['Vacancy', '', 'Job – Code', 'Job – Words', 'Employer – Kind', 'Employer – Name', 'Status', 'Due'],
    ]);
    expect(found?.rows).toHaveLength(1);
  });

  it.each<[string, string[]]>([
    ['merged', ['', 'Operator', 'Operator', 'Fitter', 'Fitter']],
    ['not merged', ['', 'Operator', '', 'Fitter', '']],
  ])('in two rows, with the levels of each role below it (%s)', (_, upper) => {
    const found = findTable(
      sheetOf(
        ['Plant 2', '', '', '', ''],
        upper,
        ['Skill', 'Soll', 'Ist', 'Soll', 'Ist'],
        ['Turning', '3', '2', '4', '1'],
      ),
    );
    const levels = ['Soll – Operator', 'Ist – Operator', 'Soll – Fitter', 'Ist – Fitter'];
    expect(found).toMatchObject({ titles: ['Skill', ...levels], rows: [['Turning', '3', '2', '4', '1']] });
    expect(found?.above).toEqual(['Plant 2']);
  });

  it('above a row that names the people of a matrix, which is not imported', () => {
    const head = ['Team', 'Team', 'Developer', 'Tester', 'Architect'];
    const people = ['', 'Skill', 'Anna', 'Peter K.', 'Cory'];
    const found = findTable(sheetOf(head, people, ['IT', 'Python', 'R', '', 'R'], ['IT', 'Tests', '', 'R', '']));
    expect(found?.titles).toEqual(['Team', 'Skill', 'Developer', 'Tester', 'Architect']);
    expect(found?.rowNumbers).toEqual([3, 4]);
  });

  it('and not in sentences of the body that contain such words', () => {
    const found = findTable(
      sheetOf(
        ['Area', 'Attribute', 'First', 'Second'],
        ['Quality', 'Testing', 'Writes tests.', 'Reviews skill and level of the team.'],
        ['Quality', 'Coding', 'Writes code with a role.', 'Level and status notes.'],
      ),
    );
    expect(found?.headRow).toBe(1);
  });

  it('and a text merged over all columns is a heading or a footnote', () => {
    const found = findTable(
      sheetOf(['Role', 'Skill', 'Level'], ...BODY, ['Kept by HR.', 'Kept by HR.', 'Kept by HR.'], ['x', 'x', 'x']),
    );
    expect(found).toMatchObject({
      rows: [...BODY, ['x', 'x', 'x']],
      rowNumbers: [2, 3, 4, 6],
      headings: ['Kept by HR.'],
    });
  });

  it.each<[string, string[][], string[]]>([
    [
      'a heading above each group of rows is none of them',
      [['Technical'], ['Git', '2', '3'], ['Tests', '1', '2'], ['Soft'], ['Speaking', '3', '4'], ['Listening', '3', '']],
      ['Technical', 'Soft'],
    ],
    [
      'a skill without a level is no heading',
      [
        ['Git', '2', '3'],
        ['Tests', '', ''],
        ['Speaking', '3', '4'],
      ],
      [],
    ],
    [
      'nor is the first of them',
      [
        ['Git', '', ''],
        ['Tests', '', ''],
        ['Speaking', '3', '4'],
      ],
      [],
    ],
  ])('and %s', (_, rows, headings) => {
    const found = findTable(sheetOf(['Skill', 'Junior', 'Senior'], ...rows));
    expect(found?.headings).toEqual(headings);
    expect(found?.rows).toHaveLength(rows.length - headings.length);
  });

  it('and cells of programs are plain text', () => {
    const found = findTable(
      sheetOf(['Role', 'Description', 'Site'], ['Clerk', '<p>Files.</p><ul><li>Sorts</li></ul>', '["A","B"]']),
    );
    expect(found?.rows).toEqual([['Clerk', 'Files.\n\n- Sorts', 'A\nB']]);
  });

  it('and cells with an error count as empty', () => {
    const sheet = {
      ...sheetOf(['Role', 'Skill'], ['Welder', '#N/A']),
      odd: [{ row: 2, column: 1, problem: 'formula error' as const }],
    };
    expect(findTable(sheet)?.rows).toEqual([['Welder', '']]);
  });

  it.each([[[]], [[['Skills']]]])('but not in %j', (rows) => expect(findTable(sheetOf(...rows))).toBeUndefined());
});

describe('below the records of a table', () => {
  const HEAD = ['Skill', 'Level'];
  const RECORDS = [
    ['Grinding', '3'],
    ['Lubrication', '2'],
    ['Rigging', ''],
  ];

  it.each([
    ['sums', [['Total', '5']]],
    ['sums in another language', [['合計', '5']]],
    ['remarks', [['* levels 1 to 5, see the wiki', '']]],
    ['a legend after a sum', [['Average', '2.5'], ['Legend: 0 none, 5 expert']]],
  ])('%s are no records', (_, foot) => {
    const found = findTable(sheetOf(HEAD, ...RECORDS, ...foot));
    expect(found?.rows).toEqual(RECORDS);
    expect(found?.headings).toEqual(foot.map(([first]) => first));
  });

  it('texts after an empty row are no records', () => {
    const rows = [HEAD, ...RECORDS, ['Ask the plant office']];
    const found = findTable({ name: 'S', rows, rowNumbers: [1, 2, 3, 4, 7] });
    expect(found?.rows).toEqual(RECORDS);
  });

  it('names without levels are records', () => {
    const rows = [...RECORDS, ['Total quality management', '4'], ['Notes and records', '']];
    expect(findTable(sheetOf(HEAD, ...rows))?.rows).toEqual(rows);
  });
});
