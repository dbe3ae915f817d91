import { describe, expect, it } from '@jest/globals';
import { ROLE_TITLES, SKILL_TITLES } from '@skills-architect/contracts';
import { findTable } from './find-table';
import { proposeColumns } from './propose-columns';
import type { ColumnField } from './proposed-column';
import { scoreTitle } from './title-words';

const fieldOf = (field: ColumnField['field'], isRequired = false): ColumnField => ({ field, title: field, isRequired });
const SKILLS = [fieldOf('skill', true), fieldOf('level')];
const ROLES = [
  ...[fieldOf('role', true), fieldOf('group', true), fieldOf('reportingTo')],
  ...[fieldOf('description'), fieldOf('duties'), fieldOf('skill'), fieldOf('level')],
];
const propose = (fields: ColumnField[], rows: string[][]) => {
  const table = findTable({ name: 'S', rows, rowNumbers: rows.map((_, index) => index + 1) });
  return table ? proposeColumns(table, fields) : [];
};
const fieldsOf = (fields: ColumnField[], rows: string[][]) => propose(fields, rows).map(({ field }) => field);

describe('a title is understood', () => {
  it.each([
    ['Client Skill', 'skill'],
    ['CLIENT SKILL*', 'skill'],
    ['Skill\nName', 'skill'],
    ['required_skills', 'skill'],
    ['Kompetenz', 'skill'],
    ['Compétence', 'skill'],
    ['Habilidad', 'skill'],
    ['スキル名', 'skill'],
    ['Target Proficiency (1-5)', 'level'],
    ['Niveau requis', 'level'],
    ['Soll-Niveau', 'level'],
    ['jobTitle', 'role'],
    ['job_posting_title', 'role'],
    ['Intitulé du poste', 'role'],
    ['Должность', 'role'],
    ['Business Unit', 'group'],
    ['Abteilung:', 'group'],
    ['Reports to', 'reportingTo'],
    ['Roles &  Responsibilities', 'duties'],
    ['Anforderungen', 'requirements'],
    ['Minimum Qualifications', 'requirements'],
    ['Skill Category', 'category'],
    ['Date of birth', 'date'],
  ])('%j as %s', (title, meaning) => expect([...scoreTitle(title).keys()]).toContain(meaning));

  it.each(['', 'Lorem', '2026'])('but not %j', (title) => expect(scoreTitle(title).size).toBe(0));
});

describe('the columns of a list', () => {
  it.each<[string, ColumnField[], string[][], (string | null)[]]>([
    [
      'by their titles, in any order',
      ROLES,
      [
        ['No.', 'Dept.', 'Job title', 'Skill', 'Level', 'Remark'],
        ['1', 'Freight', 'Clerk', 'Filing', '2', 'new'],
        ['2', 'Freight', 'Clerk', 'Counting', '3', ''],
      ],
      [null, 'group', 'role', 'skill', 'level', null],
    ],
    [
      'the wanted level before the present one',
      SKILLS,
      [
        ['Competency', 'Current level', 'Target level'],
        ['Welding', '2', '4'],
        ['Lifting', '1', '3'],
      ],
      ['skill', null, 'level'],
    ],
    [
      'by their cells, when the titles say nothing',
      SKILLS,
      [
        ['What we can', 'Points'],
        ['Welding', '2'],
        ['Lifting', '1'],
        ['Driving', '1'],
      ],
      ['skill', 'level'],
    ],
    [
      'the smallest of several categories, when there is nothing else',
      SKILLS,
      [
        ['大分類', '中分類'],
        ['ネットワーク', 'ルータ'],
        ['ネットワーク', 'スイッチ'],
      ],
      [null, 'skill'],
    ],
    [
      'the preferred labels of occupations, not the other ones',
      ROLES,
      [
        ['preferredLabel', 'altLabels', 'description'],
        ['Tischler', 'Schreiner', 'Baut Möbel.'],
        ['Klempner', 'Spengler', 'Verlegt Rohre.'],
      ],
      ['role', null, 'description'],
    ],
    [
      'a role by a vague title',
      ROLES,
      [
        ['id', 'name', 'department_id'],
        ['hr_job_1', 'Supervisor HSE', 'Management'],
        ['hr_job_2', 'Staff HRD', 'Human Resources'],
      ],
      [null, 'role', 'group'],
    ],
  ])('%s', (_, fields, rows, expected) => expect(fieldsOf(fields, rows)).toEqual(expected));

  it('never people as skills or roles, with the reason', () => {
    const rows = [
      ['Name', 'Skill'],
      ['Anna Meyer', 'Welding'],
      ['Peter Schmidt', 'Lifting'],
      ['Jose Alvarez', 'Driving'],
    ];
    expect(propose(ROLES, rows)).toMatchObject([{ field: null, why: 'people are not imported' }, { field: 'skill' }]);
  });

  it('long texts are recognised, so that they are not left out silently', () => {
    const long = 'Plans the work of the shift and reports what was done to the head of the plant. '.repeat(3);
    const [, text] = propose(SKILLS, [
      ['Skill', 'Behaviour'],
      ['Planning', long],
      ['Leading', `${long}!`],
    ]);
    expect(text).toMatchObject({ field: null, values: { kind: 'long text' } });
  });
});

