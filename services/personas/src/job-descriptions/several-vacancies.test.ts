import { describe, expect, test } from '@jest/globals';
import { aPdf, docxWith, paragraph, stackLines } from './documents.fixtures';
import { readJobDescription } from './read-job-description';

const read = async (content: Buffer | string, fileName = 'vacancies') => {
  const result = await readJobDescription({ bytes: new Uint8Array(Buffer.from(content)), fileName });
  if (result.outcome !== 'read') throw new Error(result.reason);
  const all = [result.persona, ...result.others];
  return {
    note: result.note,
    roles: all.map(({ personaName, rolesAndResponsibilities }) => [personaName, rolesAndResponsibilities]),
    all,
    blocks: result.blocks,
  };
};

const PILOT = ['Boards ships at the outer buoy', 'Brings them safely to the quay'];
const CLERK = ['Checks the time sheets of all crews', 'Pays wages on the last day of the month'];
const ROLES = [
  ['Harbour Pilot', PILOT.join('|')],
  ['Payroll Clerk', CLERK.join('|')],
];
const VACANCIES = [
  { title: 'Harbour Pilot', duties: PILOT },
  { title: 'Payroll Clerk', duties: CLERK },
];
const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');
const text = (toTitle: (title: string, index: number) => string, vacancies = VACANCIES) =>
  vacancies
    .map(
      ({ title, duties }, index) =>
        `${toTitle(title, index)}\nResponsibilities:\n${list(duties)}\nRequirements:\n- Two years at sea\n`,
    )
    .join('\n');

const html = (heading: string) =>
  `<html><body><h1>Careers</h1><h2>Open positions</h2>${VACANCIES.map(
    ({ title, duties }) =>
      `<${heading}>${title}</${heading}><p>We look for you.</p><h4>Responsibilities</h4><ul>${duties.map((duty) => `<li>${duty}</li>`).join('')}</ul>`,
  ).join('')}</body></html>`;

const word = docxWith(
  VACANCIES.map(({ title, duties }) =>
    [title, '', 'Responsibilities', ...duties.map((duty) => `- ${duty}`), 'Requirements', 'Two years at sea', '']
      .map((line) => paragraph(line))
      .join(''),
  ).join(''),
);

const pdf = aPdf(
  ...VACANCIES.map(({ title, duties }) => [
    { text: title, y: 760, size: 18 },
    ...stackLines(['Responsibilities', ...duties.map((duty) => `- ${duty}`), 'Requirements', '- Two years at sea'], {
      top: 720,
    }),
  ]),
);

describe('each vacancy of one file is read', () => {
  test.each([
    ['lines as titles', text((title) => title)],
    ['numbered titles', text((title, index) => `${index + 1}. ${title} (2 positions)`)],
    ['other words for the duties', text((title) => title).replace('Responsibilities', 'Your tasks')],
    ['titles with genders', text((title) => `${title} (m/f/d)`)],
    ['headings of a page below others', html('h3')],
    ['a Word file without headings', word],
    ['a PDF with a page for each', pdf],
  ])('%s', async (_kind, content) => {
    const { roles, note } = await read(content);
    expect(roles).toEqual(ROLES);
    expect(note).toBeUndefined();
  });

  test('titles without a role, where each has its own requirements', async () => {
    const vacancies = [
      { title: 'Front of House', duties: PILOT },
      { title: 'Night Shift', duties: CLERK },
    ];
    const { roles } = await read(text((title) => title, vacancies));
    expect(roles.map(([name]) => name)).toEqual(['Front of House', 'Night Shift']);
  });

  test('the passages of the second are its own', async () => {
    const { all, blocks } = await read(text((title) => title, [...VACANCIES, { title: 'Berth Clerk', duties: CLERK }]));
    const passages = all.map(({ origins }) => origins?.rolesAndResponsibilities?.passages[0]?.block ?? 0);
    expect(passages).toEqual([...new Set(passages)]);
    expect(passages.map((block) => blocks[block]?.text)).toEqual([PILOT[0], CLERK[0], CLERK[0]]);
  });
});

test('vacancies that cannot be told apart are said to be several', async () => {
  const { roles, note } = await read(`Harbour Pilot\n${text(() => 'we look for you.')}`);
  expect(roles).toHaveLength(1);
  expect(note).toBe(
    'This document seems to hold 2 job descriptions, and only one persona was made of them. Send them as separate files.',
  );
});

test.each([
  ['a heading that is repeated for subjects', `${list(PILOT)}\n\nHarbour office\nResponsibilities\n${list(CLERK)}`],
  ['a title that is repeated', `${list(PILOT)}\n\nHarbour Pilot\nResponsibilities\n${list(CLERK)}`],
])('%s makes no second vacancy', async (_kind, rest) => {
  const { roles, note } = await read(`Harbour Pilot\nResponsibilities\n${rest}\nRequirements\n- Two years at sea`);
  expect(roles).toEqual([['Harbour Pilot', expect.stringContaining(CLERK.join('|'))]]);
  expect(note).toBeUndefined();
});
