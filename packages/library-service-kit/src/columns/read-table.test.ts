import { describe, expect, it } from '@jest/globals';
import type { ReadSheet } from '../workbooks/sheet';
import type { ColumnField } from './proposed-column';
import { findAssigned, readTable, shapesOf } from './read-table';

const FIELDS: ColumnField[] = [
  { field: 'skill', title: 'Client Skill', isRequired: true },
  { field: 'level', title: 'Target Proficiency', isRequired: false },
];
const TARGET = { fields: FIELDS, levelCount: 5 };
const sheetOf = (name: string, rows: string[][], more: Partial<ReadSheet> = {}): ReadSheet => ({
  ...{ name, rows, rowNumbers: rows.map((_, index) => index + 1) },
  ...more,
});
const COVER = sheetOf('Read me', [['How to fill in this workbook'], ['One row per skill.']]);
const SKILLS = sheetOf('Plant', [
  ['Skills of 2026', ''],
  ['Kompetenz', 'Stufe'],
  ['Schweißen', 'Experte'],
  ['Heben', 'Grundkenntnisse'],
]);

describe('a file', () => {
  it('has one scale for all columns of a matrix', () => {
    const rows = [
      ['Skill', 'Planner', 'Operator'],
      ['Route planning', '4', '8'],
      ['Load securing', '2', '10'],
    ];
    const fields: ColumnField[] = [{ field: 'role', title: 'Client Role', isRequired: true }, ...FIELDS];
    const { columns } = readTable([sheetOf('Matrix', rows)], { fields, levelCount: 5 });
    expect(columns.slice(1).map(({ levels }) => levels.map(({ value, level }) => [value, level]))).toEqual([
      [
        ['4', 2],
        ['2', 1],
      ],
      [
        ['8', 4],
        ['10', 5],
      ],
    ]);
    expect(new Set(columns.slice(1).map(({ question }) => question)).size).toBe(1);
  });

  it('is read from the sheet that suits the import, and names what is not read', () => {
    const lists = sheetOf(
      'Lists',
      [
        ['Skill', 'Level'],
        ['Filing', '1'],
      ],
      { isHidden: true },
    );
    const reading = readTable([COVER, lists, SKILLS], TARGET);
    expect(reading).toMatchObject({ sheet: 'Plant', headRow: 2, rows: 2, levelCount: 5 });
    expect(reading.columns.map(({ field }) => field)).toEqual(['skill', 'level']);
    expect(reading.notes.join(' ')).toMatch(/titles are in row 2\..*"Skills of 2026".*Hidden sheets: "Lists"/);
    expect(readTable([COVER, lists, SKILLS], TARGET, { sheetName: 'Lists' }).sheet).toBe('Lists');
  });

  it('says which levels are present ones, and which belong to people', () => {
    const present = readTable(
      [
        sheetOf('S', [
          ['Skill', 'Current level'],
          ['Filing', '3'],
          ['Lifting', '5'],
        ]),
      ],
      TARGET,
    );
    expect(present.columns[1]?.question).toMatch(/have now/);
    const roles = readTable(
      [
        sheetOf('S', [
          ['Skill', 'Lagerist', 'Normalist'],
          ['Filing', '3', '5'],
        ]),
      ],
      TARGET,
    );
    for (const { question = '' } of roles.columns) expect(question).not.toMatch(/have now/);
    const people = [
      ['Name', 'Filing', 'Lifting'],
      ['Anna Meyer', '1', '0'],
      ['Peter Hall', '2', '4'],
    ];
    const [, filing] = readTable([sheetOf('S', people)], TARGET).columns;
    expect(filing).toMatchObject({
      question: expect.stringMatching(/levels of people/),
      levels: [{ level: null }, {}],
    });
  });

  it('without a table is refused', () =>
    expect(() => readTable([sheetOf('Empty', [])], TARGET)).toThrow(/no sheet has a row of titles/));

  it('takes a remembered assignment instead of the proposal', () => {
    const [shape = ''] = shapesOf([SKILLS]);
    const levels = [{ value: 'Experte', level: 4, isLeftOut: false }];
    const assignment = { columns: [{ at: 1, field: 'level' }], constants: [], levels };
    const remembered = new Map([[shape, assignment]]);
    const { columns } = readTable([SKILLS], TARGET, { remembered });
    expect(columns).toMatchObject([{ field: null }, { field: 'level', levels: [{ level: 4 }, { level: 1 }] }]);
    expect(findAssigned([COVER, SKILLS], remembered)).toMatchObject({
      tables: [{ table: { sheet: 'Plant' } }],
      assignment,
    });
    expect(findAssigned([COVER], remembered)).toBeUndefined();
  });

  it('takes what the file states for all rows, not what the last one with its titles stated', () => {
    const profileOf = (role: string) => [
      sheetOf('Profile', [
        [`Role: ${role}`, ''],
        ['Skill', 'Level'],
        ['Negotiation', '3'],
      ]),
    ];
    const fields: ColumnField[] = [{ field: 'role', title: 'Client Role', isRequired: true }, ...FIELDS];
    const [shape = ''] = shapesOf(profileOf('Buyer'));
    const assignment = {
      columns: [{ at: 0, field: 'skill' }],
      constants: [
        { field: 'role', value: 'Buyer' },
        { field: 'group', value: 'Purchasing' },
      ],
      levels: [],
    };
    const remembered = new Map([[shape, assignment]]);
    expect(readTable(profileOf('Planner'), { fields, levelCount: 5 }, { remembered }).constants).toEqual([
      { field: 'role', value: 'Planner' },
      { field: 'group', value: 'Purchasing' },
    ]);
  });
});
