import { describe, expect, it } from '@jest/globals';
import type { ReadSheet } from '../workbooks/sheet';
import { readTable } from './read-table';
import { tablesOfSheets } from './tables-of-sheets';

const sheetOf = (name: string, ...rows: string[][]): ReadSheet => ({
  name,
  rows,
  rowNumbers: rows.map((_, index) => index + 1),
});
const tableOf = (...rows: string[][]) => tablesOfSheets([sheetOf('S', ...rows)])[0]?.table;

describe('a list of skills within a row becomes a row for each', () => {
  it('in columns with numbers, with the levels beside them', () => {
    const table = tableOf(
      ['Position', 'Skill 1', 'Level 1', 'Skill 2', 'Level 2', 'Site'],
      ['Analyst', 'SQL', '4', 'Excel', '3', 'York'],
      ['Recruiter', 'Sourcing', '2', '', '', 'Hull'],
    );
    expect(table).toMatchObject({
      titles: ['Position', 'Skill', 'Level', 'Site'],
      columnsAt: [0, 1, 2, 5],
      rowNumbers: [2, 2, 3],
      rows: [
        ['Analyst', 'SQL', '4', 'York'],
        ['Analyst', 'Excel', '3', 'York'],
        ['Recruiter', 'Sourcing', '2', 'Hull'],
      ],
    });
  });

  it.each([
    ['commas', 'SQL, Excel', 'HTML, CSS'],
    ['semicolons', 'SQL; Excel', 'HTML;CSS'],
    ['lines', 'SQL\nExcel', 'HTML\nCSS'],
  ])('in cells with %s, and the reading says so', (_, first, second) => {
    const rows = [
      ['Job Title', 'Required Skills'],
      ['Analyst', first],
      ['Developer', second],
    ];
    expect(tableOf(...rows)?.rows).toEqual([
      ['Analyst', 'SQL'],
      ['Analyst', 'Excel'],
      ['Developer', 'HTML'],
      ['Developer', 'CSS'],
    ]);
    const skills = { field: 'skill', title: 'Skill', isRequired: true } as const;
    const { notes } = readTable([sheetOf('S', ...rows)], { fields: [skills], levelCount: 5 });
    expect(notes.join()).toContain('"Required Skills"');
  });

  it.each([
    ['a skill with a comma', 'Skill', 'Planning, organising and control of large budgets', 'Finance, basics'],
    ['one skill in a cell', 'Skills', 'Planning', 'Finance, basics'],
    ['sentences', 'Skills', 'Plans the work of the whole team, reports weekly', 'Writes code, tests'],
  ])('but not %s', (_, title, first, second) => {
    const rows = [
      ['Analyst', first],
      ['Developer', second],
    ];
    expect(tableOf(['Job Title', title], ...rows)?.rows).toEqual(rows);
  });
});

describe('jobs of an HR system have names instead of what they refer to', () => {
  const DEPARTMENTS = sheetOf(
    'Departments',
    ['department_id', 'department_name'],
    ['10', 'Accounting'],
    ['20', 'Logistics'],
  );

  it('departments of another sheet', () => {
    const jobs = sheetOf('Jobs', ['job_title', 'department_id'], ['Accountant', '10'], ['Planner', '20']);
    expect(tablesOfSheets([jobs, DEPARTMENTS])[0]?.table).toMatchObject({
      titles: ['job_title', 'Department'],
      rows: [
        ['Accountant', 'Accounting'],
        ['Planner', 'Logistics'],
      ],
      resolved: ['department_id'],
    });
  });

  it('and the sheet with these names is not among those that are left out', () => {
    const jobs = sheetOf('Jobs', ['job_title', 'department_id'], ['Accountant', '10'], ['Planner', '20']);
    const costs = sheetOf('Costs', ['Month', 'Sum'], ['May', '3'], ['June', '4']);
    const role = { field: 'role', title: 'Role', isRequired: true } as const;
    const { notes } = readTable([jobs, DEPARTMENTS, costs], { fields: [role], levelCount: 5 });
    expect(notes.join(' ')).toContain('Not imported from this file: the sheet "Costs".');
    expect(notes.join(' ')).not.toContain('"Departments"');
  });

  it('the jobs above them, by the ids of their positions', () => {
    const table = tableOf(
      ['code', 'jobTitle', 'department', 'parentPosition.code'],
      ['50001', 'Head of Logistics', 'LOG', ''],
      ['50002', 'Warehouse Supervisor', 'LOG', '50001'],
      ['50003', 'Forklift Driver', 'LOG', '50002'],
    );
    expect(table?.titles[3]).toBe('Reports to');
    expect(table?.rows.map((row) => row[3])).toEqual(['', 'Head of Logistics', 'Warehouse Supervisor']);
  });

  it.each([
    ['Employee', ['Oonagh Quill', 'Wiremu Tane', 'Xochitl Paz']],
    ['Last name, First name', ['Quill, Oonagh', 'Tane, Wiremu', 'Paz, Xochitl']],
  ])('the jobs of the people above them (%s)', (title, [first = '', second = '', third = '']) => {
    const table = tableOf(
      [title, 'Job Title', 'Reporting to'],
      [first, 'Sales Director', ''],
      [second, 'Team Lead', 'Oonagh Quill'],
      [third, 'Account Executive', 'Wiremu Tane'],
    );
    expect(table?.rows.map((row) => row[2])).toEqual(['', 'Sales Director', 'Team Lead']);
  });

  it('units without the person at their head', () => {
    const table = tableOf(
      ['Business Title', 'Supervisory Organization'],
      ['Accountant', 'Finance (Oonagh Quill)'],
      ['Recruiter', 'People Operations (Wiremu Tane)'],
    );
    expect(table?.rows.map((row) => row[1])).toEqual(['Finance', 'People Operations']);
  });

  it('and names stay names', () => {
    const rows = [
      ['Job Title', 'Department', 'Reports to'],
      ['Planner', 'Logistics', 'Head of Logistics'],
      ['Clerk', 'Logistics', 'Planner'],
    ];
    expect(tableOf(...rows)?.rows).toEqual(rows.slice(1));
  });
});

