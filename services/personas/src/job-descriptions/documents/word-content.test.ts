import { describe, expect, test } from '@jest/globals';
import { docxWith, paragraph, splitLines, table } from '../documents.fixtures';
import { readDocument } from '../read-job-description';

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const readWord = async (body: string, parts: Record<string, string> = {}) =>
  splitLines(await readDocument(new Uint8Array(docxWith(body, parts))));

const text = (content: string) => `<w:t xml:space="preserve">${content}</w:t>`;
const run = (content: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr>${text(content)}</w:r>`;
const line = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const mark = (type: string, data = '') => `<w:r><w:fldChar w:fldCharType="${type}">${data}</w:fldChar></w:r>`;
const instruction = (code: string) => `<w:r><w:instrText>${code}</w:instrText></w:r>`;

const style = (id: string, properties: string, type = 'character') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${properties}</w:style>`;
const STYLES = {
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>',
  'word/styles.xml': `<w:styles ${WORD}>${style('Secret', '<w:rPr><w:vanish/></w:rPr>')}${style('Deeper', '<w:basedOn w:val="Secret"/>')}<w:style w:type="character" w:styleId="Platzhaltertext"><w:name w:val="Placeholder Text"/></w:style>${style('Note', '<w:rPr><w:vanish/></w:rPr>', 'paragraph')}</w:styles>`,
};

describe('text that is not printed is not read', () => {
  test.each([
    ['hidden', run('pays little', '<w:vanish/>')],
    ['crossed out', run('pays little', '<w:strike/>')],
    ['hidden by a style', run('pays little', '<w:rStyle w:val="Secret"/>')],
    ['hidden by the base of a style', run('pays little', '<w:rStyle w:val="Deeper"/>')],
    ['a prompt whose control is gone', run('Click here to enter text.', '<w:rStyle w:val="Platzhaltertext"/>')],
    ['deleted', `<w:del w:id="1">${run('pays little').replaceAll('w:t', 'w:delText')}</w:del>`],
    ['moved away', `<w:moveFrom w:id="1">${run('pays little')}</w:moveFrom>`],
    ['the instruction of a field', `${mark('begin')}${instruction('IF')}${run('pays little')}${mark('end')}`],
    [
      'the value within the instruction of a field',
      `${mark('begin')}${instruction('IF ')}${mark('begin')}${instruction('X')}${mark('separate')}${run('pays little')}${mark('end')}${mark('separate')}${mark('end')}`,
    ],
  ])('%s', async (_kind, hidden) => {
    expect(await readWord(line(run('Mends nets'), hidden, run(' at sea')), STYLES)).toEqual(['Mends nets at sea']);
  });

  test('a paragraph of a style that hides, unless a run of it says otherwise', async () => {
    const note = (...runs: string[]) => `<w:p><w:pPr><w:pStyle w:val="Note"/></w:pPr>${runs.join('')}</w:p>`;
    const shown = run('shown', '<w:vanish w:val="0"/>');
    expect(await readWord(note(run('pays little'), shown) + paragraph('Mends nets'), STYLES)).toEqual([
      'shown',
      'Mends nets',
    ]);
  });

  test('a hidden row of a table', async () => {
    const rows = table([[paragraph('Mends nets')], [paragraph('pays little')]]);
    const hidden = rows.replace(/<w:tr>(?!.*<w:tr>)/, '<w:tr><w:trPr><w:hidden/></w:trPr>');
    expect(await readWord(hidden)).toEqual(['Mends nets']);
  });

  test('in the header of the page', async () => {
    const header = `<w:hdr ${WORD}>${line(run('pays little', '<w:vanish/>'), run('Net mender'))}</w:hdr>`;
    const docx = docxWith(paragraph('Mends nets'), { 'word/header1.xml': header });
    expect((await readDocument(new Uint8Array(docx))).titles).toEqual(['Net mender']);
  });
});

describe('text that is printed is read', () => {
  test.each([
    ['a simple field', `<w:fldSimple w:instr="DOCPROPERTY Unit">${run('North quay')}</w:fldSimple>`],
    ['a field', `${mark('begin')}${instruction('TITLE')}${mark('separate')}${run('North quay')}${mark('end')}`],
    ['text with its own direction', `<w:bdo w:val="ltr">${run('North quay')}</w:bdo>`],
    [
      'the chosen entry of a list',
      `${mark('begin', '<w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="South quay"/><w:listEntry w:val="North quay"/></w:ddList></w:ffData>')}${instruction('FORMDROPDOWN')}${mark('end')}`,
    ],
    ['a control with a value', `<w:sdt><w:sdtPr/><w:sdtContent>${run('North quay')}</w:sdtContent></w:sdt>`],
    [
      'the characters below a reading',
      `<w:r><w:ruby><w:rt>${run('x')}</w:rt><w:rubyBase>${run('North quay')}</w:rubyBase></w:ruby></w:r>`,
    ],
  ])('%s', async (_kind, shown) => {
    expect(await readWord(line(run('Works at '), shown, run(' each day')))).toEqual(['Works at North quay each day']);
  });

  test('a text box that only new versions of Word draw', async () => {
    const box = `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><wps:txbx xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><w:txbxContent>${line(run('Net mender'))}</w:txbxContent></wps:txbx></w:drawing></mc:Choice></mc:AlternateContent>`;
    expect(await readWord(`<w:p><w:r>${box}</w:r></w:p>${paragraph('Mends nets')}`)).toEqual([
      'Net mender',
      'Mends nets',
    ]);
  });
});

describe('a table that only arranges the page', () => {
  const cell = (...lines: string[]) => lines.map((lineText) => paragraph(lineText)).join('');

  test('has its columns one after the other', async () => {
    const row = [cell('Duties', 'Mends nets'), cell('Requirements', 'Two years at sea')];
    expect(await readWord(table([row]))).toEqual(['Duties', 'Mends nets', 'Requirements', 'Two years at sea']);
  });

  test('keeps the headings and the tables within a cell', async () => {
    const facts = table([[cell('Department'), cell('Harbour')]]);
    const row = [cell('About us'), `${paragraph('Net mender', { style: 'Heading1' })}${facts}${cell('Mends nets')}`];
    expect(await readWord(table([row]))).toEqual(['About us', '# Net mender', 'Department\tHarbour', 'Mends nets']);
  });
});

describe('a form', () => {
  const control = (properties: string, content: string) =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const newBox = (checked: number) =>
    control(
      `<w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="${checked}"/></w14:checkbox>`,
      run(checked ? '☒' : '☐'),
    );
  const oldBox = (checked: number) =>
    `${mark('begin', `<w:ffData><w:checkBox><w:default w:val="0"/><w:checked w:val="${checked}"/></w:checkBox></w:ffData>`)}${instruction('FORMCHECKBOX')}${mark('end')}`;

  test('has no prompts of controls that nobody filled in', async () => {
    const prompt = control('<w:showingPlcHdr/>', run('Click or tap here to enter text.'));
    expect(await readWord(table([[paragraph('Reports to'), line(prompt)]]) + line(prompt))).toEqual(['Reports to']);
  });

  test.each([
    ['controls', newBox],
    ['form fields', oldBox],
  ])('has of the boxes of %s only the text of the ticked ones', async (_kind, box) => {
    const options = line(box(0), run(' Kitchen '), box(1), run(' Harbour '), box(0), run(' Office'));
    expect(await readWord(table([[paragraph('Department'), options]]))).toEqual(['Department\tHarbour']);
  });
});

describe('an alternative chunk is read in its place', () => {
  const chunk = (name: string, content: string) =>
    readWord(`${paragraph('From the HR system')}<w:altChunk r:id="c1" xmlns:r="http://r"/>${paragraph('The end')}`, {
      'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="c1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="${name}"/></Relationships>`,
      [`word/${name}`.replace('word//', '')]: content,
    });
  const LINES = ['From the HR system', '# Net mender', '- Mends nets', 'The end'];

  test.each(['chunk.html', '/parts/chunk.html'])('a web page: %s', async (name) => {
    expect(await chunk(name, '<html><body><h1>Net mender</h1><ul><li>Mends nets</li></ul></body></html>')).toEqual(
      LINES,
    );
  });

  test('one whose part is missing leaves the rest', async () => {
    expect(await readWord(`<w:altChunk r:id="c1" xmlns:r="http://r"/>${paragraph('Mends nets')}`)).toEqual([
      'Mends nets',
    ]);
  });
});

describe('a Word document that is one file of XML', () => {
  const OLD = 'xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"';
  const AROUND =
    'xmlns:wx="http://schemas.microsoft.com/office/word/2003/auxHint" xmlns:aml="http://schemas.microsoft.com/aml/2001/core"';
  const body = `${line(run('Net mender'))}${line(run('Mends nets'), run(' for little pay', '<w:vanish/>'))}`;
  const change = (type: string, content: string) =>
    `<aml:annotation w:type="Word.${type}"><aml:content>${run(content)}</aml:content></aml:annotation>`;
  const changed = `<wx:sect>${line(change('Insertion', 'Paints'), change('Deletion', ' old'), run(' hulls'))}</wx:sect>`;
  const part = (name: string, xml: string) =>
    `<pkg:part pkg:name="${name}"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`;

  test.each([
    [
      'of Word 2003',
      `<w:wordDocument ${OLD} ${AROUND}><w:docPr/><w:body>${body}${changed}</w:body></w:wordDocument>`,
      ['Net mender', 'Mends nets', 'Paints hulls'],
    ],
    [
      'of a newer version',
      `<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">${part('/word/document.xml', `<w:document ${WORD}><w:body>${body}</w:body></w:document>`)}</pkg:package>`,
      ['Net mender', 'Mends nets'],
    ],
  ])('%s is read without what is hidden or deleted', async (_version, xml, lines) => {
    const file = `<?xml version="1.0" encoding="UTF-8"?><?mso-application progid="Word.Document"?>${xml}`;
    expect(splitLines(await readDocument(new Uint8Array(Buffer.from(file))))).toEqual(lines);
  });
});
