import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { documentText } from '../document/document';
import { aPdf, pdfWith, readRefusal, splitLines, stackLines } from '../documents.fixtures';
import { readPdf } from './read-pdf';

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

describe('a PDF', () => {
  test('of far more lines than a job description is refused before all of them are read', async () => {
    const lines = Buffer.from(
      `BT /F1 9 Tf 50 700 Td ${'(Plan) Tj 0 -9 Td (Work) Tj 0 9 Td '.repeat(150_000)}ET`,
      'latin1',
    );
    const pdf = pdfWith([deflateSync(lines)], '/Filter/FlateDecode');
    const error = await readPdf(bytes(pdf)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ outcome: 'too-large', message: expect.stringContaining('more than 150,000 pieces') });
  });

  test('is read from top to bottom, regardless of the order of its content', async () => {
    const pdf = aPdf([
      { text: 'Keeps the records of the town in good order.', y: 600 },
      { text: 'Archivist', y: 700, size: 18 },
      { text: 'Duties of the archivist of the town', y: 650 },
    ]);
    expect(splitLines(await readPdf(bytes(pdf)))).toEqual([
      '# Archivist',
      'Duties of the archivist of the town',
      'Keeps the records of the town in good order.',
    ]);
  });

  test('has its wrapped lines and hyphenated words joined', async () => {
    const pdf = aPdf(
      stackLines([
        'Keeps the records of the town in such an order that every one of its citi-',
        'zens finds what is sought, and works full-',
        'time.',
        '- Answers letters',
      ]),
    );
    expect(splitLines(await readPdf(bytes(pdf)))[0]).toContain('every one of its citizens finds');
    expect(splitLines(await readPdf(bytes(pdf))).at(-1)).toBe('- Answers letters');
  });

  test('is read column by column', async () => {
    const left = [
      'About our museum',
      'We show old maps',
      'of the whole coast',
      'and of the islands',
      'to every visitor',
      'on every weekday',
      'from nine to five',
    ];
    const right = [
      'Plans the exhibitions of the year',
      'Writes the labels and the leaflets',
      'Guides the groups of the schools',
      'Looks after the lenders of pieces',
      'Keeps the budget of the exhibition',
      'Reports to the board of the museum',
      'Answers the questions of the press',
    ];
    const pdf = aPdf([
      { text: 'Curator', y: 770, size: 18 },
      ...left.flatMap((text, index) => [
        { text, x: 50, y: 740 - index * 14 },
        { text: right[index] ?? '', x: 260, y: 735 - index * 14 },
      ]),
    ]);
    const text = documentText(await readPdf(bytes(pdf)))
      .replaceAll('\n', ' ')
      .replace(/\s+/g, ' ');
    expect(text).toContain(left.join(' '));
    expect(text).toContain('Plans the exhibitions of the year Writes the labels');
  });

  test('keeps the labels of a table next to their values', async () => {
    const rows = [
      ['Job title', 'Harbour pilot'],
      ['Department', 'Port operations'],
      ['Reports to', 'Harbour master'],
      ['Place of work', 'North quay'],
      ['Working hours', 'Shifts'],
      ['Job purpose', 'Brings ships safely in and out of the harbour.'],
      ['Main duties', 'Boards ships at the outer buoy'],
    ];
    const pdf = aPdf(
      rows.flatMap(([label = '', value = ''], index) => [
        { text: label, x: 50, y: 750 - index * 20 },
        { text: value, x: 220, y: 750 - index * 20 },
      ]),
    );
    expect(splitLines(await readPdf(bytes(pdf)))).toEqual(rows.map((cells) => cells.join('\t')));
  });

  test('separates two labels above each other, however close they are', async () => {
    const rows = [
      ['Team', 'Harbour watch'],
      ['Reports to', 'Harbour master'],
      ['Location', 'North quay'],
      ['Start date', 'First of May'],
      ['Working hours', 'Shifts'],
      ['Contract', 'For two years'],
    ];
    const pdf = aPdf(
      rows.flatMap(([label = '', value = ''], index) => [
        { text: label, x: 50, y: 750 - index * 12 },
        { text: value, x: 220, y: 750 - index * 12 },
      ]),
    );
    expect(splitLines(await readPdf(bytes(pdf)))).toEqual(rows.map((cells) => cells.join('\t')));
  });

  test('has a title on two lines joined', async () => {
    const text =
      'The pilot brings ships of every size safely in and out of the harbour, by day and by night, in all weather.';
    const pdf = aPdf([
      { text: 'Senior Pilot of the Outer Harbour and', y: 760, size: 24 },
      { text: 'All Its Northern and Eastern Approaches', y: 732, size: 24 },
      ...stackLines([text, text, text, text], { top: 690 }),
    ]);
    expect(splitLines(await readPdf(bytes(pdf)))[0]).toBe(
      '# Senior Pilot of the Outer Harbour and All Its Northern and Eastern Approaches',
    );
  });

  test('has the lines of widely spaced items joined', async () => {
    const pdf = aPdf([
      { text: '- Boards the ships that wait at the outer buoy in every weather, and talks to the', y: 700 },
      { text: 'Harbour Master.', x: 57, y: 683 },
      { text: '- Keeps the log of all passages in good order for the yearly report of the harbour', y: 666 },
      { text: 'and its board.', x: 57, y: 649 },
      { text: '- Trains pilots.', y: 632 },
    ]);
    expect(splitLines(await readPdf(bytes(pdf)))).toHaveLength(3);
  });

  test('does not join the short lines of a list whose bullets are graphics', async () => {
    const items = ['Boards ships at the outer buoy', 'Brings them to the quay safely', 'Keeps the log of all ships'];
    const pdf = aPdf([
      ...stackLines(['The pilot works for the port and brings ships of every size safely in and out of it.'], {
        top: 740,
      }),
      ...stackLines(items, { top: 700, x: 80 }),
    ]);
    expect(splitLines(await readPdf(bytes(pdf))).slice(-3)).toEqual(items);
  });

  test('ignores a button that floats over a line', async () => {
    const pdf = aPdf([
      ...stackLines(['The pilot brings ships of every size safely in and out of the harbour by day and by', 'night.']),
      { text: 'Apply', x: 200, y: 749, size: 12 },
    ]);
    expect(documentText(await readPdf(bytes(pdf)))).not.toContain('Apply');
  });

  test('has no headings in the size of its running text, even if more letters are small print', async () => {
    const small = 'The board is an equal opportunity employer and does not discriminate against anybody at all. ';
    const pdf = aPdf([
      ...stackLines(['Brings ships of every size into the harbour by day and by night.', 'Keeps the log of all.'], {
        top: 740,
        leading: 30,
        size: 14,
      }),
      ...stackLines([small, small], { top: 500, size: 7 }),
    ]);
    expect(splitLines(await readPdf(bytes(pdf))).filter((line) => line.startsWith('#'))).toEqual([]);
  });

  test('ignores page numbers and text repeated on every page', async () => {
    const page = (number: number, texts: string[]) => [
      { text: 'Harbour board, confidential', y: 780 },
      ...stackLines(texts, { top: 700, leading: 30 }),
      { text: `Page ${number} of 3`, y: 20 },
    ];
    const pdf = aPdf(
      page(1, ['Harbour pilot', 'Brings ships into the harbour.', 'Boards ships.', 'Reads charts.', 'Keeps watch.']),
      page(2, ['Talks to the tower.', 'Trains new pilots.', 'Writes reports.', 'Checks buoys.', 'Sounds depths.']),
      page(3, ['Keeps the log.', 'Calls tugs.', 'Warns of storms.', 'Reads tides.', 'Moors ships.']),
    );
    const lines = splitLines(await readPdf(bytes(pdf)));
    expect(lines.filter((line) => line.includes('confidential'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('Page'))).toEqual([]);
    expect(lines).toContain('Moors ships.');
  });

  test('keeps the headings, facts and items that each page has at the same place', async () => {
    const page = (title: string, duty: string) => [
      { text: 'Harbour board, confidential', y: 780 },
      { text: title, y: 750, size: 18 },
      ...stackLines(['Duties', `- ${duty}`, '- Keeps the log', 'Department: Port operations', 'Apply now'], {
        top: 720,
        leading: 40,
      }),
    ];
    const pdf = aPdf(page('Harbour pilot', 'Boards ships'), page('Crane operator', 'Unloads ships'));
    expect(splitLines(await readPdf(bytes(pdf))).slice(-5)).toEqual([
      '# Crane operator',
      'Duties',
      '- Unloads ships',
      '- Keeps the log',
      'Department: Port operations',
    ]);
  });

  test('of more pages than a job description says that only the first were read', async () => {
    const page = stackLines(['Brings ships of every size safely in and out of the harbour.']);
    const { note } = await readPdf(bytes(aPdf(...Array.from({ length: 45 }, () => page))));
    expect(note).toBe('Only the first 40 of its 45 pages were read.');
  });

  test.each([
    ['without text', aPdf([]), 'no-text-layer'],
    ['that ends early', Buffer.from('%PDF-1.7\n1 0 obj'), 'damaged'],
    [
      'that unpacks to far more',
      pdfWith([deflateSync(Buffer.alloc(200_000_000, ' '))], '/Filter/FlateDecode'),
      'too-large',
    ],
    [
      'packed by length of runs',
      pdfWith([Buffer.alloc(4_000_000, Buffer.from([129, 32]))], '/Filter/RunLengthDecode'),
      'too-large',
    ],
    ['of signs only', aPdf(stackLines(Array.from({ length: 20 }, () => '#### //// 1234 ????'))), 'no-text-layer'],
  ])('%s has its own outcome', async (_name, pdf, outcome) => {
    expect(await readRefusal(readPdf(bytes(pdf)))).toBe(outcome);
  });
});
