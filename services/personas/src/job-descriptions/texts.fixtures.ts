/** Short job descriptions written for tests in realistic layouts, and texts of other kinds. */

export const CORPORATE = `JOB DESCRIPTION

Job Title: Payroll Administrator
Department: Finance & Payroll    Reports to: Head of Payroll Services
Location: Leeds (hybrid)
Salary: £26,500 - £29,000

Job Purpose
To ensure that all colleagues are paid accurately and on time, and that payroll records meet statutory rules.

Key Responsibilities
• Process the monthly payroll for around 1,200 colleagues across three
legal entities
• Reconcile payroll control accounts and investigate variances
• Answer pay queries by phone and e-mail
• Any other duties as required by your manager

Person Specification
Essential
• Experience of running an end-to-end payroll
Benefits
25 days' annual leave.

We are an equal opportunities employer.`;

export const BULLETIN = `TOWN ARCHIVIST II
Class Code:       7712
Open Date:  01-02-20
(Exam Open to All)

ANNUAL SALARY

$50,000 to $60,000

DUTIES

A Town Archivist II keeps the records of the town (maps, logs and letters); answers questions of the public; restores damaged maps; and does related work. May act as a lead person.

REQUIREMENTS/MINIMUM QUALIFICATIONS

1. Two years of experience in an archive; or
2. A degree in history.

WHERE TO APPLY

Applications will only be accepted online.

AN EQUAL EMPLOYMENT OPPORTUNITY EMPLOYER`;

export const NUMBERED = `POSITION DESCRIPTION
Position Title\tClinical Nurse Specialist - Oncology
Division\tCancer Services
Reports To\tNurse Unit Manager

1. POSITION SUMMARY
The Clinical Nurse Specialist provides expert nursing care to people with cancer.

2. KEY ACCOUNTABILITIES

2.1 Clinical care
a) Assess, plan and evaluate care for patients in chemotherapy
b) Lead the symptom clinic

2.2 Education
a) Deliver teaching sessions for ward staff

3. KEY SELECTION CRITERIA
3.1 Registration as a nurse

4. ORGANISATIONAL REQUIREMENTS
All employees must comply with infection control policies.`;

