import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { aCompoundFile, aDocx, aRar, aZip } from '@skills-architect/service-kit/testing/files';
import { workbooks } from '@skills-architect/service-kit/workbooks';
import type { Sample } from './fuzz';
import type { Format } from './readers';

const TEXT = [
  'Job title: Harbour Pilot',
  'Department: Port operations',
  'Duties',
  '- Boards ships at the outer buoy',
  '- Brings them safely to the quay',
].join('\n');

const aPdf = () => {
  const lines = TEXT.split('\n').map((line) => `(${line}) Tj 0 -18 Td`);
  const content = `BT /F1 12 Tf 1 0 0 1 50 700 Tm ${lines.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R>>\n%%EOF`);
};

const aWorkbook = async () => {
  const books = workbooks();
  const columns = ['Row', 'File', 'Persona Name'].map((title) => ({ title, width: 20 }));
  const content = await books.write([{ name: 'Personas', columns, rows: [[1, 'a.docx', 'Harbour Pilot']] }]);
  await books.close();
  return content;
};

/** A small file of each format. The doc is a container without a Word text: nothing here writes those. */
export const ownSamples = async (): Promise<Sample[]> => [
  { format: 'pdf', bytes: aPdf() },
  { format: 'docx', bytes: aDocx(TEXT) },
  { format: 'doc', bytes: aCompoundFile() },
  { format: 'xlsx', bytes: await aWorkbook() },
  { format: 'zip', bytes: aZip({ 'pilot.docx': aDocx(TEXT), 'pilot.pdf': aPdf() }) },
  { format: 'rar', bytes: aRar([{ name: 'pilot.docx', content: aDocx(TEXT) }]) },
];

const MOST_BYTES = 400_000;
const FORMATS: Format[] = ['pdf', 'docx', 'doc', 'xlsx', 'rar', 'zip'];

/** Real files in a folder and its subfolders. */
export const samplesIn = async (folder: string): Promise<Sample[]> => {
  const names = (await readdir(folder, { recursive: true })).sort();
  const samples: Sample[] = [];
  for (const name of names) {
    const format = FORMATS.find((known) => name.toLowerCase().endsWith(`.${known}`));
    const bytes = format && (await readFile(path.join(folder, name)));
    if (bytes && bytes.length <= MOST_BYTES) samples.push({ format, bytes });
  }
  return samples;
};
