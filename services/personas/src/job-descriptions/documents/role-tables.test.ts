import { expect, test } from '@jest/globals';
import { docxWith, paragraph, table } from '../documents.fixtures';
import { readDocument, readPersona } from '../read-job-description';

const page = (rows: string[][], cell = 'td') =>
  `<html><body><h1>Who does what</h1><table>${rows.map((cells) => `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`).join('')}</table></body></html>`;
const read = async (file: Uint8Array) => readPersona(await readDocument(file), 'team.html');
const readPage = (html: string) => read(new TextEncoder().encode(html));

const HEADER = ['Role', 'Purpose', 'Main tasks', 'Requirements'];
const CLERK = [
  'Payroll Clerk',
  'Pays 900 people on time.',
  '<ul><li>Runs the monthly payroll</li><li>Files tax returns</li></ul>',
  'Excel',
];
const BUYER = [
  'Buyer',
  'Keeps the works supplied.',
  'Compares offers; orders parts; checks deliveries',
  'Two years in purchasing',
];

const expected = {
  persona: {
    personaName: 'Payroll Clerk',
    roleDescription: 'Pays 900 people on time.',
    rolesAndResponsibilities: 'Runs the monthly payroll|Files tax returns',
    requirements: ['Excel'],
  },
  others: [
    {
      personaName: 'Buyer',
      roleDescription: 'Keeps the works supplied.',
      rolesAndResponsibilities: 'Compares offers|Orders parts|Checks deliveries',
      requirements: ['Two years in purchasing'],
    },
  ],
};

test('each row of a table of a web page is a role of its own', async () => {
  expect(await readPage(page([HEADER, CLERK, BUYER]))).toMatchObject(expected);
});

test('each row of a table of a Word document is a role of its own', async () => {
  const [name = '', purpose = '', , needs = ''] = CLERK;
  const clerk = [name, purpose, 'Runs the monthly payroll; files tax returns', needs];
  const rows = [HEADER, clerk, BUYER].map((cells) => cells.map((text) => paragraph(text)));
  expect(await read(new Uint8Array(await docxWith(table(rows))))).toMatchObject({
    persona: { personaName: 'Payroll Clerk', rolesAndResponsibilities: 'Runs the monthly payroll|Files tax returns' },
    others: [{ personaName: 'Buyer' }],
  });
});

test('each column of a table of levels is a role of its own', async () => {
  const rows = [
    ['', 'Junior Engineer', 'Senior Engineer'],
    ['Purpose', 'Fixes small faults in programs.', 'Designs whole systems.'],
    ['Responsibilities', 'Fixes faults; writes tests', 'Designs systems; mentors others'],
    ['Requirements', 'A first language', 'Six years of experience'],
  ].map((cells) => cells.map((text) => paragraph(text)));
  expect(await read(new Uint8Array(await docxWith(table(rows))))).toMatchObject({
    persona: {
      personaName: 'Junior Engineer',
      roleDescription: 'Fixes small faults in programs.',
      rolesAndResponsibilities: 'Fixes faults|Writes tests',
      requirements: ['A first language'],
    },
    others: [{ personaName: 'Senior Engineer', rolesAndResponsibilities: 'Designs systems|Mentors others' }],
  });
});

test.each([
  [
    'of labels and values',
    [
      ['Role', 'Payroll Clerk'],
      ['Purpose', 'Pays 900 people on time, each month.'],
      [
        'Main tasks',
        '<ul><li>Runs the monthly payroll</li><li>Files tax returns</li><li>Answers questions about pay</li></ul>',
      ],
    ],
  ],
  ['of a single role', [HEADER, CLERK]],
])('a table %s stays one role', async (_what, rows) => {
  const result = await readPage(page(rows));
  expect(result).toMatchObject({ persona: { personaName: 'Payroll Clerk' }, others: [] });
});
