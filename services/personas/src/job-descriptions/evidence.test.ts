import { describe, expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';
import { readPersona } from './read-job-description';

const cutText = (text: string) => {
  const persona = cutJobDescription(textDocument(text), '20240101.txt');
  if (!persona) throw new Error('not a job description');
  return { ...persona, duties: persona.rolesAndResponsibilities.split('|') };
};

const DUTIES = `Duties
- Boards ships outside the harbour
- Reads the charts of the coast
Requirements
- Experience at sea`;

test.each([
  [
    'Position Reports to Title\nDirector of Harbours\nPosition Reports To Position Number\n00158917',
    'Director of Harbours',
  ],
  ['Working Title of Supervisor: Head of Pilots', 'Head of Pilots'],
  ["Supervisor's Job Title\tLead Pilot", 'Lead Pilot'],
  ['Hiring Manager\nClark, Dina (Curator)', ''],
])('a form names the manager: %s', (label, reportingTo) => {
  expect(cutText(`Job title: Harbour Pilot\n${label}\n${DUTIES}`)).toMatchObject({ reportingTo });
});

test.each([
  ['School/Business Unit: Port Operations', 'Port Operations'],
  ['Department Number - Name\n10112 - Port-Administration', 'Port-Administration'],
  ['Division:\tUnit\tCoast Guard', 'Coast Guard'],
  ['Department Number\n10112', ''],
])('a form names the department: %s', (label, personaGroupName) => {
  expect(cutText(`Job title: Harbour Pilot\n${label}\n${DUTIES}`)).toMatchObject({ personaGroupName });
});

test('a title may end with a grade', () => {
  expect(cutText(`Job title: Dock Mechanic A\n${DUTIES}`)).toMatchObject({ personaName: 'Dock Mechanic A' });
});

describe('the employer', () => {
  const advert = (legal: string) => `Harbour Pilot
The Coast Museum is hiring a Harbour Pilot to guide its ships.
${DUTIES}
${legal}`;

  test('is not used as group when its legal statement names it', () => {
    expect(cutText(advert('The Coast Museum is an equal opportunity employer.')).groupGuess).not.toBe('Coast Museum');
    expect(cutText(advert('Harbour College is an equal opportunity employer.')).groupGuess).toBe('Coast Museum');
  });

  test('is not described as the role in its own paragraph, but in a paragraph that starts with the role', () => {
    const collection = 'The collections currently hold approximately 9,000 boats.';
    const withOwnParagraph = cutText(`Harbour Pilot
The Coast Museum was founded in 1902. ${collection}
The Harbour Pilot guides the ships of the museum and teaches its guests.
${DUTIES}`);
    expect(withOwnParagraph.roleDescription).toBe(
      'The Harbour Pilot guides the ships of the museum and teaches its guests.',
    );
    const withinParagraph = cutText(`Harbour Pilot
The Harbour Pilot will guide the ships of the museum. ${collection}
${DUTIES}`);
    expect(withinParagraph.roleDescription).toContain(collection);
  });
});

test('a department after the title is cut off and becomes the group', () => {
  expect(
    cutText(`Harbour Pilot, Department of Ports and Coasts, The University of the North\n${DUTIES}`),
  ).toMatchObject({
    personaName: 'Harbour Pilot',
    personaGroupName: 'Department of Ports and Coasts',
  });
});

describe('duties', () => {
  test('in groups are duties under any heading of a group', () => {
    const { duties } = cutText(`# Harbour Pilot
## Job duties with percentage
### Piloting 60%
- Guides ships into the harbour by day and by night
### Education 30%
- Teaches the new pilots how to read charts
- Gives tours of the harbour to schools
## Education
- Degree in navigation`);
    expect(duties).toEqual([
      'Guides ships into the harbour by day and by night',
      'Teaches the new pilots how to read charts',
      'Gives tours of the harbour to schools',
    ]);
  });

  test('end at a list of requirements without a heading', () => {
    const { duties } = cutText(`Harbour Pilot
Duties
- Boards ships outside the harbour
- Reads the charts of the coast
- Master's degree in navigation
- 2 years of experience at sea
- Strong knowledge of charts
- Strong swimming skills`);
    expect(duties).toEqual(['Boards ships outside the harbour', 'Reads the charts of the coast']);
  });

  test('in paragraphs that all start with the role are not an introduction', () => {
    const { duties } = cutText(`# Harbour Pilot
## Major duties
The incumbent guides ships of every size safely into the harbour, by day and by night.
The incumbent keeps the charts of the coast and marks what has changed since the last storm.
Keeps the log.
The incumbent trains new pilots and takes them along until they know the harbour well.
The incumbent talks to the tower every hour and reports what happened in the meantime.
The incumbent inspects the buoys of the harbour every month and has them repaired.
## Requirements
- Experience at sea`);
    expect(duties).toHaveLength(6);
  });
});

test('the cells of a text table are labels and values', () => {
  const table = `| Job title | Harbour Pilot |
| --- | --- |
| Department | Port Operations |
| Purpose | To bring all ships in safely. |
| Main duties | Boards ships outside the harbour. Reads the charts of the coast. |`;
  expect(cutText(table)).toMatchObject({
    personaName: 'Harbour Pilot',
    personaGroupName: 'Port Operations',
    roleDescription: 'To bring all ships in safely.',
  });
});

test('two roles under titles in capitals are two personas', () => {
  const role = (title: string) => `${title}\n${DUTIES}\n`;
  const result = readPersona(textDocument(role('HARBOUR PILOT') + role('LOCK KEEPER')), 'roles.txt');
  if (result.outcome !== 'read') throw new Error(result.reason);
  expect([result.persona, ...result.others].map(({ personaName }) => personaName)).toEqual([
    'Harbour Pilot',
    'Lock Keeper',
  ]);
});