describe('the columns of a matrix', () => {
  it('with roles in the titles', () => {
    const rows = [
      ['Skill', 'Operator', 'Foreman'],
      ['Lifting', '1', '3'],
      ['Planning', '', '4'],
    ];
    expect(fieldsOf(ROLES, rows)).toEqual(['skill', ROLE_TITLES, ROLE_TITLES]);
  });

  it('whose groups of skills are no departments', () => {
    const rows = [
      ['Area', 'Skill', 'Operator', 'Foreman'],
      ['Plant', 'Lifting', '1', '3'],
      ['Office', 'Planning', '', '4'],
    ];
    expect(fieldsOf(ROLES, rows)).toEqual([null, 'skill', ROLE_TITLES, ROLE_TITLES]);
  });

  it('with skills in the titles and roles in the rows', () => {
    const rows = [
      ['Role', 'Lifting', 'Planning'],
      ['Operator', 'x', ''],
      ['Foreman', 'x', 'x'],
    ];
    expect(fieldsOf(ROLES, rows)).toEqual(['role', SKILL_TITLES, SKILL_TITLES]);
  });

  it('with people in the titles, who are left out', () => {
    const rows = [
      ['Skill', 'Anna', 'Peter', 'Maria K.'],
      ['Lifting', '1', '3', '0'],
      ['Planning', '2', '4', '1'],
    ];
    expect(propose(SKILLS, rows)).toMatchObject([
      { field: 'skill' },
      ...Array.from({ length: 3 }, () => ({ field: null, why: 'people are not imported' })),
    ]);
  });

  it('with people in the rows and skills in the titles', () => {
    const rows = [
      ['Name', 'Lifting', 'Planning'],
      ['Anna Meyer', '1', '2'],
      ['Peter Hall', '3', '0'],
      ['Maria Rossi', '3', '1'],
    ];
    expect(fieldsOf(SKILLS, rows)).toEqual([null, SKILL_TITLES, SKILL_TITLES]);
  });
});

it('columns with the texts of levels are left out, and named as what they are', () => {
  const rows = [
    ['Skill', 'Working', 'Senior Developer (L3)'],
    ['Testing', 'Writes tests for own work', 'Plans the tests of a team'],
    ['Reviews', 'Reads the work of others', 'Teaches how to review'],
  ];
  const why = expect.stringMatching(/describes a level/);
  expect(propose(SKILLS, rows)).toMatchObject([{ field: 'skill' }, { field: null, why }, { field: null, why }]);
});

it('a sum beside the marks of a matrix is none of its columns', () =>
  expect(
    fieldsOf(ROLES, [
      ['Skill', 'Welder', 'Fitter', 'Clerk', 'Overlap'],
      ['MIG', 'R', 'D', '', '2'],
      ['TIG', 'R', '', 'X', '2'],
      ['Filing', '', 'R', 'R', '2'],
    ]),
  ).toEqual(['skill', ROLE_TITLES, ROLE_TITLES, ROLE_TITLES, null]));
