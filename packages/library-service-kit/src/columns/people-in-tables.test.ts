import { describe, expect, it } from '@jest/globals';
import { ROLE_TITLES, SKILL_TITLES } from '@skills-architect/contracts';
import { findTable } from './find-table';
import { proposeColumns } from './propose-columns';
import type { ColumnField } from './proposed-column';

const fieldOf = (field: ColumnField['field'], isRequired = false): ColumnField => ({ field, title: field, isRequired });
const SKILLS = [fieldOf('skill', true), fieldOf('level')];
const ROLES = [
  ...[fieldOf('role', true), fieldOf('group', true), fieldOf('reportingTo')],
  ...[fieldOf('description'), fieldOf('duties'), fieldOf('skill'), fieldOf('level')],
];
const propose = (fields: ColumnField[], rows: string[][]) => {
  const table = findTable({ name: 'S', rows, rowNumbers: rows.map((_, index) => index + 1) });
  return table ? proposeColumns(table, fields).map(({ field, why }) => why ?? field) : [];
};
const PEOPLE = 'people are not imported';
const EMPLOYEES = [
  ['Name', 'Title', 'Reports_To', 'Department'],
  ['Wiremu Tane', 'Operations Manager', '', 'Operations'],
  ['Oonagh Quill', 'Shift Lead', 'Wiremu Tane', 'Operations'],
  ['Xochitl Paz', 'Machine Operator', 'Oonagh Quill', 'Operations'],
];

describe('people of a table', () => {
  it('are no roles and no skills, however rare their names are', () => {
    expect(propose(ROLES, EMPLOYEES).slice(0, 2)).toEqual([PEOPLE, 'role']);
    expect(propose(SKILLS, EMPLOYEES)[0]).toBe(PEOPLE);
  });

  it('are no lines of reporting, where their roles are not known', () => {
    const rows = [
      ['Job', 'Department', 'Manager'],
      ['Clerk', 'Office', 'Anna Schmidt'],
      ['Typist', 'Office', 'John Miller'],
    ];
    expect(propose(ROLES, rows)).toEqual(['role', 'group', PEOPLE]);
    const heads = rows.map((row, index) => (index ? [...row.slice(0, 2), 'Head of Office'] : row));
    expect(propose(ROLES, heads)[2]).toBe('reportingTo');
  });

  it('with their jobs and skills give roles with skills', () => {
    const rows = [
      ['Name', 'Job Title', 'Python', 'SQL'],
      ['Oonagh Quill', 'Data Engineer', '3', '4'],
      ['Wiremu Tane', 'Tester', '1', '2'],
    ];
    expect(propose(ROLES, rows)).toEqual([PEOPLE, 'role', SKILL_TITLES, SKILL_TITLES]);
  });

  it.each([['Cory'], ['Oonagh Q.'], ['Total'], ['Skills Requirements Overlap'], ['Average']])(
    'and %j beside roles is no role',
    (title) => {
      const rows = [
        ['Skill', 'Developer', 'Tester', 'Architect', title],
        ['Java', '3', '1', '4', '2'],
        ['Test design', '1', '4', '2', '2'],
      ];
      const [skill, ...columns] = propose(ROLES, rows);
      expect([skill, ...columns.slice(0, 3)]).toEqual(['skill', ROLE_TITLES, ROLE_TITLES, ROLE_TITLES]);
      expect(columns[3]).not.toBe(ROLE_TITLES);
    },
  );

  it('but the name of a job stays its name', () => {
    const rows = [
      ['Name', 'Position', 'Department'],
      ['Shift Manager', 'P-1', 'Plant'],
      ['Process Engineer', 'P-2', 'Plant'],
    ];
    expect(propose(ROLES, rows)[0]).not.toBe(PEOPLE);
  });
});

describe('figures of a job are no levels', () => {
  it.each([
    ['Inactive', 'No', 'Yes'],
    ['no_of_recruitment', '1', '4'],
    ['Management level', '3', '2'],
  ])('%s', (title, first, second) => {
    const rows = [
      ['Job Title', 'Department', title],
      ['Accountant', 'Finance', first],
      ['Payroll Manager', 'Finance', second],
    ];
    expect(propose(ROLES, rows).slice(0, 2)).toEqual(['role', 'group']);
    expect(propose(ROLES, rows)[2]).not.toBe('level');
  });

  it('nor are the head counts of quarters', () => {
    const rows = [
      ['Dept', 'Role', 'HC Q1', 'HC Q2'],
      ['Sales', 'Account Executive', '4', '5'],
      ['Sales', 'Sales Engineer', '1', '2'],
    ];
    expect(propose(ROLES, rows)).toEqual(['group', 'role', null, null]);
  });

  it('nor are the keys of elements', () => {
    const rows = [
      ['Skill', 'Element ID'],
      ['Reading', '2.A.1.a'],
      ['Listening', '2.A.1.b'],
    ];
    expect(propose(SKILLS, rows)[1]).not.toBe('level');
  });
});

describe('columns without titles', () => {
  it('with roles, skills and levels', () => {
    const rows = [
      ['Fitter', 'Assembly', '3'],
      ['Fitter', 'Grinding', '2'],
      ['Welder', 'Brazing', '4'],
    ];
    expect(propose(ROLES, rows)).toEqual(['role', 'skill', 'level']);
    expect(propose(SKILLS, rows)).toEqual([null, 'skill', 'level']);
  });

  it('with roles alone', () => {
    const rows = [['Fitter'], ['Welder'], ['Planner']];
    expect(propose(ROLES, rows)).toEqual(['role']);
    expect(propose(SKILLS, rows)).toEqual(['skill']);
  });

  it('and a column of skills between a role and a level needs no title that is known', () => {
    const rows = [
      ['Job Role', 'TSC_CCS Title', 'Proficiency Level'],
      ['Audit Associate', 'Audit Compliance', '3'],
      ['Audit Manager', 'Data Analytics', '5'],
    ];
    expect(propose(ROLES, rows)).toEqual(['role', 'skill', 'level']);
  });
});

it('levels of roles are those that are wanted, not those of now', () => {
  const rows = [
    ['', 'Operator', '', 'Fitter', ''],
    ['Skill', 'Soll', 'Ist', 'Soll', 'Ist'],
    ['Turning', '3', '2', '4', '1'],
    ['Milling', '2', '2', '3', '3'],
  ];
  const now = 'levels that people have now';
  expect(propose(ROLES, rows)).toEqual(['skill', ROLE_TITLES, now, ROLE_TITLES, now]);
});
