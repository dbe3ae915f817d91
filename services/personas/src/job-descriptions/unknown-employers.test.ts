import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

/** Kinds of wording found in documents of employers that no rule was made for; all texts are our own. */
const cutText = (text: string) => cutJobDescription(textDocument(text), 'file.pdf');

test.each([
  {
    wording: 'a role under a heading of one word, after the terms',
    text: `Sr. Harbour Consultant
Salary negotiable
Benefits: 25 days holiday
About
Our client is a young port with offices on two coasts.
A newly created role, the Senior Harbour Consultant will be number two to the director and plan the new piers.
Key tasks
- Advise the pilots
- Draw the plans of the piers
- Write the reports`,
    expected: {
      roleDescription:
        'A newly created role, the Senior Harbour Consultant will be number two to the director and plan the new piers.',
    },
  },
  {
    wording: 'a list that names no unit',
    text: `Office Helper
Tasks
- Answer letters
- File the records
- Order paper
The skills you'll need are
- Office: safety, security, common sense, use of equipment, ordering supplies
- Planning: prioritising`,
    expected: { personaGroupName: '' },
  },
  {
    wording: 'the terms of a shift among the duties',
    text: `Support Expert
Key responsibilities
- Help customers with their questions
- Report faults to the engineers
- Shift hours: From 3:00 PM to midnight`,
    expected: { rolesAndResponsibilities: 'Help customers with their questions|Report faults to the engineers' },
  },
  {
    wording: 'a duty of many parts whose last one is in every description',
    text: `Finance Helper
Duties
- Pay invoices and salaries of the harbour; the reports of each quarter for the board; dates of funding; any other financial administration tasks as required
- Answer the phone
- File the records`,
    expected: {
      rolesAndResponsibilities:
        'Pay invoices and salaries of the harbour; the reports of each quarter for the board; dates of funding|Answer the phone|File the records',
    },
  },
  {
    wording: 'a paragraph after the list of requirements that follows the list of duties',
    text: `Adjoint de direction
Nous recherchons une personne qui saura :

- Gérer les calendriers
- Rédiger la correspondance
- Planifier les réunions

Une excellente candidate sera en mesure de :

- Créer des processus
- Communiquer en français

Nous reconnaissons que tout le monde a des expériences variées. Postulez quand même !`,
    expected: {
      rolesAndResponsibilities: 'Gérer les calendriers|Rédiger la correspondance|Planifier les réunions',
    },
  },
  {
    wording: 'a description that is only a sentence of the search',
    text: `Mechanical Draughtsman
We are currently searching for people who share our values for a vacancy of a Mechanical Draughtsman.
What you will do
- Draw parts of pumps
- Check the drawings of others
- Keep the archive of drawings`,
    expected: {
      roleDescription:
        'We are currently searching for people who share our values for a vacancy of a Mechanical Draughtsman.',
    },
  },
  {
    wording: 'one paragraph under the heading of a summary',
    text: `Job title: Herbarium Manager
Job Summary
Works together with the curator on the goals of the section, as they serve the mission of the Harbour Museum, so that the collection is kept for those who come after us.
Duties
- Mounts plants
- Answers loans
- Trains volunteers`,
    expected: {
      roleDescription:
        'Works together with the curator on the goals of the section, as they serve the mission of the Harbour Museum, so that the collection is kept for those who come after us.',
    },
  },
  {
    wording: 'the only paragraph of the responsibilities',
    text: `Director of Library Services
Responsibilities
Plans, organizes and directs library services for the Harbour Hospital and eight rural hospitals.
Qualifications
- Degree in library science
- Five years in a library`,
    expected: {
      roleDescription:
        'Plans, organizes and directs library services for the Harbour Hospital and eight rural hospitals.',
    },
  },
  {
    wording: 'a title with a colon',
    text: `Job Description: Office Manager: Admissions and Payroll
Job Title: Office Manager: Admissions and Payroll
Responsibilities
- Prepare the payroll
- Bill the families
- Write the monthly report`,
    expected: { personaName: 'Office Manager: Admissions and Payroll' },
  },
  {
    wording: 'the employer after the title, with a part of the text about it',
    text: `Harbour Planner at Quay Lane Ropes
About Quay Lane Ropes
We make ropes in the old harbour and have done so for a hundred years.
Responsibilities
- Plan the berths
- Answer the pilots
- Update the charts`,
    expected: { personaName: 'Harbour Planner' },
  },
  {
    wording: 'a team that the text introduces',
    text: `Data Engineer
The Customer Care Quality team uses forecasts to find faults of our ships.
Responsibilities
- Build pipelines
- Test the forecasts
- Answer the workshop`,
    expected: { groupGuess: 'Customer Care Quality team' },
  },
  {
    wording: 'a section after the title that the text also calls by name',
    text: `Collection Manager - Section of Birds
Collection Manager for the Section of Birds is responsible for the care of the bird collection.
Duties
- Prepare specimens
- Answer loans
- Train volunteers`,
    expected: { personaName: 'Collection Manager', personaGroupName: 'Section of Birds' },
  },
])('$wording', ({ text, expected }) => {
  expect(cutText(text)).toMatchObject(expected);
});

test.each([
  ['all that a summary says', 'Keeps the records of the harbour and answers the pilots.', 'stated'],
  [
    'a selection of what the text says',
    'The Harbour Clerk keeps the records of the harbour. Founded in 1820, the harbour has grown to the largest of the coast and is home to many ships.',
    'guessed',
  ],
])('a description is stated when it is %s', (_, summary, kind) => {
  const heading = kind === 'stated' ? 'Job Summary\n' : '';
  const persona = cutText(
    `Job title: Harbour Clerk\n\n${heading}${summary}\n\nDuties\n- Write letters\n- Answer the phone\n- File the records`,
  );
  expect(persona?.origins?.roleDescription?.kind).toBe(kind);
});
