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

test('an approval that is required is no role', () => {
  expect(
    cutText(
      'Manager Approval required for each order above 500 euros. The clerk sends the form to the manager, who signs it. Staff must keep a copy. Requirements for travel are in the guide. You will be asked to resend it.',
    ),
  ).toBeUndefined();
});
