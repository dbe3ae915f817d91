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
    layout: 'a message of a chat',
    text: `Jonas Weber 10:42 AM
@channel :tada: we're looking for a *Site Reliability Engineer* for the platform team
what they'd do:
• keep our clusters healthy
• automate deployments with Terraform
• write post-mortems with the product teams
what we need: three years with Linux, calm under pressure`,
    expected: {
      personaName: 'Site Reliability Engineer',
      rolesAndResponsibilities:
        'Keep our clusters healthy|Automate deployments with Terraform|Write post-mortems with the product teams',
      requirements: ['three years with Linux, calm under pressure'],
    },
  },
  {
    layout: 'questions and answers',
    text: `Q: What is the job called?
A: Swimming Teacher
Q: What will I be doing?
A: You will teach groups of up to eight children to swim, plan the lessons and watch over safety at the pool.
Q: Who will I work for?
A: You will report to the Pool Manager.
Q: What do I need?
A: A level 2 swimming teaching certificate.`,
    expected: {
      personaName: 'Swimming Teacher',
      reportingTo: 'Pool Manager',
      rolesAndResponsibilities:
        'You will teach groups of up to eight children to swim, plan the lessons and watch over safety at the pool.',
      requirements: ['A level 2 swimming teaching certificate.'],
    },
  },
  {
    layout: 'lists pasted into one line each',
    text: `Stores Assistant
Leeds • Full-time • Permanent contract
Duties: • unloads deliveries at night • checks goods against the order • stacks the shelves of the food hall
Requirements: • able to lift 20 kg • speaks basic English`,
    expected: {
      rolesAndResponsibilities:
        'Unloads deliveries at night|Checks goods against the order|Stacks the shelves of the food hall',
      requirements: ['able to lift 20 kg', 'speaks basic English'],
    },
  },
  {
    layout: 'numbered labels',
    text: `POSITION DESCRIPTION
1. POSITION DETAILS
1.1 Title: Grants Officer
1.2 Unit: Research Office
1.3 Supervisor: Head of Research Office
2. PURPOSE
2.1 The Grants Officer helps researchers to win and manage grants.
3. RESPONSIBILITIES
3.1 Finds calls and informs researchers.
3.2 Checks budgets of applications.
3.3 Prepares financial reports to funders.`,
    expected: {
      personaName: 'Grants Officer',
      personaGroupName: 'Research Office',
      reportingTo: 'Head of Research Office',
      roleDescription: 'The Grants Officer helps researchers to win and manage grants.',
    },
  },
  {
    layout: 'an Italian search in one sentence',
    text: `Cerchiamo un Addetto alla contabilità per la nostra sede di Bologna.

La risorsa si occuperà di:
- registrare le fatture dei fornitori
- preparare i pagamenti mensili
- supportare la chiusura del bilancio

Requisiti:
- diploma di ragioneria`,
    expected: { personaName: 'Addetto alla contabilità' },
  },
  {
    layout: 'a German form with its purpose and requirements on the lines of their labels',
    text: `Stellenbeschreibung
Stelleninhaber/in: N. N.
Stellenbezeichnung: Sachbearbeiter Wareneingang
Abteilung: Logistik
Ziel der Stelle: Alle Waren sind am Tag ihrer Ankunft geprüft und gebucht.
Hauptaufgaben:
1. Annahme und Prüfung der Lieferungen
2. Buchung der Waren
3. Bearbeitung von Reklamationen
Anforderungen: Ausbildung als Fachkraft für Lagerlogistik`,
    expected: {
      roleDescription: 'Alle Waren sind am Tag ihrer Ankunft geprüft und gebucht.',
      requirements: ['Ausbildung als Fachkraft für Lagerlogistik'],
    },
  },
  {
    layout: 'the title beside a side bar, and the manager who writes',
    text: `Contact
hr@nordhaven.example
Salary
34,000
Hours
37 a week
Skills
Welding certificate
Reads drawings

Pipe Welder

About the role
You weld the pipes of engines and pumps on ferries and tugs. You report to me (Head of Workshop).
Your work
Weld pipes of steel and copper
Check seams with dye
Help the fitters on board during repairs`,
    expected: {
      personaName: 'Pipe Welder',
      reportingTo: 'Head of Workshop',
      rolesAndResponsibilities:
        'Weld pipes of steel and copper|Check seams with dye|Help the fitters on board during repairs',
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
