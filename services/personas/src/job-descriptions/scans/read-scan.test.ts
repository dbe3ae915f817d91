import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { aPdf, docxWith, paragraph } from '../documents.fixtures';
import { jobDescriptionReader } from '../job-description-reader';
import { decodePictures } from './decode-pictures';
import { drawnPages } from './drawn-pages';
import { type Picture, turnPicture } from './picture';

const withOcr = jobDescriptionReader({ ocr: true });
const withoutOcr = jobDescriptionReader();
afterAll(() => Promise.all([withOcr.close(), withoutOcr.close()]));

/** Text pages rendered to images with one bit per pixel, and one of them as a JPEG. */
const sample = async (name: string) => new Uint8Array(await readFile(new URL(`./samples/${name}`, import.meta.url)));

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
};
const pngHeader = (width: number, height: number) => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header)]);
};
const aPng = ({ width, height, grey }: Picture) => {
  const rows = Array.from({ length: height }, (_, y) => [Buffer.from([0]), grey.subarray(y * width, (y + 1) * width)]);
  const data = chunk('IDAT', deflateSync(Buffer.concat(rows.flat())));
  return Buffer.concat([pngHeader(width, height), data, chunk('IEND', Buffer.alloc(0))]);
};
/** A TIFF of uncompressed grey pages. */
const aTiff = (pages: (Picture & { orientation?: number })[]) => {
  const parts: Buffer[] = [Buffer.from('49492a0000000000', 'hex')];
  let end = 8;
  let link = { part: 0, at: 4 };
  for (const { width, height, grey, orientation = 1 } of pages) {
    const tags: [number, number][] = [
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, end],
      [274, orientation],
      [277, 1],
      [278, height],
      [279, grey.length],
    ];
    const directory = Buffer.alloc(2 + tags.length * 12 + 4);
    directory.writeUInt16LE(tags.length);
    tags.forEach(([tag, value], index) => {
      const offset = 2 + index * 12;
      directory.writeUInt16LE(tag, offset);
      directory.writeUInt16LE(4, offset + 2);
      directory.writeUInt32LE(1, offset + 4);
      directory.writeUInt32LE(value, offset + 8);
    });
    parts[link.part]?.writeUInt32LE(end + grey.length, link.at);
    parts.push(Buffer.from(grey), directory);
    link = { part: parts.length - 1, at: directory.length - 4 };
    end += grey.length + directory.length;
  }
  return Buffer.concat(parts);
};
/** A header that states 30,000 by 30,000 pixels. */
const HUGE_JPEG = Buffer.from('ffd8ffe000044a46ffc0001108753075300301', 'hex');

const PILOT = {
  personaName: 'Harbour Pilot',
  personaGroupName: 'Port operations',
  reportingTo: 'Harbour Master',
  rolesAndResponsibilities:
    'Boards ships at the outer buoy in every weather|Brings them safely to the quay and back to the sea|Keeps the log of all passages',
  readByOcr: true,
};
const HAFENMEISTER = {
  personaName: 'Hafenmeister',
  personaGroupName: 'Hafenbetrieb',
  rolesAndResponsibilities:
    'Sie planen die Liegeplätze für alle Schiffe und Boote im Hafen|Sie prüfen die Sicherheit der Anlagen',
  language: 'de',
  readByOcr: true,
};

/** The picture of the page in the sample's PDF. */
const drawnPage = async () => {
  for await (const { picture } of drawnPages(await sample('harbour-pilot.pdf'))) return picture;
  throw new Error('The sample has no page.');
};