describe('values above a table', () => {
  const SKILL = { field: 'skill', title: 'Skill', isRequired: false } as const;
  const ROLE = { field: 'role', title: 'Role', isRequired: true } as const;

  it.each([
    ['beside their label', ['Job title:', 'Procurement Specialist', '']],
    ['in the cell of their label', ['Job title: Procurement Specialist', '', '']],
  ])('%s are for all rows', (_, form) => {
    const rows = [
      form,
      ['', '', ''],
      ['Skill', 'Required level', 'Comments'],
      ['Contract law', '3', ''],
      ['SAP', '2', ''],
    ];
    const reading = readTable([sheetOf('S', ...rows)], { fields: [ROLE, SKILL], levelCount: 5 });
    expect(reading.constants).toEqual([{ field: 'role', value: 'Procurement Specialist' }]);
  });

  it('but not where a column has them', () => {
    const rows = [
      ['Job title:', 'All'],
      ['Job title', 'Skill'],
      ['Fitter', 'Grinding'],
      ['Welder', 'Brazing'],
    ];
    expect(readTable([sheetOf('S', ...rows)], { fields: [ROLE, SKILL], levelCount: 5 }).constants).toEqual([]);
  });
});

describe('sheets with the same titles', () => {
  const FIELDS = [
    { field: 'role', title: 'Client Role', isRequired: true },
    { field: 'group', title: 'Department', isRequired: true },
    { field: 'skill', title: 'Client Skill', isRequired: true },
    { field: 'level', title: 'Target Proficiency', isRequired: false },
  ] as const;
  const read = (...sheets: ReadSheet[]) => {
    const { columns, rows, firstRows } = readTable(sheets, { fields: FIELDS, levelCount: 5 });
    return { rows, firstRows, fields: columns.map(({ title, field }) => [title, field]) };
  };
  const skillSheet = (name: string, ...rows: string[][]) => sheetOf(name, ['Skill', 'Level'], ...rows);

  it('that name no role are one role each', () => {
    const welder = skillSheet('Welder', ['MIG', '2'], ['TIG', '3']);
    expect(read(welder, skillSheet('Tig Fitter', ['Pipes', '4'], ['Seals', '1']))).toEqual({
      rows: 4,
      firstRows: [
        ['MIG', '2', 'Welder'],
        ['TIG', '3', 'Welder'],
        ['Pipes', '4', 'Tig Fitter'],
        ['Seals', '1', 'Tig Fitter'],
      ],
      fields: [
        ['Skill', 'skill'],
        ['Level', 'level'],
        ['Sheet name', 'role'],
      ],
    });
  });

  it('with the role above the table have it instead of the name of the sheet', () => {
    const sheet = (name: string, role: string) =>
      sheetOf(name, ['Job title:', role], ['Skill', 'Level'], ['MIG', '2'], ['TIG', '3']);
    const { firstRows } = read(sheet('P1 list', 'Pipe Welder'), sheet('P2 list', 'Arc Welder'));
    expect(firstRows.map((row) => row[2])).toEqual(['Pipe Welder', 'Pipe Welder', 'Arc Welder', 'Arc Welder']);
  });

  it('that name roles but no department are one department each', () => {
    const sheet = (name: string) => sheetOf(name, ['Job title', 'Skill'], ['Clerk', 'Filing'], ['Lead', 'Planning']);
    expect(read(sheet('Finance'), sheet('Stores')).fields).toEqual([
      ['Job title', 'role'],
      ['Skill', 'skill'],
      ['Sheet name', 'group'],
    ]);
  });

  it.each([
    ['names that programs give', 'Sheet1', 'Sheet2'],
    ['dates', '2025', '2026-01'],
    ['months', 'January', 'Feb 2026'],
    ['months of another language', 'März', 'Juni'],
    ['quarters', 'Q1 2026', 'Q2 2026'],
    ['versions', 'Old', 'New'],
    ['numbers of exports', 'Export (1)', 'Export (2)'],
  ])('but not with %s', (_, first, second) => {
    const rows = [
      ['MIG', '2'],
      ['TIG', '3'],
    ];
    expect(read(skillSheet(first, ...rows), skillSheet(second, ...rows)).fields).toEqual([
      ['Skill', 'skill'],
      ['Level', 'level'],
    ]);
  });

  it('are no roles where the sheets are people', () => {
    const anna = skillSheet('Anna Meyer', ['MIG', '2'], ['TIG', '3']);
    const { fields } = read(anna, skillSheet('Tom Smith', ['Pipes', '4']), skillSheet('Wiremu Tane', ['Seals', '1']));
    expect(fields).toContainEqual(['Sheet name', null]);
  });
});
