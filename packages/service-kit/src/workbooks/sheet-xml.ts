import { type Cell, cellName, escapeFormula, type SheetHead } from './sheet';

/** Places in the list of formats of {@link STYLES}. */
const HEAD_FORMAT = 1;
const BODY_FORMAT = 2;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** What a spreadsheet would take for a coded character, such as `_x0041_`. */
const CODED = /_(?=x[\da-f]{4}_)/gi;

const escaped = (text: string) =>
  text
    .replace(IMPOSSIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(CODED, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const cellXml = (cell: Cell, column: number, row: number, format: number) => {
  if (cell === null || cell === '') return '';
  const place = `<c r="${cellName(column, row)}" s="${format}"`;
  if (typeof cell === 'number') return `${place}><v>${cell}</v></c>`;
  return `${place} t="inlineStr"><is><t xml:space="preserve">${escaped(String(escapeFormula(cell)))}</t></is></c>`;
};

const rowXml = (cells: readonly Cell[], row: number, format: number) =>
  `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, column, row, format)).join('')}</row>`;

/** A sheet up to and with its row of titles. */
export const sheetStart = ({ columns }: SheetHead) => {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }) => title);
  return `${XML}<worksheet xmlns="${MAIN}"><cols>${widths.join('')}</cols><sheetData>${rowXml(titles, 0, HEAD_FORMAT)}`;
};

/** Rows of a sheet, the first of them at the place `from` counted from 0; the titles stand at 0. */
export const sheetRows = (rows: readonly (readonly Cell[])[], from: number) =>
  rows.map((row, at) => rowXml(row, from + at, BODY_FORMAT)).join('');

/** The rest of a sheet that has this many rows below its titles. */
export const sheetEnd = ({ columns }: SheetHead, rows: number) =>
  `</sheetData><autoFilter ref="A1:${cellName(columns.length - 1, rows)}"/></worksheet>`;

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF0F5C63"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;

/** Where a sheet lies in the package. */
export const sheetPath = (at: number) => `xl/worksheets/sheet${at + 1}.xml`;

/** Everything of a workbook but the sheets themselves, by path. */
export const packageParts = (heads: readonly SheetHead[]): Record<string, string> => {
  const sheets = heads.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const overrides = heads.map(
    (_, at) => `<Override PartName="/${sheetPath(at)}" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (all: string) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      heads.map((_, at) => relation(at + 1, 'worksheet', sheetPath(at).slice('xl/'.length))).join('') +
        relation(heads.length + 1, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': STYLES,
  };
};