export const LAYOUTS = [
  {
    layout: 'a start-up’s headings in the second person',
    fileName: 'backend.pdf',
    text: `Northwind Robotics GmbH
Senior Backend Engineer (m/f/d)
Berlin · Full-time
About us
Northwind builds warehouse robots that people like working with.
Your mission
You will own the services that plan the routes of our robots.
What you'll do
- Design and run services in Go
- Mentor engineers
What you bring
- 5+ years of experience
What we offer
- Stock options`,
    expected: { personaName: 'Senior Backend Engineer', groupGuess: 'Software Development' },
    duties: ['Design and run services in Go', 'Mentor engineers'],
  },
  {
    layout: 'duties grouped by headings of their own',
    fileName: 'x.docx',
    text: `Regional Sales Manager – EMEA
The Role:
Reporting to the VP of Sales, the Regional Sales Manager grows revenue across the region.
Main Duties & Responsibilities:
Sales leadership:
* Set quarterly targets
Customer relationships:
* Represent the company at trade fairs
Skills and experience:
* Ten years in software sales`,
    expected: {
      personaName: 'Regional Sales Manager – EMEA',
      groupGuess: 'Sales and Business Development',
      reportingTo: 'VP of Sales',
    },
    duties: ['Set quarterly targets', 'Represent the company at trade fairs'],
  },
  {
    layout: 'a class specification with examples of duties',
    fileName: 'x.doc',
    text: `CITY OF RIVERTON
CLASS SPECIFICATION
PARKS MAINTENANCE WORKER II
Class Code: 5512          Date: 03/2019
SUMMARY OF DUTIES:
Under general supervision of the Parks Superintendent, performs semi-skilled work in maintaining parks.
EXAMPLES OF DUTIES:
Mows, edges and waters lawns; prunes shrubs and trees; operates light trucks.
KNOWLEDGES AND ABILITIES:
Knowledge of tools.
NOTICE: This specification is not intended to be all-inclusive.`,
    expected: {
      personaName: 'Parks Maintenance Worker II',
      groupGuess: 'Recreation and Parks',
      reportingTo: 'Parks Superintendent',
      roleDescription:
        'Under general supervision of the Parks Superintendent, performs semi-skilled work in maintaining parks.',
    },
    duties: ['Mows, edges and waters lawns', 'Prunes shrubs and trees', 'Operates light trucks.'],
  },
  {
    layout: 'an advertisement without headings',
    fileName: 'ad.docx',
    text: `We're looking for a Warehouse Operative to join our logistics team in Swindon. You will pick and pack orders using a hand-held scanner. You will also load and unload vehicles. You'll need good English and steel-toe boots.
£11.80 per hour. Apply today!`,
    expected: { personaName: 'Warehouse Operative', personaGroupName: 'Logistics' },
    duties: ['You will pick and pack orders using a hand-held scanner.', 'You will also load and unload vehicles.'],
  },
  {
    layout: 'marked headings with lists, a paragraph after the list, and a division named in a sentence',
    fileName: 'x.docx',
    text: `# Senior data engineer
As a senior data engineer, you will lead the work on pipelines of the whole office.

This role sits in Data Engineering Division.
## You will
- build pipelines
- guide others

## Skills you need
It is essential that you can demonstrate the following experience:
- building pipelines
## Selection process
### Sift
A panel sifts the applications.`,
    expected: {
      personaName: 'Senior data engineer',
      personaGroupName: '',
      groupGuess: 'Data Engineering Division',
      roleDescription:
        'As a senior data engineer, you will lead the work on pipelines of the whole office.\nThis role sits in Data Engineering Division.',
    },
    duties: ['Build pipelines', 'Guide others'],
  },
  {
    layout: 'lists under headings of their own making only',
    fileName: 'x.docx',
    text: `# Head of data engineering
## Vision
- Setting the vision for the profession
- Creating a plan for its skills
## Community
- Developing the community of engineers
- Working with other heads of profession and their managers, who are responsible for skills and requirements`,
    expected: { personaName: 'Head of data engineering', groupGuess: 'Data and Analytics' },
    duties: [
      'Setting the vision for the profession',
      'Creating a plan for its skills',
      'Developing the community of engineers',
      'Working with other heads of profession and their managers, who are responsible for skills and requirements',
    ],
  },
];

export const OTHER_TEXTS = [
  {
    kind: 'a CV',
    text: `Curriculum Vitae
Jane Doe
Profile
I am an experienced project manager who led teams of ten.
Work Experience
2018 - Present  Project Manager, Acme
- Managed delivery of a programme
- Responsible for a budget of two millions
Education
BSc Geography
References available on request`,
  },
  {
    kind: 'an invoice',
    text: `INVOICE
Invoice number: 20231
Bill to: Acme Ltd
Description  Qty  Unit price
Consulting services of the manager  3  £500
Subtotal £1500
Total due £1800`,
  },
  {
    kind: 'a page of a novel',
    text: `The harbour bells were ringing. Martha pulled her coat around her and walked down to the quay, where the boats lay in rows. She was responsible for her little brother and could not leave him, and yet she walked on. The men looked up as she passed. Her father had managed the lighthouse for thirty years.`,
  },
  { kind: 'filler text', text: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(20) },
  {
    kind: 'the minutes of a meeting',
    text: `Minutes of the board meeting
1. Minutes of the last meeting were approved.
2. The finance manager presented the budget. The board agreed to review staffing requirements.
3. J Smith will report to the committee in May.`,
  },
  {
    kind: 'a list of open jobs',
    text: `WEEKLY LIST OF JOBS
LAST DATE  JOB TITLE  ANNUAL SALARY
Building Inspector   76,420-85,169
Tree Surgeon   46,625-68,173
Security Officer   40,528-57,649`,
  },
  { kind: 'an empty text', text: ' \n\t\n' },
];
