import { describe, expect, test } from '@jest/globals';
import { docxWith, paragraph, readRefusal, splitLines, table } from '../documents.fixtures';
import { readDocument } from '../read-job-description';
import { readDoc } from './read-doc';

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

describe('a docx', () => {
  test('has headings, bold lines and table cells marked', async () => {
    const docx = docxWith(
      paragraph('Harbour pilot', { style: 'Heading1' }) +
        paragraph('Main duties', { bold: true }) +
        paragraph('Boards ships &amp; reads charts.') +
        table([
          [paragraph('Department'), paragraph('Port operations')],
          [paragraph('Skills'), paragraph('Charts') + paragraph('Radio')],
        ]),
    );
    expect(splitLines(await readDocument(bytes(docx)))).toEqual([
      '# Harbour pilot',
      '## Main duties',
      'Boards ships & reads charts.',
      'Department\tPort operations',
      'Skills\tCharts',
      'Radio',
    ]);
  });

  test.each([
    ['that unpacks to far more', docxWith(paragraph('a'.repeat(40_000_000))), 'too-large'],
    ['that ends early', docxWith(paragraph('text')).subarray(0, 200), 'damaged'],
    ['that is no xml', docxWith('<w:p><'), 'damaged'],
  ])('%s has its own outcome', async (_name, docx, outcome) => {
    expect(await readRefusal(readDocument(bytes(docx)))).toBe(outcome);
  });
});

test.each([
  ['another file of that kind', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])],
  [
    'a locked docx',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
])('%s is not read as a doc', async (_name, doc) => {
  expect(await readRefusal(readDoc(bytes(doc)))).toBe('unsupported');
});

test('a document older than Word 97 is named', async () => {
  const old = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('dca56800', 'hex'),
  ]);
  await expect(readDoc(bytes(Buffer.concat([old, Buffer.alloc(1000)])))).rejects.toMatchObject({
    outcome: 'unsupported',
    message: expect.stringMatching(/before Word 97.*save it as docx/),
  });
});
