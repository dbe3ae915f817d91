import type { PdfPage } from './pdf-segments';

/** A document with fewer letters on each page has a letterhead or a stamp, but no text. */
const MIN_PAGE_LETTERS = 150;
/** A page with fewer letters has only its number. */
const MIN_LINE_LETTERS = 20;
/** Smaller pictures are logos, in pixels. */
const SMALLEST_PAGE = 500_000;
/** How far from its type the size of a picture is written. */
const DICTIONARY = 600;
const MAX_PICTURES = 1000;

const numberOf = (dictionary: string, name: string) =>
  Number(new RegExp(`/${name}\\s{0,9}(\\d{1,6})`).exec(dictionary)?.[1] ?? 0);

/** How many pictures of a PDF are as large as a scanned page. Their sizes are never packed. */
export const countPagePictures = (bytes: Uint8Array): number => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  let index = file.indexOf('/Image');
  for (let found = 0; index >= 0 && found < MAX_PICTURES; found++) {
    const start = Math.max(file.lastIndexOf('<<', index), index - DICTIONARY);
    const dictionary = file.toString('latin1', Math.max(0, start), index + DICTIONARY).split('stream')[0] ?? '';
    const isPicture = /\/Subtype\s{0,9}\/Image/.test(dictionary);
    if (isPicture && numberOf(dictionary, 'Width') * numberOf(dictionary, 'Height') >= SMALLEST_PAGE) count += 1;
    index = file.indexOf('/Image', index + 1);
  }
  return count;
};

const countLetters = ({ texts }: PdfPage) =>
  texts.reduce((sum, { str }) => sum + (str.match(/\p{L}/gu)?.length ?? 0), 0);

/** The indexes of the pages that consist of a picture. */
export const scannedPages = (pages: readonly PdfPage[], pagePictures: number): number[] => {
  const letters = pages.map(countLetters);
  const withFewer = (most: number) => letters.flatMap((count, index) => (count < most ? [index] : []));
  const all = withFewer(MIN_PAGE_LETTERS);
  if (all.length === pages.length && all.length <= pagePictures) return all;
  return pagePictures ? withFewer(MIN_LINE_LETTERS) : [];
};