describe('a scan', () => {
  test.each([
    ['in English', 'harbour-pilot.jpg', PILOT],
    ['in German', 'hafenmeister.pdf', HAFENMEISTER],
  ])('%s is read by text recognition, and marked', async (_language, name, persona) => {
    expect(await withOcr.read(await sample(name), name)).toMatchObject({ outcome: 'read', persona });
  });

  test('is rejected with a message when text recognition is off', async () => {
    expect(await withoutOcr.read(await sample('harbour-pilot.pdf'), 'scan.pdf')).toEqual({
      outcome: 'no-text-layer',
      reason: expect.stringMatching(/is a scan.*\(OCR\) is off here/),
    });
  });

  test('in a picture file too', async () => {
    const file = new Uint8Array(aPng(await drawnPage()));
    expect(await withoutOcr.read(file, 'pilot.png')).toEqual({
      outcome: 'no-text-layer',
      reason: expect.stringMatching(/is a picture.*\(OCR\) is off here/),
    });
  });

  /** The picture of the sample's JPEG, turned. */
  const turned = async (turn: 1 | 2 | 3) => {
    for await (const picture of decodePictures(await sample('harbour-pilot.jpg'))) return turnPicture(picture, turn);
    throw new Error('The sample has no picture.');
  };

  test.each([1, 2] as const)('of a page after %i quarter turns is read upright', async (turn) => {
    const file = new Uint8Array(aPng(await turned(turn)));
    expect(await withOcr.read(file, 'pilot.png')).toMatchObject({ outcome: 'read', persona: PILOT });
  });

  test('is a TIFF of several pages, turned as it says', async () => {
    const empty = { width: 800, height: 1000, grey: new Uint8Array(800_000).fill(255) };
    const file = new Uint8Array(aTiff([empty, { ...(await turned(3)), orientation: 6 }]));
    expect(await withOcr.read(file, 'pilot.tif')).toMatchObject({ outcome: 'read', persona: PILOT });
  });

  test('is a Word document that contains only the picture of a page', async () => {
    const letterhead = paragraph('Harbour office of the northern coast, Quay 4, Harbourton');
    const file = new Uint8Array(docxWith(letterhead, { 'word/media/image1.png': aPng(await drawnPage()) }));
    expect(await withOcr.read(file, 'pilot.docx')).toMatchObject({ outcome: 'read', persona: PILOT });
    expect(await withoutOcr.read(file, 'pilot.docx')).toEqual({
      outcome: 'no-text-layer',
      reason: expect.stringMatching(/pictures of pages but no text/),
    });
  });

  test.each([
    ['a photo of a phone', '000000186674797068656963', /HEIC.*JPEG, PNG or PDF/],
    ['a bitmap', '424d36040000000000003600', /JPEG, PNG, TIFF or PDF/],
    ['an animation', '474946383961', /JPEG, PNG, TIFF or PDF/],
  ])('of a format that is not read is named: %s', async (_kind, start, reason) => {
    const file = new Uint8Array(Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(200)]));
    expect(await withOcr.read(file, 'photo.jpg')).toEqual({
      outcome: 'unsupported',
      reason: expect.stringMatching(reason),
    });
  });

  test.each([
    ['a PNG', Buffer.concat([pngHeader(30_000, 30_000), chunk('IDAT', Buffer.alloc(0))]), 'too-large', /20 million/],
    ['a JPEG', HUGE_JPEG, 'too-large', /20 million/],
    ['only its first bytes', Buffer.from('89504e470d0a1a0a', 'hex'), 'damaged', /is damaged/],
  ])('is refused by its header if it has too many pixels or a damaged header: %s', async (_, file, outcome, reason) => {
    expect(await withOcr.read(new Uint8Array(file), 'scan.png')).toEqual({
      outcome,
      reason: expect.stringMatching(reason),
    });
  });

  test('with many pages is rejected', async () => {
    const file = new Uint8Array(aPdf(...Array.from({ length: 40 }, () => [])));
    expect(await withOcr.read(file, 'book.pdf')).toEqual({
      outcome: 'too-large',
      reason: expect.stringMatching(/40 pages.*at most 10/),
    });
  });

  test('without any text has its own message', async () => {
    expect(await withOcr.read(new Uint8Array(aPdf([])), 'empty.pdf')).toEqual({
      outcome: 'no-text-layer',
      reason: expect.stringMatching(/No text could be recognised/),
    });
  });

  test('that takes too long is stopped', async () => {
    const hasty = jobDescriptionReader({ ocr: true, ocrProcessorMs: 300 });
    expect(await hasty.read(await sample('harbour-pilot.pdf'), 'scan.pdf')).toEqual({
      outcome: 'too-large',
      reason: expect.stringMatching(/Send fewer pages/),
    });
    await hasty.close();
  });
});
