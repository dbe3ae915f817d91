import { describe, expect, test } from '@jest/globals';
import { type PdfLine, splitLines } from '../documents.fixtures';
import { readDocument } from '../read-job-description';

const FONT = '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>';

interface TestPage {
  lines: PdfLine[];
  /** Entries of the page, such as its rotation. */
  entries?: string;
  /** The coordinates in which the lines are drawn. */
  matrix?: string;
  annotations?: string[];
}

const pdf = (...pages: TestPage[]) => {
  const content = ({ lines, matrix = '1 0 0 1 0 0' }: TestPage) =>
    `q ${matrix} cm ${lines.map(({ text, x = 50, y }) => `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join(' ')} Q`;
  const kids = pages.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[]/DA(/F1 10 Tf)>>>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    ...pages.flatMap((page, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]${page.entries ?? ''}/Annots[${(page.annotations ?? []).join('')}]/Contents ${4 + index * 2} 0 R${FONT}>>`,
      `<</Length ${content(page).length}>>\nstream\n${content(page)}\nendstream`,
    ]),
  ];
  const bytes = `%PDF-1.4\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n%%EOF`;
  return new Uint8Array(Buffer.from(bytes, 'latin1'));
};
const read = async (...pages: TestPage[]) => splitLines(await readDocument(pdf(...pages)));

const DUTIES = [
  'Net mender of the northern harbour',
  'Mends the nets of twelve boats',
  'Paints the hulls each spring',
  'Keeps the list of all ropes',
];
/** The lines of a page of 600 by 800 points; turned, it is 800 wide. */
const stack = (texts: string[], top = 500) => texts.map((text, index) => ({ text, y: top - index * 30 }));

describe('the lines of a page that is turned are read in order', () => {
  test.each([
    ['to the right', { entries: '/Rotate 90', matrix: '0 1 -1 0 600 0' }],
    ['to the left', { entries: '/Rotate 270', matrix: '0 -1 1 0 0 800' }],
    ['upside down', { entries: '/Rotate 180', matrix: '-1 0 0 -1 600 800' }],
    ['without saying so, to the left', { matrix: '0 1 -1 0 600 0' }],
    ['without saying so, to the right', { matrix: '0 -1 1 0 0 800' }],
    ['without saying so, upside down', { matrix: '-1 0 0 -1 600 800' }],
    ['and begins elsewhere', { entries: '/Rotate 90/CropBox[10 20 600 800]', matrix: '0 1 -1 0 600 0' }],
  ])('%s', async (_direction, turned) => {
    expect(await read({ lines: stack(DUTIES), ...turned })).toEqual(DUTIES);
  });

  test('as the second of two, with its boxes on the page as it is shown', async () => {
    const { blocks } = await readDocument(
      pdf(
        { lines: stack(['Harbour office', 'Job description of the net mender of the harbour'], 700) },
        { lines: stack(DUTIES), entries: '/Rotate 90', matrix: '0 1 -1 0 600 0' },
      ),
    );
    const line = blocks.find(({ text }) => text === DUTIES[1]);
    expect(line).toMatchObject({ page: 1, box: { left: 50 } });
    expect(line?.box?.top).toBeCloseTo(120, -1);
  });

  test('and a watermark across an upright page is left out', async () => {
    const slanted = { text: 'DRAFT) Tj ET BT /F1 40 Tf 0.7 0.7 -0.7 0.7 200 300 Tm (COPY', x: 400, y: 40 };
    expect(await read({ lines: [...stack(DUTIES), slanted] })).not.toContain('COPY');
  });
});

describe('a filled form', () => {
  const field = (name: string, value: string, [x, y]: [number, number], more = '') =>
    `<</Type/Annot/Subtype/Widget/T(${name})/Rect[${x} ${y} ${x + 300} ${y + 20}]/FT/Tx/V(${value})/DA(/F1 10 Tf)${more}>>`;
  const labels = ['Job title', 'Department', 'Place of work'].map((text, index) => ({ text, y: 700 - index * 40 }));
  const fields = ['Net mender', 'Harbour', 'North quay'].map((value, index) =>
    field(`f${index}`, value, [180, 695 - index * 40]),
  );

  test('has its values beside its labels', async () => {
    expect(await read({ lines: labels, annotations: fields })).toEqual([
      'Job title:\tNet mender',
      'Department:\tHarbour',
      'Place of work:\tNorth quay',
    ]);
  });

  test('has the lines of a long value, and not those that are hidden or a password', async () => {
    const duties = `<</Type/Annot/Subtype/Widget/T(d)/Rect[180 480 500 590]/FT/Tx/Ff 4096/V(Mends nets\\rPaints hulls)/DA(/F1 10 Tf)>>`;
    const hidden = field('h', 'pays little', [180, 400], '/F 2');
    const password = field('p', 'secret', [180, 350], '/Ff 8192');
    const lines = await read({ lines: labels, annotations: [...fields, duties, hidden, password] });
    expect(lines.slice(-2)).toEqual(['- Mends nets', '- Paints hulls']);
    expect(lines.join(' ')).not.toMatch(/pays little|secret/);
  });

  test('has of its check boxes the ticked ones, and texts typed onto the page', async () => {
    const box = (name: string, state: string, x: number) =>
      `<</Type/Annot/Subtype/Widget/T(${name})/Rect[${x} 695 ${x + 10} 705]/FT/Btn/V/${state}/AS/${state}/AP<</N<</On<<>>/Off<<>>>>>>>>`;
    const typed = '<</Type/Annot/Subtype/FreeText/Rect[180 655 400 670]/Contents(Harbour)/DA(/F1 10 Tf)>>';
    const lines = [
      { text: 'Hours', y: 697 },
      { text: 'Full time', x: 195, y: 697 },
      { text: 'Part time', x: 315, y: 697 },
      { text: 'Department of the mender of nets', y: 657, x: 50 },
    ];
    const text = (await read({ lines, annotations: [box('a', 'Off', 180), box('b', 'On', 300), typed] })).join(' ');
    expect(text).toMatch(/Part time/);
    expect(text).toMatch(/Harbour/);
    expect(text).not.toMatch(/Full time/);
  });

  test('that only Adobe Reader opens is named', async () => {
    const wait =
      'Please wait... If this message is not eventually replaced by the proper contents of the document, your PDF viewer may not be able to display it.';
    await expect(read({ lines: [{ text: wait, y: 700 }] })).rejects.toMatchObject({
      outcome: 'unsupported',
      message: expect.stringContaining('print it to PDF'),
    });
  });
});
