import type { PdfPage } from './pdf-segments';

/** A document with fewer letters on each page has a letterhead or a stamp, but no text. */
const MIN_PAGE_LETTERS = 150;
/** A page with fewer letters has only its number. */
const MIN_LINE_LETTERS = 20;
/** Smaller pictures are logos, in pixels, unless they have the shape of a page. */
const SMALLEST_PAGE = 500_000;
/** A page of A4 or Letter at 50 dots per inch; a smaller picture of that shape cannot be read. */
const SMALLEST_IN_SHAPE = 230_000;
/** How far the shape of a picture may be from that of its page: A4 is not far from Letter, and scanners cut edges. */
const MAX_SHAPE_RATIO = 1.1;
/** How far from its type the size of a picture is written. */
const DICTIONARY = 600;
const MAX_PICTURES = 1000;

const numberOf = (dictionary: string, name: string) =>
  Number(new RegExp(`/${name}\\s{0,9}(\\d{1,6})`).exec(dictionary)?.[1] ?? 0);

type Size = Pick<PdfPage, 'width' | 'height'>;

const hasShapeOf = (picture: Size, page: Size) => {
  const ratio = (picture.width * page.height) / (picture.height * page.width);
  return ratio <= MAX_SHAPE_RATIO && ratio >= 1 / MAX_SHAPE_RATIO;
};

/** Whether a picture can be the scan of one of these pages, which may be stored turned. */
const isPagePicture = ({ width, height }: Size, pages: readonly Size[]) => {
  const pixels = width * height;
  if (pixels >= SMALLEST_PAGE || pixels < SMALLEST_IN_SHAPE) return pixels >= SMALLEST_PAGE;
  return pages.some(
    (page) => hasShapeOf({ width, height }, page) || hasShapeOf({ width: height, height: width }, page),
  );
};

/** The sizes of the pictures in a PDF, in pixels. They are never packed. */
export const pictureSizes = (bytes: Uint8Array): Size[] => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sizes: Size[] = [];
  let index = file.indexOf('/Image');
  for (let found = 0; index >= 0 && found < MAX_PICTURES; found++) {
    const start = Math.max(file.lastIndexOf('<<', index), index - DICTIONARY);
    const dictionary = file.toString('latin1', Math.max(0, start), index + DICTIONARY).split('stream')[0] ?? '';
    const isPicture = /\/Subtype\s{0,9}\/Image/.test(dictionary);
    if (isPicture) sizes.push({ width: numberOf(dictionary, 'Width'), height: numberOf(dictionary, 'Height') });
    index = file.indexOf('/Image', index + 1);
  }
  return sizes;
};

const withoutNumbers = (text: string) => text.replace(/\d+/g, '0').trim();

/** Headers and footers of a page have fewer letters. */
const MOST_MARGIN_LETTERS = 400;
const countLetters = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/**
 * The letters of each page, without headers and footers: those are on scanned pages, too. A page that is there twice repeats all its
 * text.
 */
const countOwnLetters = (pages: readonly PdfPage[]): number[] => {
  const all = pages.map(({ texts }) => texts.map(({ str }) => withoutNumbers(str)));
  const pagesWith = new Map<string, number>();
  for (const texts of all) for (const text of new Set(texts)) pagesWith.set(text, (pagesWith.get(text) ?? 0) + 1);
  const isRepeated = (text: string) => (pagesWith.get(text) ?? 0) >= Math.max(2, pages.length / 2);
  return all.map((texts) => {
    const repeated = countLetters(texts.filter(isRepeated));
    const own = countLetters(texts) - repeated;
    return repeated < MOST_MARGIN_LETTERS ? own : own + repeated;
  });
};

/** The indexes of the pages of a PDF that consist of one of its pictures. */
export const scannedPages = (pages: readonly PdfPage[], pictures: readonly Size[]): number[] => {
  const pagePictures = pictures.filter((picture) => isPagePicture(picture, pages)).length;
  const letters = countOwnLetters(pages);
  const withFewer = (most: number) => letters.flatMap((count, index) => (count < most ? [index] : []));
  const all = withFewer(MIN_PAGE_LETTERS);
  if (all.length === pages.length && all.length <= pagePictures) return all;
  return pagePictures ? withFewer(MIN_LINE_LETTERS) : [];
};
