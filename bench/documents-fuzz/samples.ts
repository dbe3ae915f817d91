import { CFB } from '@e965/xlsx';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import { aDocx, aRar, aZip } from '@skills-architect/service-kit/testing/files';
import type { Sample } from './fuzz';

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
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R>>\n%%EOF`);
};

const aWorkbook = async () => {
  const books = workbooks();
  const columns = ['Row', 'File', 'Persona Name'].map((title) => ({ title, width: 20 }));
  const content = await books.write([{ name: 'Personas', columns, rows: [[1, 'a.docx', 'Harbour Pilot']] }]);
  await books.close();
  return content;
};

/** Offsets in the header of a Word text: magic number, version, length, and the list of its pieces. */
const WORD = { magic: 0, version: 2, characters: 0x4c, pieces: 0x1a2, header: 1024 };

/** A Word 97 document with this text in one piece. */
const aDoc = (text: string) => {
  const letters = Buffer.from(text.replaceAll('\n', '\r'), 'utf16le');
  const main = Buffer.alloc(Math.max(4096, WORD.header + letters.length));
  main.writeUInt16LE(0xa5ec, WORD.magic);
  main.writeUInt16LE(0xc1, WORD.version);
  main.writeUInt32LE(text.length, WORD.characters);
  main.writeUInt32LE(0, WORD.pieces);
  letters.copy(main, WORD.header);
  const pieces = Buffer.alloc(4096);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(WORD.header, 15);
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/WordDocument', main);
  CFB.utils.cfb_add(file, '/0Table', pieces);
  const written: unknown = CFB.write(file, { type: 'buffer' });
  if (!Buffer.isBuffer(written)) throw new Error('the compound file is no buffer');
  return written;
};

const anOdt = () =>
  aZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml': `<office:document-content><office:body><office:text>${TEXT.split('\n')
      .map((line) => `<text:p>${line}</text:p>`)
      .join('')}</office:text></office:body></office:document-content>`,
  });

const aPage = () =>
  Buffer.from(
    `<!doctype html><html><head><title>Harbour Pilot</title></head><body><h1>Harbour Pilot</h1><p>Department: Port operations</p><h2>Duties</h2><ul><li>Boards ships at the outer buoy</li><li>Brings them safely to the quay</li></ul></body></html>`,
  );

const anRtf = () => Buffer.from(`{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}${TEXT.replaceAll('\n', '\\par\n')}\\par}`);

/** A small file of each format. */
export const createSamples = async (): Promise<Sample[]> => [
  { format: 'pdf', bytes: aPdf() },
  { format: 'docx', bytes: aDocx(TEXT) },
  { format: 'doc', bytes: aDoc(TEXT) },
  { format: 'odt', bytes: anOdt() },
  { format: 'html', bytes: aPage() },
  { format: 'rtf', bytes: anRtf() },
  { format: 'txt', bytes: Buffer.from(TEXT) },
  { format: 'md', bytes: Buffer.from(TEXT.replace('Duties', '## Duties')) },
  { format: 'xlsx', bytes: await aWorkbook() },
  { format: 'zip', bytes: aZip({ 'pilot.docx': aDocx(TEXT), 'pilot.pdf': aPdf() }) },
  { format: 'rar', bytes: aRar([{ name: 'pilot.docx', content: aDocx(TEXT) }]) },
];
