import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { docxOf, rarOf, zipOf } from '@skills-architect/service-kit/testing/files';
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
  const content = 'BT /F1 12 Tf 1 0 0 1 50 700 Tm (Duties of the harbour pilot: boards ships at the outer buoy) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R>>\n%%EOF`);
};

/** The header, table and directory of a Word 97 document. */
const aDoc = () => {
  const file = Buffer.alloc(4096, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.fill(0, 8, 76);
  for (const [value, at] of [
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
    [1, 44],
    [1, 48],
    [4096, 56],
  ] as const)
    file.writeUInt16LE(value, at);
  for (const [value, at] of [
    [0xffff_fffe, 60],
    [0xffff_fffe, 68],
    [0, 76],
  ] as const)
    file.writeUInt32LE(value, at);
  for (const [sector, value] of [0xffff_fffd, 0xffff_fffe].entries()) file.writeUInt32LE(value, 512 + sector * 4);
  file.fill(0, 1024, 1024 + 66);
  file.write('Root Entry', 1024, 'utf16le');
  file.writeUInt16LE(22, 1024 + 64);
  file.writeUInt8(5, 1024 + 66);
  file.writeUInt32LE(0xffff_fffe, 1024 + 116);
  return file;
};

const aWorkbook = async () => {
  const books = workbooks();
  const columns = ['Row', 'File', 'Persona Name'].map((title) => ({ title, width: 20 }));
  const content = await books.write([{ name: 'Personas', columns, rows: [[1, 'a.docx', 'Harbour Pilot']] }]);
  await books.close();
  return content;
};

/** A small file of each format. */
export const ownSamples = async (): Promise<Sample[]> => [
  { format: 'pdf', bytes: aPdf() },
  { format: 'docx', bytes: docxOf(TEXT) },
  { format: 'doc', bytes: aDoc() },
  { format: 'xlsx', bytes: await aWorkbook() },
  { format: 'zip', bytes: zipOf({ 'pilot.docx': docxOf(TEXT), 'pilot.pdf': aPdf() }) },
  { format: 'rar', bytes: rarOf([{ name: 'pilot.docx', content: docxOf(TEXT) }]) },
];

const MOST_BYTES = 400_000;
const FORMATS: Format[] = ['pdf', 'docx', 'doc', 'xlsx', 'rar', 'zip'];

/** Real files out of a folder and the folders in it. */
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
