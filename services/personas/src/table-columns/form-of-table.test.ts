import { describe, expect, it } from '@jest/globals';
import { roleColumns } from '../role-sheets/role-sheet';
import { readForm } from '../sheet-forms/sheet-form';
import { formOfTable } from './form-of-table';

const sheet = { name: 'S', rows: [], rowNumbers: [] };
const tableOf = (titles: string[], ...rows: string[][]) => ({
  sheet,
  table: {
    ...{ sheet: 'S', titles, rows, headRow: 3, above: [], headings: [], valuesAbove: [] },
    rowNumbers: rows.map((_, index) => index + 4),
  },
});
const assignmentOf = (...fields: (string | null)[]) => ({
  ...{ constants: [{ field: 'group', value: 'Plant' }], levels: [] },
  columns: fields.map((field, index) => ({ at: index, field })),
});
const COLUMNS = roleColumns('client skills', 5);

describe('a table with assigned columns becomes a filled-in template', () => {
  it('with the row numbers and columns of the file', () => {
    const table = tableOf(['Level', 'Skill', 'Role'], ['2', 'MIG', 'Welder'], ['3', 'TIG', 'Welder']);
    expect(formOfTable(table, assignmentOf('level', 'skill', 'role'), COLUMNS)).toEqual({
      name: 'S',
      rows: [
        ['Client Role', 'Department', 'Client Skill', 'Target Proficiency'],
        ['Welder', 'Plant', 'MIG', '2'],
        ['Welder', 'Plant', 'TIG', '3'],
      ],
      rowNumbers: [3, 4, 5],
      columnsAt: [2, 0, 1, 0],
    });
  });

  it('that is refused, like the template, if the file has more rows than are read', () => {
    const { table } = tableOf(['Skill', 'Role'], ['MIG', 'Welder']);
    const form = formOfTable(
      { sheet, table: { ...table, isCut: true as const } },
      assignmentOf('skill', 'role'),
      COLUMNS,
    );
    expect(() => readForm([form], COLUMNS)).toThrow('The sheet holds more than 5,000 rows. Split it.');
  });

  it('without headings and repeated skills, of which the highest level counts', () => {
    const rows = [
      ['Welder', 'MIG', '2'],
      ['Safety', '', ''],
      ['welder', 'mig', '4'],
      ['Welder', 'MIG', ''],
    ];
    const { rows: form } = formOfTable(
      tableOf(['R', 'S', 'L'], ...rows),
      assignmentOf('role', 'skill', 'level'),
      COLUMNS,
    );
    expect(form.slice(1)).toEqual([['Welder', 'Plant', 'MIG', '4']]);
  });

  it('with one role for a list of its people or tasks, whose texts are all kept', () => {
    const roles = roleColumns('roles and skills', 5);
    const rows = [
      ['Welder', 'Shift Lead', 'Welds pipes.', '2', 'Good eyes'],
      ['Fitter', 'Shift Lead', 'Fits pipes.', '', ''],
      ['welder', 'Plant Manager', 'Checks seams.', '', 'A licence'],
      ['Welder', 'Shift Lead', 'Welds pipes.', '', 'Good eyes'],
    ];
    const { rows: form } = formOfTable(
      tableOf(['R', 'To', 'D', 'L', 'Q'], ...rows),
      assignmentOf('role', 'reportingTo', 'duties', 'level', 'requirements'),
      roles,
    );
    expect(form.slice(1)).toEqual([
      [
        'Welder',
        'Plant',
        'Shift Lead; Plant Manager',
        '',
        'Welds pipes.\nChecks seams.',
        '',
        '',
        'Good eyes\nA licence',
      ],
      ['Fitter', 'Plant', 'Shift Lead', '', 'Fits pipes.', '', '', ''],
    ]);
  });

  it('without the people who hold the roles above', () => {
    const roles = roleColumns('roles and skills', 5);
    const table = tableOf(['R', 'To'], ['Welder', 'Maria Gonzalez, Shift Lead'], ['Fitter', 'Jane Doe']);
    const { rows: form } = formOfTable(table, assignmentOf('role', 'reportingTo'), roles);
    expect(form.slice(1).map((row) => row[2])).toEqual(['Shift Lead', '']);
  });

  it('with the columns that the file has, where lists became rows', () => {
    const { table } = tableOf(['Role', 'Skill'], ['Welder', 'MIG']);
    expect(
      formOfTable({ sheet, table: { ...table, columnsAt: [0, 4] } }, assignmentOf('role', 'skill'), COLUMNS).columnsAt,
    ).toEqual([0, 0, 4, 0]);
  });
});
