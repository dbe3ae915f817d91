import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

/** Letters that say what somebody would do in a position; all texts are our own. */
const cutText = (text: string) => cutJobDescription(textDocument(text), 'mail.txt');

test.each([
  {
    layout: 'a mail about a person',
    text: `Hi Sophie,

as discussed we would like to offer the position to someone like Anna. She would look after our key accounts in the south and prepare the offers. She would also train new colleagues in the sales office. She must speak German and know the CRM. She would report to Peter Marsh, Head of Sales.

Could you set this up as a Key Account Manager position?

Best,
Tom`,
    expected: {
      personaName: 'Key Account Manager',
      reportingTo: 'Head of Sales',
      rolesAndResponsibilities:
        'Look after our key accounts in the south and prepare the offers.|Train new colleagues in the sales office.',
      requirements: ['She must speak German and know the CRM.'],
    },
  },
  {
    layout: 'a mail about whoever is hired, with its subject',
    text: `From: Karen Boyle
To: HR
Subject: Re: Office Manager

Hello all,

The person would run the front desk and look after visitors. He or she would order supplies and check the invoices of the suppliers. They would also organise the two team events a year. Whoever we hire needs good English and a driving licence.

Thanks
Karen`,
    expected: {
      personaName: 'Office Manager',
      rolesAndResponsibilities:
        'Run the front desk and look after visitors.|Order supplies and check the invoices of the suppliers.|Organise the two team events a year.',
      requirements: ['Whoever we hire needs good English and a driving licence.'],
    },
  },
  {
    layout: 'a German mail',
    text: `Liebe Frau Brandt,

für unser Labor in Jena suchen wir ab Juli Verstärkung. Frau Keller würde die Proben annehmen und die Geräte warten. Sie würde außerdem die Auszubildenden anleiten. Sie sollte eine Ausbildung haben und gut Englisch sprechen.

Bitte legen Sie die Stelle als Chemielaborantin an.

Viele Grüße
Jan Ott`,
    expected: {
      personaName: 'Chemielaborantin',
      rolesAndResponsibilities:
        'Frau Keller würde die Proben annehmen und die Geräte warten.|Sie würde außerdem die Auszubildenden anleiten.',
    },
  },
])('$layout is read', ({ text, expected }) => {
  expect(cutText(text)).toMatchObject(expected);
});

test.each([
  [
    'a story',
    'The Manager\n\nAnna would look after the garden. She would walk to the sea each evening. The job of the day was done.',
  ],
  [
    'a request that would help',
    'Dear Tom,\n\nIt would help to have the figures of the Sales Manager. That would save us a day. We would pay for the position of the ad. Regards',
  ],
  [
    'a letter of reference',
    'To whom it may concern\n\nI recommend Maria Lund for the position of Account Manager. She would bring order to any office. She would also win your customers at once. She should be given the chance. Regards',
  ],
  [
    'a mail about who covers for whom',
    'Hi all,\n\nwhile our Office Manager is away we need cover for the role. Tom would cover the desk. He would also open the post. Thanks',
  ],
  [
    'minutes',
    'Project Manager meeting 3 March\n\nMarketing would send the new logo. Sales would check the role of partners. They would report in April.',
  ],
  [
    'a mail about a journey',
    'Hi Eva,\n\nTom would drive us to the fair. He would also book the rooms. Could you ask the Office Manager?',
  ],
])('%s is no job description', (_kind, text) => {
  expect(cutText(text)).toBeUndefined();
});

test('what would help is a requirement below its heading, whatever it begins with', () => {
  const text = `Bookkeeper

Responsibilities
- Keep the ledgers of three sites
- Check invoices and pay suppliers
- Prepare the monthly accounts

Requirements
- Python would help you succeed in this role
- French would complement the skills of the team
- A degree in accounting`;
  expect(cutText(text)?.requirements).toEqual([
    'Python would help you succeed in this role',
    'French would complement the skills of the team',
    'A degree in accounting',
  ]);
});
