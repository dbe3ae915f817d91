import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { aDocx, aZip } from '@skills-architect/service-kit/testing';
import { aPoisonedDoc } from '@skills-architect/service-kit/testing/files';
import { aPdf, docxWith, paragraph, pdfWith, stackLines } from './documents.fixtures';
import { jobDescriptionReader } from './job-description-reader';
import { OTHER_TEXTS } from './texts.fixtures';

const reader = jobDescriptionReader();
afterAll(() => reader.close());

const read = (buffer: Buffer, fileName = 'file.pdf') => reader.read(new Uint8Array(buffer), fileName);

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const LINES = [
  'Harbour Pilot',
  'Department: Port operations',
  'Reports to: Harbour Master',
  'Duties',
  '- Boards ships at the outer buoy',
  '- Brings them safely to the quay',
  'Requirements',
  'Five years of experience at sea.',
];
const RUSSIAN = 'Кладовщик\nПринимает товар на склад и ведет учет поставок каждый день.';
const PERSONA = {
  personaName: 'Harbour Pilot',
  personaGroupName: 'Port operations',
  reportingTo: 'Harbour Master',
  roleDescription: '',
  rolesAndResponsibilities: 'Boards ships at the outer buoy|Brings them safely to the quay',
};

test.each([
  ['pdf', aPdf(stackLines(LINES))],
  ['docx', aDocx(LINES.join('\n'))],
])('a %s is known by its content, whatever its name says', async (_kind, file) => {
  expect(await read(file, 'renamed.doc')).toMatchObject({ outcome: 'read', persona: PERSONA });
});

test.each([
  ['an empty file', Buffer.alloc(0), 'damaged', /empty/],
  ['a picture named pdf', PICTURE, 'no-text-layer', /is a picture/],
  ['a PDF of pictures', aPdf([]), 'no-text-layer', /no text/],
  ['half a PDF', aPdf(stackLines(LINES)).subarray(0, 80), 'damaged', /damaged/],
  ['a zip of other things', aDocx('x').subarray(0, 300), 'damaged', /damaged/],
  [
    'another office file',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    'unsupported',
    /Word/,
  ],
  ['a Word document without text', aDocx(''), 'not-a-job-description', /no text/],
  ['a text in another language', Buffer.from(RUSSIAN), 'not-a-job-description', /a language that is not read/],
  ['an Excel workbook', aZip({ 'xl/workbook.xml': '<workbook/>' }), 'unsupported', /an Excel workbook/],
  ['an invoice', aDocx(OTHER_TEXTS[1]?.text ?? ''), 'not-a-job-description', /job description/],
  ['30 mb', Buffer.alloc(30 * 1024 * 1024), 'too-large', /exceeds 25 mb/],
])('%s has its outcome and a sentence', async (_name, file, outcome, sentence) => {
  expect(await read(file)).toMatchObject({ outcome, reason: expect.stringMatching(sentence) });
});

describe('files that expand or hang', () => {
  test.each([
    ['a PDF', pdfWith([deflateSync(Buffer.alloc(300_000_000, ' '))], '/Filter/FlateDecode')],
    ['a docx', docxWith(paragraph('a'.repeat(40_000_000)))],
  ])('%s that unpacks without bounds is too large', async (_name, file) => {
    expect(await read(file)).toMatchObject({ outcome: 'too-large' });
  });

  test('the 4 KB that crashed the whole portal are rejected by their header', async () => {
    expect(await read(aPoisonedDoc(), 'poisoned.doc')).toEqual({
      outcome: 'unsupported',
      reason: expect.stringMatching(/isn't a Word document/),
    });
  });

  test('a file that takes too much processor time is stopped, and the next one is read', async () => {
    const hasty = jobDescriptionReader({ processorMs: 300 });
    const slow = docxWith(paragraph('long').repeat(100_000));
    expect(await hasty.read(new Uint8Array(slow), 'slow.docx')).toEqual({
      outcome: 'too-large',
      reason:
        'Reading this file takes more processor time than one file may take. Save it again as a plain PDF or docx.',
    });
    await hasty.close();
    expect(await read(aPdf(stackLines(LINES)))).toMatchObject({ outcome: 'read' });
  });

  test('a file that needs too much memory ends its process, and the next one is read', async () => {
    const small = jobDescriptionReader({ memoryMb: 60 });
    const large = docxWith(paragraph('many words').repeat(150_000));
    expect(await small.read(new Uint8Array(large), 'large.docx')).toMatchObject({ outcome: 'damaged', crashed: true });
    expect(await small.read(new Uint8Array(aDocx(LINES.join('\n'))), 'next.docx')).toMatchObject({ outcome: 'read' });
    await small.close();
  });
});

test('reading can be cancelled, and stops when the reader is closed', async () => {
  const other = jobDescriptionReader();
  const cancel = new AbortController();
  const file = new Uint8Array(docxWith(paragraph('long').repeat(100_000)));
  const reading = other.read(file, 'slow.docx', { signal: cancel.signal });
  cancel.abort();
  await expect(reading).rejects.toThrow('cancelled');
  const last = other.read(file, 'slow.docx');
  await Promise.all([expect(last).rejects.toThrow(), other.close()]);
});
