import { describe, expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';
import { BULLETIN, CORPORATE, LAYOUTS, NUMBERED, OTHER_TEXTS } from './texts.fixtures';

const cutText = (text: string, fileName = 'file.pdf') => {
  const persona = cutJobDescription(textDocument(text), fileName);
  if (!persona) throw new Error('It was not taken for a job description.');
  return { ...persona, duties: persona.rolesAndResponsibilities.split('|') };
};

test('labels, headings and bullets of a company’s form', () => {
  const { duties, ...persona } = cutText(CORPORATE);
  expect(persona).toMatchObject({
    personaName: 'Payroll Administrator',
    personaGroupName: 'Finance & Payroll',
    reportingTo: 'Head of Payroll Services',
    roleDescription:
      'To ensure that all colleagues are paid accurately and on time, and that payroll records meet statutory rules.',
  });
  expect(duties).toEqual([
    'Process the monthly payroll for around 1,200 colleagues across three legal entities',
    'Reconcile payroll control accounts and investigate variances',
    'Answer pay queries by phone and e-mail',
  ]);
  expect(persona.requirements).toContain('Experience of running an end-to-end payroll');
});

test('a bulletin whose duties are one long sentence', () => {
  const { duties, ...persona } = cutText(BULLETIN);
  expect(persona).toMatchObject({ personaName: 'Town Archivist II', reportingTo: '' });
  expect(persona).toMatchObject({ personaGroupName: '', groupGuess: 'Library Services' });
  expect(persona.roleDescription).toBe('A Town Archivist II keeps the records of the town (maps, logs and letters).');
  expect(duties).toEqual([
    'Keeps the records of the town (maps, logs and letters)',
    'Answers questions of the public',
    'Restores damaged maps.',
    'May act as a lead person.',
  ]);
});

test('numbered sections, their subsections, and lists by letters', () => {
  const { duties, ...persona } = cutText(NUMBERED);
  expect(persona).toMatchObject({
    personaName: 'Clinical Nurse Specialist - Oncology',
    personaGroupName: 'Cancer Services',
    reportingTo: 'Nurse Unit Manager',
  });
  expect(duties).toEqual([
    'Assess, plan and evaluate care for patients in chemotherapy',
    'Lead the symptom clinic',
    'Deliver teaching sessions for ward staff',
  ]);
});

test.each(LAYOUTS)('$layout', ({ text, fileName, expected, duties }) => {
  const persona = cutText(text, fileName);
  expect(persona).toMatchObject(expected);
  expect(persona.duties).toEqual(duties);
});

test.each(OTHER_TEXTS)('$kind is not a job description', ({ text }) => {
  expect(cutJobDescription(textDocument(text), 'Payroll Clerk.pdf')).toBeUndefined();
});

describe('when the text does not state it', () => {
  const nameless =
    'Duties\n- Counts the stock of the store\n- Keeps the records\nRequirements\nExperience is required.';

  test('the name comes from the file name', () => {
    expect(cutText(nameless, 'STOCK_CLERK 1234 REV 010120.pdf').personaName).toBe('Stock Clerk');
    expect(cutText(nameless, '20240101.pdf').personaName).toBe('Unnamed role');
  });

  test('the group is guessed from title and duties, or left empty', () => {
    expect(cutText(nameless, 'Storekeeper.pdf')).toMatchObject({
      personaGroupName: '',
      groupGuess: 'Procurement and Supply',
    });
    const jester = cutText('Title: Jester\nDuties\n- Tells jokes to the court\n- Juggles\nSkills\nWit', 'x.pdf');
    expect(jester).toMatchObject({ personaGroupName: '' });
    expect(jester).not.toHaveProperty('groupGuess');
  });
});

test('employer boilerplate is left out', () => {
  const { duties, roleDescription } = cutText(`# Stock clerk
## Summary
Keeps the store in order for the whole yard. We are an equal opportunity employer. The salary range is $30,000 to $40,000.
## Duties
- Counts the stock
- Other duties as assigned
- Performs other related duties
## Benefits
- Health insurance
## How to apply
Send your CV to us.`);
  expect(roleDescription).toBe('Keeps the store in order for the whole yard.');
  expect(duties).toEqual(['Counts the stock']);
});

test('requirements under the heading of the duties are not duties', () => {
  const { duties } = cutText(`# Harbour Engineer
## Duties
Plans the yearly repair of the quays and of the cranes, and leads the crews that carry it out.

Reports to the board on the state of the harbour after each winter.

Mastery of the methods of hydraulic engineering.

Expert knowledge of the law of harbours and waterways.

Ability to explain difficult matters to people of all kinds.

The work is done in an office and on the quays.`);
  expect(duties).toEqual([
    'Plans the yearly repair of the quays and of the cranes, and leads the crews that carry it out.',
    'Reports to the board on the state of the harbour after each winter.',
  ]);
});

test('shares of time, reporting lines and requirements are not duties', () => {
  const { duties, personaName } = cutText(`HARBOUR OBIS CLERK
Summary
The clerk keeps the data of OBIS for the whole harbour.
Duties
Care of the ships, of their papers and of the quay (45%)
- Keeps the papers of all ships that come into the harbour
- Model our values: time matters; rest is needed; talk is good; work is fun
Supervision (20%)
- Trains the new clerks of the harbour and its volunteers
- Requires expert knowledge of ships
- Other harbour and quay duties as appropriate
The Harbour Office division consists of three crews and a boat.
Qualifications
Two years of experience.`);
  expect(personaName).toBe('Harbour OBIS Clerk');
  expect(duties).toEqual([
    'Keeps the papers of all ships that come into the harbour',
    'Model our values: time matters; rest is needed; talk is good; work is fun',
    'Trains the new clerks of the harbour and its volunteers',
  ]);
});

test('a short mail names the role and its duties', () => {
  const mail = `Hi Sam,
here is what we need for the new person on the quay. We are looking for a Dock Supervisor who leads the early shift at our north quay. He or she reports to the Harbour Manager, plans the unloading of ships and trains new dockers. Pay is 29k.
Thanks, Kim`;
  expect(cutText(mail, 'mail.txt')).toMatchObject({ personaName: 'Dock Supervisor', reportingTo: 'Harbour Manager' });
});

test('sentences about the role count even under a heading about the employer', () => {
  const { roleDescription } = cutText(`# Storage Engineer
## Who we are
Halcyon builds the storage platform that 2,000 companies trust.
We're hiring a Storage Engineer to make our storage boring.
## In this role, you will
- Own the planning of the fleet
- Lead the reviews of incidents
- Write tools that make failovers routine
## We'd love to hear from you if you have
- Years of experience in production`);
  expect(roleDescription).toBe("We're hiring a Storage Engineer to make our storage boring.");
});

test('lines broken around emphasised words are joined', () => {
  const { duties } = cutText(`# Harbour Pilot
## Duties
You take
ships of every size
safely into the harbour
, by day and by night.
You keep the
log
, and read it.
You talk to the
tower
, every hour.`);
  expect(duties).toEqual([
    'You take ships of every size safely into the harbour, by day and by night.',
    'You keep the log, and read it.',
    'You talk to the tower, every hour.',
  ]);
});

test.each([
  ['one long line', 'a '.repeat(150_000)],
  ['many headings', 'DUTIES:\n'.repeat(30_000)],
  ['many labels on a line', `Duties\n${'Title: '.repeat(40_000)}`],
  ['many brackets and marks', '([#*-'.repeat(50_000)],
  ['a ruler', `Duties ${'.:'.repeat(150_000)}x`],
  ['a heading that ends in a ruler', `# Duties ${'-'.repeat(290_000)}x`],
  ['many lists in one line', `- ${'and, '.repeat(50_000)}x`],
  ['capitals', `An ${'Aa '.repeat(90_000)}`],
])('%s is no job description, and is rejected within the time limit of a test', (_name, text) => {
  expect(cutJobDescription(textDocument(text), 'file.pdf')).toBeUndefined();
});
