import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

/** Duties in running text without a heading; all texts are our own. */
const cutText = (text: string) => cutJobDescription(textDocument(text), 'file.pdf');

test.each([
  {
    layout: 'sentences that address the reader in the present',
    text: `Lead Harbour Engineer

Nordhaven Marine builds quays. We employ 340 people in two towns.

In this position you plan the soundings and turn them into drawings of quays. You lead a team of five engineers and sign their calculations.

Nordhaven Marine offers flexible hours and a pension. Apply before 1 March.`,
    expected: {
      personaName: 'Lead Harbour Engineer',
      rolesAndResponsibilities:
        'In this position you plan the soundings and turn them into drawings of quays.|You lead a team of five engineers and sign their calculations.',
    },
  },
  {
    layout: 'a paragraph of orders under the title alone',
    text: `Data Engineer

Build data pipelines with Python and SQL. Maintain the warehouse and its tests. Monitor nightly loads and repair what fails.`,
    expected: {
      personaName: 'Data Engineer',
      rolesAndResponsibilities:
        'Build data pipelines with Python and SQL.|Maintain the warehouse and its tests.|Monitor nightly loads and repair what fails.',
    },
  },
  {
    layout: 'work, without the sentence about the manager',
    text: `My team is growing and I'm looking for a Product Designer to join us in Oslo.

You'll sketch flows with engineers and run user interviews every other week. You'll report to me (Head of Design). You'll own our design system.

You bring four years of experience in product design.`,
    expected: {
      reportingTo: 'Head of Design',
      rolesAndResponsibilities:
        "You'll sketch flows with engineers and run user interviews every other week.|You'll own our design system.",
    },
  },
  {
    layout: 'German duties without a verb',
    text: `Krankenpfleger (m/w/d)

Pflege und Betreuung der Patienten auf der Station. Vorbereitung von Untersuchungen. Dokumentation der Pflege.`,
    expected: {
      personaName: 'Krankenpfleger',
      rolesAndResponsibilities:
        'Pflege und Betreuung der Patienten auf der Station.|Vorbereitung von Untersuchungen.|Dokumentation der Pflege.',
    },
  },
  {
    layout: 'what the successful candidate will have',
    text: `Warehouse Operative
Our client, a leading distributor, is looking for a Warehouse Operative.
Duties include loading vehicles, picking orders and keeping the yard tidy.
The successful candidate will have a year of experience and a valid licence.`,
    expected: {
      requirements: ['The successful candidate will have a year of experience and a valid licence.'],
    },
  },
])('$layout are read', ({ text, expected }) => {
  expect(cutText(text)).toMatchObject(expected);
});

test.each([
  ['a recipe', 'Fish soup\n\nClean the fish. Prepare the broth. Serve with bread.'],
  ['a letter', 'Dear Ms Birch,\n\nYou asked for the prices of ropes. You find them below. The offer ends in May.'],
  [
    'minutes',
    'Minutes of the works council\n\n1. Canteen: the supplier raises prices.\n2. Parking: the lower deck is closed.',
  ],
  [
    'a course',
    'Course: Become a Data Analyst\n\nWhat you will learn\n- Write SQL queries\n- Clean data with Python\n- Present results to managers\n\nWho should attend\n- Career changers\n\nRegister now.',
  ],
  ['how to apply', 'Data Engineer\n\nApply online by 1 March. Provide two references. Use the reference 4711.'],
  ['a German notice', 'Hausordnung\n\nReinigung der Treppen am Samstag. Nutzung der Waschküche bis 20 Uhr.'],
])('%s is no job description', (_kind, text) => {
  expect(cutText(text)).toBeUndefined();
});
