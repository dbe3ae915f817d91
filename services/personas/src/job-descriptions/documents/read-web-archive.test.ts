import { expect, test } from '@jest/globals';
import { readJobDescription } from '../read-job-description';

const DUTIES = ['Duties:', '- Greets the guests', '- Keeps the baths clean', '- Orders towels'];
const mail = (subject: string, ...parts: string[][]) =>
  [
    'Received: from a.example by b.example',
    'From: Ann Archer <ann@spa.example>',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    ...parts.flatMap((part) => ['--part', ...part]),
    '--part--',
  ].join('\r\n');
const read = (text: string) =>
  readJobDescription({ bytes: new Uint8Array(Buffer.from(text, 'latin1')), fileName: 'saved.eml' });
const plain = (...lines: string[]) => ['Content-Type: text/plain; charset=utf-8', '', ...lines];
const page = (html: string) => ['Content-Type: text/html; charset=utf-8', '', html];
const attached = (name: string, type = 'application/pdf') => [
  `Content-Type: ${type}; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0=',
];

test('the subject of a mail names the role, without marks of answers and in its letters', async () => {
  const text = mail('=?utf-8?Q?AW=3A_Job_description_=E2=80=93?= =?iso-8859-1?Q?_Caf=E9_Manager?=', plain(...DUTIES));
  expect(await read(text)).toMatchObject({
    outcome: 'read',
    persona: { personaName: 'Café Manager', rolesAndResponsibilities: expect.stringMatching(/^Greets the guests\|/) },
  });
});

test.each([
  ['Bicycle Mechanic', 'Bicycle Mechanic'],
  ['Delivery Van Driver', 'Delivery Van Driver'],
  ['US Sales Manager', 'US Sales Manager'],
  ['Assistant to the Director', 'Assistant to the Director'],
  ['Interview Coordinator', 'Interview Coordinator'],
  ['Meeting, Convention and Event Planner', 'Meeting, Convention and Event Planner'],
  ['Job description for a Bicycle Mechanic', 'Bicycle Mechanic'],
  ['Stellenausschreibung: Leiter Einkauf', 'Leiter Einkauf'],
])('the subject "%s" is the name %s', async (subject, personaName) => {
  expect(await read(mail(subject, plain(...DUTIES)))).toMatchObject({ persona: { personaName } });
});

test.each([
  'Interview with Driver on Monday',
  'Question from our HR Director',
  'Note for the manager',
  'Driver interview',
  'Question: HR Director',
  'Manager starts tomorrow',
  'Frage von der Teamleiterin',
  'Vorstellungsgespräch Fahrer am Dienstag',
])('the subject "%s", about something else, is no name', async (subject) => {
  const text = mail(
    `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    plain(...DUTIES, 'Requirements:', '- Friendly manner'),
  );
  expect(await read(text)).toMatchObject({ persona: { personaName: 'Saved' } });
});

test('attached files are named as not read', async () => {
  const one = await read(mail('Spa Manager', plain(...DUTIES), attached('plan.pdf')));
  expect(one).toMatchObject({
    note: '1 attachment of this mail was not read: plan.pdf. Send it as a file of its own.',
  });
  const two = await read(mail('Spa Manager', plain(...DUTIES), attached('a.pdf'), attached('b.pdf')));
  expect(two).toMatchObject({
    note: expect.stringContaining('2 attachments of this mail were not read: a.pdf, b.pdf.'),
  });
});

test('the plain text is read where the web page of a mail lacks it, else the page', async () => {
  const link = page('<html><body><p>See the <a href="https://spa.example">message</a></p></body></html>');
  expect(await read(mail('Spa Manager', plain(...DUTIES), link))).toMatchObject({
    persona: { rolesAndResponsibilities: 'Greets the guests|Keeps the baths clean|Orders towels' },
  });
  const list =
    '<h2>Duties</h2><ul><li>Greets every guest</li><li>Keeps the baths clean</li><li>Orders towels</li></ul>';
  expect(await read(mail('Spa Manager', plain(...DUTIES), page(`<html><body>${list}</body></html>`)))).toMatchObject({
    persona: { rolesAndResponsibilities: expect.stringMatching(/^Greets every guest\|/) },
  });
});

test('a note names three attachments and counts the others', async () => {
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];
  expect(await read(mail('Spa Manager', plain(...DUTIES), ...names.map((name) => attached(name))))).toMatchObject({
    note: '5 attachments of this mail were not read: a.pdf, b.pdf, c.pdf, 2 others. Send them as files of their own.',
  });
});

test('pictures of a signature are not named', async () => {
  const picture = attached('logo.png', 'image/png');
  expect(await read(mail('Spa Manager', plain(...DUTIES), picture))).not.toHaveProperty('note');
  expect(await read(mail('Spa Manager', plain(...DUTIES), picture, attached('plan.pdf')))).toMatchObject({
    note: expect.stringContaining('1 attachment of this mail was not read: plan.pdf.'),
  });
});

test('a long name of an attachment is shortened', async () => {
  expect(await read(mail('Spa Manager', plain(...DUTIES), attached('a'.repeat(150))))).toMatchObject({
    note: expect.stringContaining(`not read: ${'a'.repeat(80)}….`),
  });
});

test.each([
  "filename*=UTF-8''Stellen%C3%BCbersicht.pdf",
  'filename="plain.pdf"; filename*=iso-8859-1\'de\'Stellen%FCbersicht.pdf',
  "filename*0*=UTF-8''Stellen%C3%BC; filename*1*=bersicht.pdf",
])('the letters of a name of an attachment are decoded: %s', async (parameter) => {
  const part = ['Content-Type: application/pdf', `Content-Disposition: attachment; ${parameter}`, '', 'JVBERi0='];
  expect(await read(mail('Spa Manager', plain(...DUTIES), part))).toMatchObject({
    note: expect.stringContaining('not read: Stellenübersicht.pdf.'),
  });
});
