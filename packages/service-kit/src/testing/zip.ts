import { zipSync } from 'fflate';

/** The earliest date that a zip can store: a fixed date makes equal content give equal files. */
const ENTRY_DATE = new Date(1980, 0, 1);

/** A test zip of these files, stored without compression. */
export const aZip = (files: Record<string, string | Buffer>): Buffer => {
  const contents = Object.entries(files).map(([name, content]) => [name, new Uint8Array(Buffer.from(content))]);
  return Buffer.from(zipSync(Object.fromEntries(contents), { level: 0, mtime: ENTRY_DATE }));
};

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A Word document with one paragraph per line. */
export const aDocx = (text: string): Buffer =>
  aZip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text
      .split('\n')
      .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  });
