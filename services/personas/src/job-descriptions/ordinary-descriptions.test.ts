import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

const cutText = (text: string) => cutJobDescription(textDocument(text), 'file.pdf');

/** Ordinary descriptions that rules for templates, torn lines and forms once misread. */
test.each([
  {
    what: 'duties that begin like the instructions of a form',
    text: `IT Auditor
Responsibilities
- Identify control weaknesses in key business functions.
- Provide independent advice to the finance functions on new systems.
- Describe the position of the board in the yearly report.
Qualifications
- Five years of experience in audit`,
    expected: {
      rolesAndResponsibilities:
        'Identify control weaknesses in key business functions.|Provide independent advice to the finance functions on new systems.|Describe the position of the board in the yearly report.',
    },
  },
  {
    what: 'a duty above its parts',
    text: `Care Assistant
Main duties
Care for residents with dementia
- Help with washing and dressing
- Serve meals and drinks`,
    expected: {
      rolesAndResponsibilities:
        'Care for residents with dementia|Help with washing and dressing|Serve meals and drinks',
    },
  },
  {
    what: 'duties that name people and then skills',
    text: `Fitness Coach
Duties
Plan classes for members of all ages
Give feedback to members and trainers on skills
Lead the weekly meeting of instructors`,
    expected: {
      rolesAndResponsibilities:
        'Plan classes for members of all ages|Give feedback to members and trainers on skills|Lead the weekly meeting of instructors',
    },
  },
  {
    what: 'requirements with a label',
    text: `Network Engineer
Duties
- Design the wide area network of the agency
- Monitor the traffic and respond to incidents
Requirements
Security clearance: must hold an active Secret clearance
Travel: willing to travel to sites abroad up to 40 % of the time`,
    expected: {
      requirements: [
        'Security clearance: must hold an active Secret clearance',
        'Travel: willing to travel to sites abroad up to 40 % of the time',
      ],
    },
  },
  {
    what: 'double spaced duties without bullets',
    text: `Cook

Duties

Prepare breakfast and lunch for the guests of the hotel and keep the kitchen

clean

Check deliveries from suppliers against the order sheet and store the goods

in the cold room

Supervise two kitchen assistants and plan their shifts for the coming weeks

together

Keep the records of temperature in the kitchen and the cold room up to date

Train new colleagues in hygiene and in the use of the machines of the kitchen`,
    expected: {
      rolesAndResponsibilities: [
        'Prepare breakfast and lunch for the guests of the hotel and keep the kitchen clean',
        'Check deliveries from suppliers against the order sheet and store the goods in the cold room',
        'Supervise two kitchen assistants and plan their shifts for the coming weeks together',
        'Keep the records of temperature in the kitchen and the cold room up to date',
        'Train new colleagues in hygiene and in the use of the machines of the kitchen',
      ].join('|'),
    },
  },
  {
    what: 'duties of one word',
    text: `Housekeeper
Duties
- Cleaning
- Ironing
- Cook meals for guests`,
    expected: { rolesAndResponsibilities: 'Cleaning|Ironing|Cook meals for guests' },
  },
  {
    what: 'labels padded with blanks',
    text: `Job Title        : Forklift Operator
Department       : Goods Inward
Reports to       : Shift Manager
Duties
- Drive the forklift
- Load the trucks
- Check the goods`,
    expected: { personaName: 'Forklift Operator', personaGroupName: 'Goods Inward', reportingTo: 'Shift Manager' },
  },
  {
    what: 'a quoted mail',
    text: `> Job title: Tax Accountant
> Department: Finance
> Duties:
> - Prepare the tax returns
> - Answer questions of the tax office
> - Keep the tax calendar`,
    expected: {
      personaName: 'Tax Accountant',
      personaGroupName: 'Finance',
      rolesAndResponsibilities: 'Prepare the tax returns|Answer questions of the tax office|Keep the tax calendar',
    },
  },
])('$what', ({ text, expected }) => {
  expect(cutText(text)).toMatchObject(expected);
});

test.each([
  `FICHE DE POSTE
Intitulé du poste :
Supérieur hiérarchique :
Missions :
-
-
Profil :
Date et signature :`,
  `Stellenbeschreibung
Stellenbezeichnung: ..............................
Abteilung: ..............................
Aufgaben:
1. ...........................
2. ...........................
Anforderungen:
[bitte ausfüllen]`,
  `Job Description Template
Job Title: [insert job title]
Responsibilities
- [Responsibility 1]
- [Responsibility 2]
Requirements
- [Requirement 1]`,
])('a form whose blanks are empty is no job description', (text) => {
  expect(cutText(text)).toBeUndefined();
});

test('labels in two languages, and a title with a pictograph', () => {
  const text = `Job title / Titre du poste: Lifeguard 🏊
Department / Service: Leisure
Duties
~ Watch the pool
~ Teach swimming lessons
~ Keep the log of visitors`;
  expect(cutText(text)).toMatchObject({
    personaName: 'Lifeguard',
    rolesAndResponsibilities: 'Watch the pool|Teach swimming lessons|Keep the log of visitors',
  });
});
