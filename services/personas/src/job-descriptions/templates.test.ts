import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';
import { readHtml } from './documents/read-html';

/** Templates and pages about a role, in the forms in which sites print them; all texts are our own. */
const cutText = (text: string, fileName = 'file.pdf') => cutJobDescription(textDocument(text), fileName);

const DUTIES = `  • Opening the pool every morning
  • Testing the water twice a day
  • Keeping the log of the pumps`;
const READ = 'Opening the pool every morning|Testing the water twice a day|Keeping the log of the pumps';

test.each([
  'Pool Attendant Job Description Template',
  'Pool Attendant job description sample (2026)',
  'Pool Attendant Job Description: A Guide to the Quiet Side of Swimming',
  'Sample Job Description for a Pool Attendant',
  'Key Responsibilities and Required Skills for Pool Attendant',
  'Core Functions of the Pool Attendant Role',
])('the role of the page: %s', (title) => {
  const text = `Post your jobs to 50 boards
Post a Job

${title}

We are looking for a careful pool attendant who keeps our swimmers safe.

Responsibilities
${DUTIES}

Requirements
  • A certificate in first aid`;
  expect(cutText(text, 'page-17.txt')).toMatchObject({ personaName: 'Pool Attendant', rolesAndResponsibilities: READ });
});

test('headings begin with the role', () => {
  const text = `We keep three pools open all year.

Pool Attendant duties and responsibilities

${DUTIES}

Pool Attendant requirements and qualifications

  • A certificate in first aid
  • Six months of experience`;
  expect(cutText(text)).toMatchObject({
    personaName: 'Pool Attendant',
    rolesAndResponsibilities: READ,
    requirements: ['A certificate in first aid', 'Six months of experience'],
  });
});

test('`Principal duties` and `General requirements` name no role', () => {
  const text = `Job title: Pool Attendant
Principal duties
${DUTIES}
General requirements
  • A certificate in first aid`;
  expect(cutText(text)).toMatchObject({ personaName: 'Pool Attendant', rolesAndResponsibilities: READ });
});

test('a form that nobody has filled in is no job description', () => {
  const text = `Job Title:
Reports to:
Position Overview:
In this section, provide a brief overview of the position.
Principal Duties and Responsibilities:
Describe the most important duties of this position and those that take the most time.
List the decisions that this position makes for each duty.
If possible, include the percentage of time spent on each duty.`;
  expect(cutText(text)).toBeUndefined();
});

test('duties that begin with `Describe` and `List` are duties', () => {
  const text = `Museum Cataloguer
Job purpose: Keeps the register of the collection complete and correct.
Duties
- Describe new objects for the register
- List objects that are lent to other museums
- Identify objects without a number`;
  expect(cutText(text)?.rolesAndResponsibilities).toBe(
    'Describe new objects for the register|List objects that are lent to other museums|Identify objects without a number',
  );
});

test('empty lines between all lines do not tear sentences apart', () => {
  const text = `Pool Attendant

Reports to: Duty Captain

JOB SUMMARY:

The attendant watches over the swimmers of the three pools of the town and

keeps the water clean, in accordance with the rules of the association of the

Northern Swimming Pools.

DUTIES AND RESPONSIBILITIES:

  • Answering questions of swimmers calmly, politely and quickly

  • Talking with the technicians of the water works about the pumps and the

    filters, and with the teachers of the schools about their lessons

  • Judging the kind and the seriousness of an injury, so that an ambulance can

    be called in time`;
  expect(cutText(text)).toMatchObject({
    roleDescription:
      'The attendant watches over the swimmers of the three pools of the town and keeps the water clean, in accordance with the rules of the association of the Northern Swimming Pools.',
    rolesAndResponsibilities: [
      'Answering questions of swimmers calmly, politely and quickly',
      'Talking with the technicians of the water works about the pumps and the filters, and with the teachers of the schools about their lessons',
      'Judging the kind and the seriousness of an injury, so that an ambulance can be called in time',
    ].join('|'),
  });
});

test('parts numbered `1 a)`, and bullets of another alphabet', () => {
  const text = `MODEL JOB DESCRIPTION
TITLE OF JOB : POOL ATTENDANT
1. JOB OUTLINE
1 a) REASON JOB EXISTS
To keep the swimmers of the town safe.
1 b) DUTIES
¨ Opens the pool every morning
¨ Tests the water twice a day
¨ Keeps the log of the pumps
1 c) EQUALITIES
Treats all swimmers alike.
ENQUIRIES : Mr Brook`;
  expect(cutText(text)).toMatchObject({
    personaName: 'Pool Attendant',
    roleDescription: 'To keep the swimmers of the town safe.',
    rolesAndResponsibilities: 'Opens the pool every morning|Tests the water twice a day|Keeps the log of the pumps',
  });
});

test('a title that is hyphenated at the end of its line', () => {
  const text = `Schwimmbad-
und Saunameister (m/w/d)
Aufgaben
- Aufsicht über die Becken
- Prüfung des Wassers
- Führen des Protokolls der Pumpen`;
  expect(cutText(text)?.personaName).toContain('Saunameister');
  expect(cutText(text.replace('Schwimmbad-\nund Sauna', 'Schwimm-\n'))?.personaName).toBe('Schwimmmeister');
});

test('lines before the first tag of copied HTML stay lines, and pictographs after bullets are dropped', () => {
  const text = `Pool Attendant (f/m/x)

Leeds via direct
Job Type
Full Time
<div><h3>Your tasks:</h3></div><div><ul><li>🏊 Opening the pool every morning</li><li>🧪 Testing the water twice a day</li><li>📒 Keeping the log of the pumps</li></ul></div>`;
  const persona = cutJobDescription(readHtml(text), 'file.txt');
  expect(persona).toMatchObject({ personaName: 'Pool Attendant', rolesAndResponsibilities: READ });
});
