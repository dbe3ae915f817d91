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
