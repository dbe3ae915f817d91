import { describe, expect, it } from '@jest/globals';
import { readRoleSheet, type SheetKind } from './role-sheet';

const ROLES = [
  'Client Role',
  'Department',
  'Reporting To',
  'Role Description',
  'Roles and Responsibilities',
  'Client Skill',
  'Target Proficiency',
];
const SKILLS = ['Client Role', 'Department', 'Client Skill', 'Target Proficiency'];
const readRows = (kind: SheetKind, body: string[][], head = kind === 'client skills' ? SKILLS : ROLES) => {
  const rows = [head, ...body];
  return readRoleSheet([{ name: 'Sheet', rows, rowNumbers: rows.map((_, index) => index + 1) }], kind, 5);
};

describe('a workbook of roles', () => {
  it('has a role for each name and department, with its texts and skills', () => {
    const { roles, wrong } = readRows('roles and skills', [
      ['Analyst', 'Data', 'Head of Data', 'Reads figures', 'Plan\nReport', 'SQL', '3'],
      [' analyst', 'Data', '', '', '', 'Statistics', ''],
      ['Analyst', 'Sales', '', '', '', '', ''],
    ]);
    expect(wrong).toEqual([]);
    expect(roles).toEqual([
      {
        personaName: 'Analyst',
        groupName: 'Data',
        reportingTo: 'Head of Data',
        roleDescription: 'Reads figures',
        rolesAndResponsibilities: 'Plan|Report',
        skills: [
          { clientSkill: 'SQL', levelNumber: 3 },
          { clientSkill: 'Statistics', levelNumber: null },
        ],
      },
      expect.objectContaining({ groupName: 'Sales', skills: [] }),
    ]);
  });

  it('has the requirements of each role, one per line; a template from before this column is read, with or without corrections', () => {
    const filled = ['Analyst', 'Data', '', 'Reads figures', 'Plan', 'SQL', '3'];
    const read = (head: string[], ...rows: string[][]) => readRows('roles and skills', rows, head);
    expect(read([...ROLES, 'Requirements'], [...filled, 'A degree\nGood English'])).toMatchObject({
      wrong: [],
      roles: [{ personaName: 'Analyst', requirements: ['A degree', 'Good English'] }],
    });
    for (const head of [ROLES, [...ROLES, 'What to correct']]) {
      const { roles, wrong } = read(head, [...filled, 'Client Skill: Enter it.']);
      expect(wrong).toEqual([]);
      expect(roles[0]).not.toHaveProperty('requirements');
    }
  });

  it('names lines of requirements that are too long, and other requirements in a further row of the role', () => {
    const head = [...ROLES, 'Requirements'];
    const row = (requirements: string) => ['Analyst', 'Data', '', '', '', '', '', requirements];
    const { wrong } = readRows('roles and skills', [row('x'.repeat(2001))], head);
    expect(wrong).toEqual([
      expect.objectContaining({ column: 'Requirements', problem: 'Use at most 2,000 characters in a line.' }),
    ]);
    expect(readRows('roles and skills', [row('A degree'), row('No degree')], head).wrong).toEqual([
      expect.objectContaining({ row: 3, column: 'Requirements', problem: expect.stringContaining('row 2') }),
    ]);
  });

  it('may name a role once for several rows, and a department once for several roles', () => {
    const { roles, wrong } = readRows('client skills', [
      ['Depot Manager', 'Freight', 'Budget planning', '3'],
      ['', '', 'Leading shift teams', '4'],
      ['Dispatcher', '', 'Route planning', '3'],
      ['', '', 'Radio communication', '2'],
    ]);
    expect(wrong).toEqual([]);
    expect(roles.map(({ personaName, groupName, skills }) => [personaName, groupName, skills.length])).toEqual([
      ['Depot Manager', 'Freight', 2],
      ['Dispatcher', 'Freight', 2],
    ]);
  });

  it('a missing department stays missing where each row names its own', () => {
    const { wrong } = readRows('client skills', [
      ['Depot Manager', 'Freight', 'Budget planning', '3'],
      ['Dispatcher', 'Freight', 'Route planning', '3'],
      ['Nurse', '', 'First aid', '2'],
      ['Clerk', 'Office', 'Filing', '2'],
    ]);
    expect(wrong).toMatchObject([{ row: 4, column: 'Department' }]);
  });

  it.each<[string, SheetKind, string[][], [number, string, RegExp][]]>([
    [
      'a role without a name',
      'client skills',
      [['', 'Data', 'SQL', '']],
      [[2, 'Client Role', /Enter the client role/]],
    ],
    [
      'a role without a department',
      'client skills',
      [['Analyst', '', 'SQL', '']],
      [[2, 'Department', /Enter the department/]],
    ],
    [
      'no skill, where skills are listed',
      'client skills',
      [['Analyst', 'Data', '', '']],
      [[2, 'Client Skill', /Enter the name/]],
    ],
    [
      'a level that does not exist',
      'client skills',
      [['Analyst', 'Data', 'SQL', '6']],
      [[2, 'Target Proficiency', /from 1 to 5/]],
    ],
    [
      'a level that became a date',
      'client skills',
      [['Analyst', 'Data', 'SQL', '1/3/24']],
      [[2, 'Target Proficiency', /^This is a date. Enter a whole number/]],
    ],
    [
      'a skill twice',
      'client skills',
      [
        ['Analyst', 'Data', 'SQL', ''],
        ['Analyst', 'Data', 'sql', ''],
      ],
      [[3, 'Client Skill', /in row 2 already/]],
    ],
    [
      'a level without a skill',
      'roles and skills',
      [['Analyst', 'Data', '', '', '', '', '2']],
      [[2, 'Target Proficiency', /belongs to a skill/]],
    ],
    [
      'two descriptions of a role',
      'roles and skills',
      [
        ['Analyst', 'Data', '', 'Reads', '', 'SQL', ''],
        ['Analyst', 'Data', '', 'Writes', '', 'R', ''],
      ],
      [[3, 'Role Description', /another text in row 2/]],
    ],
  ])('names %s', (_, kind, body, expected) => {
    const { wrong } = readRows(kind, body);
    expect(wrong).toHaveLength(expected.length);
    for (const [index, [row, column, problem]] of expected.entries())
      expect(wrong[index]).toMatchObject({ row, column, problem: expect.stringMatching(problem) });
  });

  it('names formulas with an error and without a result, and never reads them as texts', () => {
    const rows = [SKILLS, ['', 'Airport', '#N/A', '3'], ['Ramp Agent', 'Airport', 'Towing', '#REF!']];
    const odd = [
      { row: 2, column: 0, problem: 'no result' as const },
      { row: 2, column: 2, problem: 'formula error' as const },
      { row: 3, column: 3, problem: 'formula error' as const },
    ];
    const read = readRoleSheet([{ name: 'Sheet', rows, rowNumbers: [1, 2, 3], odd }], 'client skills', 5);
    expect(read.wrong).toMatchObject([
      { row: 2, column: 'Client Role', problem: expect.stringMatching(/saved without a result/) },
      { row: 2, column: 'Client Skill', problem: 'The formula shows #N/A. Enter the text itself.' },
      { row: 3, column: 'Target Proficiency', problem: 'The formula shows #REF!. Enter the text itself.' },
    ]);
    expect(read.roles.flatMap(({ skills }) => skills)).toEqual([{ clientSkill: 'Towing', levelNumber: null }]);
  });

  it.each<[string, () => unknown, string]>([
    [
      'other titles',
      () => readRows('client skills', [['a', 'b', 'c', 'd']], ROLES),
      'Excel column header template is not proper',
    ],
    [
      'no rows',
      () => readRows('client skills', []),
      'The sheet contains no rows. Fill in at least one below the titles.',
    ],
    [
      'too many roles',
      () =>
        readRows(
          'client skills',
          Array.from({ length: 501 }, (_, index) => [`Role ${index}`, 'Data', 'SQL', '']),
        ),
      'The sheet holds 501 roles. Import at most 500 at once.',
    ],
  ])('with %s is refused', (_, reading, message) => expect(reading).toThrow(message));
});
