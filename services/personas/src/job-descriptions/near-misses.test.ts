import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

/** Texts that look like a case of one of the reader's rules, but are not. */
const cutText = (text: string) => cutJobDescription(textDocument(text), 'file.pdf');

const DUTIES = `- Pays the staff each month
- Answers questions about pay
- Keeps the records of pay`;
const PAID = 'Pays the staff each month|Answers questions about pay|Keeps the records of pay';

test.each([
  {
    layout: 'a heading after a form without values',
    text: `Payroll Clerk
Department:
Location:
Salary:
Job purpose
To pay all staff on time.
Main duties
${DUTIES}`,
    expected: { personaGroupName: '', roleDescription: 'To pay all staff on time.' },
  },
  {
    layout: 'a heading after a label without value',
    text: `Job title: Payroll Clerk
Reports to:
Duties
${DUTIES}
Requirements:
- Two years of experience`,
    expected: { reportingTo: '', rolesAndResponsibilities: PAID },
  },
  {
    layout: 'a department with the name of a heading',
    text: `Job title: Payroll Clerk
Department:
Education
Main duties
${DUTIES}`,
    expected: { personaGroupName: 'Education', rolesAndResponsibilities: PAID },
  },
  {
    layout: 'requirements under a heading with an article',
    text: `Payroll Clerk
Your tasks
${DUTIES}
You have an eye for detail
- Two years of experience in payroll
- A diploma in accounting`,
    expected: {
      rolesAndResponsibilities: PAID,
      requirements: ['Two years of experience in payroll', 'A diploma in accounting'],
    },
  },
  {
    layout: 'duties on the line of their heading',
    text: `Payroll Clerk
Essential duties include the following. Pays the staff each month. Answers questions about pay. Keeps the records of pay.
Qualifications
Two years of experience in payroll.`,
    expected: {
      rolesAndResponsibilities: 'Pays the staff each month. Answers questions about pay. Keeps the records of pay.',
    },
  },
  {
    layout: 'a sentence about the work that names its hours',
    text: `Bauingenieur (m/w/d)
Sie planen in Vollzeit die Straßen der Stadt und betreuen die Baustellen.
Ihre Aufgaben
- Planung der Straßen der Stadt
- Prüfung der Rechnungen
- Betreuung der Baustellen`,
    expected: { roleDescription: 'Sie planen in Vollzeit die Straßen der Stadt und betreuen die Baustellen.' },
  },
  {
    layout: 'an authority and an honorary office',
    text: `Sachbearbeiter (m/w/d)
Sie arbeiten im Finanzamt Hafenstadt. Erfahrung im Ehrenamt ist erwünscht.
Ihre Aufgaben
- Prüfung der Steuern
- Pflege der Akten
- Beratung der Bürger`,
    expected: { personaGroupName: '' },
  },
  {
    layout: 'a sentence that begins with It',
    text: `It takes a Manager
Payroll Clerk
Duties
${DUTIES}`,
    expected: { personaName: 'Payroll Clerk' },
  },
  {
    layout: 'a sentence about the team',
    text: `Title: Payroll Clerk
The team: You join a friendly team of five in Leeds.
Duties
${DUTIES}`,
    expected: { personaGroupName: '' },
  },
  {
    layout: 'a star between two sections',
    text: `Payroll Clerk
Duties
Pays the staff each month
Answers questions about pay
Keeps the records of pay
*
Requirements
Two years of experience
A diploma in accounting`,
    expected: { rolesAndResponsibilities: PAID, requirements: ['Two years of experience', 'A diploma in accounting'] },
  },
  {
    layout: 'a dash above each line',
    text: `Payroll Clerk
-
Duties
-
Pays the staff each month
-
Answers questions about pay
-
Keeps the records of pay`,
    expected: { personaName: 'Payroll Clerk', rolesAndResponsibilities: PAID },
  },
])('$layout', ({ text, expected }) => {
  expect(cutText(text)).toMatchObject(expected);
});

const LISTED = 'Duties\n- Plans the budgets of the site\n- Runs the annual reviews\n- Advises managers on labour law';

test('a name with abbreviations is written out, keeps how it was written, and its passage is found', () => {
  expect(cutText(`Sr. HR Mgr\n\n${LISTED}`)).toMatchObject({
    personaName: 'Sr. HR Manager',
    nameWrittenAs: 'Sr. HR Mgr',
    origins: { personaName: { kind: 'stated', passages: [{ block: 0, start: 0, end: 10 }] } },
  });
  expect(cutText(`Senior HR Manager\n\n${LISTED}`)).not.toHaveProperty('nameWrittenAs');
});

test.each(['Finanzbuchhalter:in', 'Grafikdesignerin', 'Conductrice de travaux', 'Operadores de máquinas'])(
  'the title %s at the start is the name',
  (title) => {
    expect(cutText(`${title}\n\n${LISTED}`)).toMatchObject({ personaName: title });
  },
);

test.each(['Kind regards,', 'Cordialement', 'Mit freundlichen Grüßen'])(
  '%s and the name below are no requirements',
  (closing) => {
    const text = `Payroll Clerk\n\n${LISTED}\n\nRequirements\n- Two years of experience\n\n${closing}\nMarie Dupont`;
    expect(cutText(text)).toMatchObject({ requirements: ['Two years of experience'] });
  },
);

test('an approval that is required is no role', () => {
  expect(
    cutText(
      'Manager Approval required for each order above 500 euros. The clerk sends the form to the manager, who signs it. Staff must keep a copy. Requirements for travel are in the guide. You will be asked to resend it.',
    ),
  ).toBeUndefined();
});

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
