import { describe, expect, test } from '@jest/globals';
import { splitLines } from '../documents.fixtures';
import { readDocument, readPersona } from '../read-job-description';

const open = (page: string) => readDocument(new Uint8Array(Buffer.from(page)));

const DUTIES = ['Boards ships at the outer buoy in every weather', 'Brings them safely to the quay'];
const TEXT = `<p>The port of the northern coast looks for somebody who knows its waters well.</p><h3>Duties</h3><ul>${DUTIES.map((duty) => `<li>${duty}</li>`).join('')}</ul>`;
const LINES = [
  '# Harbour Pilot',
  'The port of the northern coast looks for somebody who knows its waters well.',
  '### Duties',
  ...DUTIES.map((duty) => `- ${duty}`),
];
const posting = (description: string, title = 'Harbour Pilot', more = {}) => ({
  '@type': 'JobPosting',
  title,
  description,
  ...more,
});
const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const page = (head: string, body = '<div>Loading</div>') => `<html><head>${head}</head><body>${body}</body></html>`;

describe('a page whose text a browser adds is read from its data for search engines', () => {
  test.each([
    ['alone', data(posting(TEXT))],
    ['within a graph', data({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, posting(TEXT)] })],
    ['with several types', data({ ...posting(TEXT), '@type': ['JobPosting', 'Thing'] })],
    ['with escaped tags', data(posting(TEXT.replaceAll('<', '&lt;').replaceAll('>', '&gt;')))],
    ['with line ends within a text', data(posting(TEXT)).replaceAll('</p>', '</p>\n')],
    ['beside data that is damaged', `<script type="application/ld+json">{"@type":</script>${data(posting(TEXT))}`],
  ])('%s', async (_kind, head) => {
    expect(splitLines(await open(page(head)))).toEqual(LINES);
  });

  test('with duties and requirements of their own', async () => {
    const more = { responsibilities: DUTIES, qualifications: 'Ten years at sea' };
    const description = 'Our port, the largest of the coast, looks for a pilot. '.repeat(3);
    expect(splitLines(await open(page(data(posting(description, 'Harbour Pilot', more)))))).toEqual([
      '# Harbour Pilot',
      description.trim(),
      '## Responsibilities',
      ...DUTIES,
      '## Requirements',
      'Ten years at sea',
    ]);
  });
});

test('the data of a posting alone, without its page, is read in the same way', async () => {
  expect(splitLines(await open(JSON.stringify(posting(TEXT), null, 2)))).toEqual(LINES);
  const short = JSON.stringify(posting('Ships'));
  expect(splitLines(await open(short))).toEqual([short]);
});

test('several postings in the data of a page are as many personas', async () => {
  const clerk = TEXT.replaceAll('ships', 'ferries');
  const document = await open(page(data([posting(TEXT), posting(clerk, 'Ferry Master')])));
  const result = readPersona(document, 'careers.html');
  if (result.outcome !== 'read') throw new Error(result.reason);
  expect([result.persona, ...result.others].map(({ personaName }) => personaName)).toEqual([
    'Harbour Pilot',
    'Ferry Master',
  ]);
});

test.each([
  ['that shows the same text', posting(TEXT)],
  ['whose data only announces it', posting('A job at the port.')],
  ['with data of another kind', { '@type': 'Article', title: 'News', description: TEXT }],
])('a page %s is read as it is shown', async (_kind, value) => {
  const shown = `<p>Port of the north</p><h1>Harbour Pilot</h1>${TEXT}`;
  expect(splitLines(await open(page(data(value), shown)))).toEqual(['Port of the north', ...LINES]);
});

test.each([
  ['a script', '<div id="root"></div><noscript>You need to enable JavaScript.</noscript><script src="a.js"></script>'],
  ['frames', '<iframe src="job.html"></iframe>'],
])('a page that gets its text by %s is refused with what to send', async (_kind, body) => {
  await expect(open(page('', body))).rejects.toMatchObject({
    outcome: 'unsupported',
    message: expect.stringMatching(/loads it from elsewhere.*print it to PDF/),
  });
});
