import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

/** Layouts found after the reader was built; all texts are our own. */
const cutText = (text: string) => cutJobDescription(textDocument(text), 'file.pdf');

test.each([
  {
    layout: 'a post of a network with pictographs as bullets and before headings',
    text: `About the job
Harbour Master
On-site · Full-time

👋 Our harbour grows and needs somebody who keeps calm.

🚀 What you will do
✅ Run the rota of the pilots
✅ Own the complaints process
🙌 Coach new pilots

🎁 We offer
⭐ Free parking
⭐ 28 days holiday`,
    expected: {
      personaName: 'Harbour Master',
      rolesAndResponsibilities: 'Run the rota of the pilots|Own the complaints process|Coach new pilots',
    },
  },
  {
    layout: 'a short purpose under its heading',
    text: `Data Analyst
Purpose: Carries out analyses alone.
Responsibilities
- Designs dashboards for the sales teams
- Runs tests and explains their results
- Reviews the work of junior analysts`,
    expected: { personaName: 'Data Analyst', roleDescription: 'Carries out analyses alone.' },
  },
  {
    layout: 'a form with empty values and numbered rows of duties',
    text: `Post title\tIT Harbour Technician
Section/team\tHarbour Systems
Responsible for\tNone
Main purpose of job
To keep the systems of the harbour running at any time of day.
Main duties
1\tLog the incidents that the pilots report
2\tResolve incidents by telephone
3\tWrite articles for the pilots`,
    expected: {
      personaName: 'IT Harbour Technician',
      personaGroupName: 'Harbour Systems',
      rolesAndResponsibilities:
        'Log the incidents that the pilots report|Resolve incidents by telephone|Write articles for the pilots',
    },
  },
  {
    layout: 'the title far behind the employer, and the nature of the work',
    text: `PORT COUNTY                                        HARBOUR ENGINEER I

NATURE OF WORK
This is the entry level of the repair of quays. Employees work alone or in a crew.

EXAMPLES OF WORK
Repairs quays and fences.
Sets up signs around the work zones.
Paints the cranes of the harbour.`,
    expected: {
      personaName: 'Harbour Engineer I',
      roleDescription: 'This is the entry level of the repair of quays. Employees work alone or in a crew.',
      rolesAndResponsibilities:
        'Repairs quays and fences.|Sets up signs around the work zones.|Paints the cranes of the harbour.',
    },
  },
  {
    layout: 'a heading that runs into its first sentence',
    text: `Title: Dock Manager
Department: Docks | Reports to: Harbour Master | Grade: 7

SUMMARY
Leads the team of one dock and reaches its targets every month.

ESSENTIAL DUTIES AND RESPONSIBILITIES include the following. Other duties may be assigned.
Hires and trains the dockers.
Reviews the daily reports of the dock.
Resolves complaints of the shippers.`,
    expected: {
      personaGroupName: 'Docks',
      reportingTo: 'Harbour Master',
      roleDescription: 'Leads the team of one dock and reaches its targets every month.',
      rolesAndResponsibilities:
        'Hires and trains the dockers.|Reviews the daily reports of the dock.|Resolves complaints of the shippers.',
    },
  },
  {
    layout: 'questions as headings below a title that looks for somebody',
    text: `We're looking for a Harbour Engineer!

What's the job?
You'll lead the repair of our quays and keep the cranes running. You'll report to our Harbour Master.

What will I be doing?
Managing the rota of the crews
Ordering steel and paint for the quays
Making sure that the cranes are safe

Who are you?
An engineer with five years of experience, who is calm in a storm.

What do I get?
A four-day week and training.`,
    expected: {
      personaName: 'Harbour Engineer',
      reportingTo: 'Harbour Master',
      rolesAndResponsibilities:
        'Managing the rota of the crews|Ordering steel and paint for the quays|Making sure that the cranes are safe',
    },
  },
  {
    layout: 'bullets on lines of their own',
    text: `Title: Harbour Surveyor
Essential Job Functions
*

Assist in surveys of the harbour and of its quays for the whole of the year.

*

Enter the depths in the charts.

*

Answer questions of the pilots.`,
    expected: {
      rolesAndResponsibilities:
        'Assist in surveys of the harbour and of its quays for the whole of the year.|Enter the depths in the charts.|Answer questions of the pilots.',
    },
  },
])('$layout', ({ text, expected }) => {
  expect(cutText(text)).toMatchObject(expected);
});

test('a role that is wanted, in one paragraph', () => {
  const persona = cutText(
    'Harbour Receptionist wanted. Busy harbour in the north seeks a friendly receptionist, reporting to the Harbour Master, for four days a week. You will greet crews, answer the phone and book berths. Experience is useful.',
  );
  expect(persona).toMatchObject({ personaName: 'Harbour Receptionist', reportingTo: 'Harbour Master' });
});
