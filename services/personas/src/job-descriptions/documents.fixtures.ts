import { aZip } from '@skills-architect/service-kit/testing';
import type { JobDocument } from './document/document';
import { FileRefused } from './read-result';

/** A line of a test PDF; coordinates in points from the page's lower left. */
export interface PdfLine {
  text: string;
  x?: number;
  y: number;
  size?: number;
}

const escapePdf = (text: string) => text.replace(/[\\()]/g, '\\$&');

const content = (lines: PdfLine[]) =>
  lines
    .map(({ text, x = 50, y, size = 10 }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escapePdf(text)}) Tj ET`)
    .join('\n');

const FONT = '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>';

/** A PDF with these page content streams; `filter` names their compression. */
export const pdfWith = (contents: Buffer[], filter = '') => {
  const pages = contents.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Kids[${pages}]/Count ${contents.length}>>`),
    ...contents.flatMap((stream, index) => [
      Buffer.from(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${4 + index * 2} 0 R${FONT}>>`),
      Buffer.concat([
        Buffer.from(`<</Length ${stream.length}${filter}>>\nstream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    ]),
  ];
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.flatMap((object, index) => [Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]),
    Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF'),
  ]);
};

/** A PDF with these lines on each page. */
export const aPdf = (...pages: PdfLine[][]) => pdfWith(pages.map((lines) => Buffer.from(content(lines), 'latin1')));

/** Lines stacked from the top of a page. */
export const stackLines = (texts: string[], { x = 50, top = 750, leading = 12, size = 10 } = {}): PdfLine[] =>
  texts.map((text, index) => ({ text, x, y: top - index * leading, size })).filter(({ text }) => text !== '');

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document with this body XML, and other parts by their names. */
export const docxWith = (body: string, parts: Record<string, string | Buffer> = {}) =>
  aZip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
    ...parts,
  });

/** A paragraph of a Word document, optionally with a style or in bold. */
export const paragraph = (text: string, { style = '', bold = false } = {}) =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A table of a Word document: rows of cells, one paragraph each. */
export const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** The blocks as lines with markers: `#` for each heading level, `-` for an item. */
export const splitLines = ({ blocks }: JobDocument) =>
  blocks
    .filter(({ kind }) => kind !== 'gap')
    .map(
      ({ kind, text, depth }) => `${kind === 'heading' ? `${'#'.repeat(depth)} ` : kind === 'item' ? '- ' : ''}${text}`,
    );

/** The outcome of a file that is refused. */
export const readRefusal = async (reading: Promise<JobDocument>) => {
  const error = await reading.catch((thrown: unknown) => thrown);
  if (!(error instanceof FileRefused)) throw new Error(`It was not refused: ${String(error)}`);
  return error.outcome;
};
