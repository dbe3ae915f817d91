import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { jobDescriptionReader } from '../job-description-reader';
import { drawnPages } from './drawn-pages';

const withOcr = jobDescriptionReader({ ocr: true });
const withoutOcr = jobDescriptionReader();
afterAll(() => Promise.all([withOcr.close(), withoutOcr.close()]));

const FONT = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>';

interface TestPage {
  lines: string[];
  /** Whether the scan fills the page. */
  isScan?: true;
}

const scan = async () => {
  const sample = await readFile(new URL('./samples/harbour-pilot.pdf', import.meta.url));
  for await (const { picture } of drawnPages(new Uint8Array(sample))) return picture;
  throw new Error('The sample has no page.');
};

/** A PDF whose pages are printed, or this picture. */
const pdfWithPicture = ({ width, height, grey }: Awaited<ReturnType<typeof scan>>, ...pages: TestPage[]) => {
  const stream = (head: string, data: Buffer) =>
    Buffer.concat([Buffer.from(`<<${head}/Length ${data.length}>>\nstream\n`), data, Buffer.from('\nendstream')]);
  const text = (lines: string[]) =>
    lines.map((line, index) => `BT /F1 10 Tf 1 0 0 1 50 ${780 - index * 14} Tm (${line}) Tj ET`).join('\n');
  const content = ({ lines, isScan }: TestPage) =>
    Buffer.from(`${isScan ? 'q 595 0 0 842 0 0 cm /P Do Q ' : ''}${text(lines)}`, 'latin1');
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(
      `<</Type/Pages/Kids[${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    ),
    stream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
      deflateSync(grey),
    ),
    ...pages.flatMap((page, index) => [
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + index * 2} 0 R/Resources<<${FONT}/XObject<</P 3 0 R>>>>>>`,
      ),
      stream('', content(page)),
    ]),
  ];
  const body = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    object,
    Buffer.from('\nendobj\n'),
  ]);
  return new Uint8Array(
    Buffer.concat([Buffer.from('%PDF-1.4\n'), ...body, Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF')]),
  );
};

/** The same with a scan that can be read. */
const pdf = async (...pages: TestPage[]) => pdfWithPicture(await scan(), ...pages);

const LETTERHEAD = 'Harbour office of the northern coast, Quay 4, Harbourton, telephone 4711';
const LETTER = [
  'Dear colleague,',
  'please find the description that we talked about on the next page of this letter. It is the only',
  'copy that we have, from the archive of the harbour office, and we would like to have it back soon.',
  'With kind regards from the archive',
];
const ROLE = [
  'Crane Operator',
  'Department: Quay',
  'Duties',
  '- Loads and unloads the container ships at the north quay',
  '- Checks the ropes and the brakes of the crane each morning',
  '- Writes the log of each shift and reports faults to the workshop',
  'Requirements',
  '- Two years of experience with cranes',
];

test('the scanned page of a printed document is recognised in its place', async () => {
  const result = await withOcr.read(await pdf({ lines: LETTER }, { lines: ['Received'], isScan: true }), 'letter.pdf');
  expect(result).toMatchObject({
    outcome: 'read',
    persona: { personaGroupName: 'Port operations', reportingTo: 'Harbour Master', readByOcr: true },
  });
  if (result.outcome !== 'read') return;
  expect(result.blocks[0]?.text).toMatch(/^Dear colleague/);
  expect(result.blocks.find(({ text }) => /outer buoy/.test(text))?.page).toBe(1);
});

test('without text recognition the pages that were not read are named', async () => {
  expect(await withoutOcr.read(await pdf({ lines: ROLE }, { lines: [], isScan: true }), 'crane.pdf')).toMatchObject({
    outcome: 'read',
    persona: { personaName: 'Crane Operator' },
    note: 'Page 2 of this PDF has no text and was not read. If it is a scan, send the original document.',
  });
  const scans: TestPage[] = [1, 2].map(() => ({ lines: ['Received'], isScan: true }));
  expect(await withoutOcr.read(await pdf({ lines: LETTER }, ...scans), 'letter.pdf')).toMatchObject({
    outcome: 'not-a-job-description',
    reason: expect.stringMatching(/Pages 2 and 3 of this PDF have no text/),
  });
});

test('a page of a printed web site with nothing but a header, an address and a picture of a page is a scan', async () => {
  const header = ['Crane Operator | Harbour office of the northern coast', 'https://harbour.example/jobs'];
  const scans: TestPage[] = [2, 3].map((page) => ({ lines: [...header, `Page ${page} of 3`], isScan: true }));
  expect(await withoutOcr.read(await pdf({ lines: [...header, ...ROLE] }, ...scans), 'a.pdf')).toMatchObject({
    outcome: 'read',
    note: expect.stringMatching(/^Pages 2 and 3 of this PDF have no text/),
  });
});

test('a letterhead on every scanned page is no text', async () => {
  expect(await withoutOcr.read(await pdf({ lines: [LETTERHEAD], isScan: true }), 'scan.pdf')).toMatchObject({
    outcome: 'no-text-layer',
    reason: expect.stringMatching(/is a scan/),
  });
});

test('a short page beside a document with a logo is no scan', async () => {
  const result = await withoutOcr.read(
    await pdf({ lines: ROLE }, { lines: ['Approved by the board in May'] }),
    'a.pdf',
  );
  expect(result).not.toHaveProperty('note');
});

test.each([
  ['a page at 72 dots per inch', 595, 842, true],
  ['a page that lies on its side', 842, 595, true],
  ['a square logo', 700, 700, false],
  ['a banner', 1800, 200, false],
  ['a small picture of a page', 210, 297, false],
])('a PDF with nothing but %s is a scan: by the shape of the picture', async (_picture, width, height, isScan) => {
  const grey = Buffer.alloc(width * height, 255);
  const file = pdfWithPicture({ width, height, grey }, { lines: [LETTERHEAD], isScan: true });
  const result = await withoutOcr.read(file, 'a.pdf');
  expect(result.outcome).toBe(isScan ? 'no-text-layer' : 'not-a-job-description');
});

test('a printed page that is there twice over a picture of a page is no scan', async () => {
  const filled = [...ROLE, ...LETTER, ...LETTER.map((line) => `${line} (copy)`)];
  const twice: TestPage[] = [1, 2].map(() => ({ lines: filled, isScan: true }));
  const result = await withoutOcr.read(await pdf(...twice), 'crane.pdf');
  expect(result).toMatchObject({ outcome: 'read', persona: { personaName: 'Crane Operator' } });
  expect(result).not.toMatchObject({ note: expect.stringMatching(/no text/) });
});
