import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import { detectLanguage } from '@skills-architect/library-service-kit/text-language';
import { contentKind } from '@skills-architect/service-kit/archives';
import { documentText, type JobDocument } from '../document/document';
import { BufferRefused } from '../documents/limit-buffers';
import type { PdfPage } from '../documents/pdf-segments';
import { openPages, pdfDocument } from '../documents/read-pdf';
import { FileRefused } from '../read-result';
import { isGibberish } from '../text/gibberish';
import { decodePictures } from './decode-pictures';
import { type DrawnPage, drawnPages } from './drawn-pages';
import { darkestSquare, type Picture, type Turn, turnPicture } from './picture';
import { isPicture } from './picture-kind';
import { readableTexts } from './readable-texts';
import { hasLanguage, type Recognise, type Recognised, withRecognition } from './recognise';
import { wordPictures } from './word-pictures';

const MIN_LETTERS = 40;
const NO_TEXT =
  'No text could be recognised in the pictures of this PDF. Send the original document, or a sharper scan.';
const NO_TEXT_IN_PICTURE =
  'No text could be recognised in this picture. Send the original document, or a sharper picture.';
/** A picture is assumed to be a page of this length, in points. */
const PAGE_LENGTH = 842;
const TOO_LARGE =
  'The pictures in this PDF are too large to be read. Scan it with 300 dpi, or send the original document.';

/** A PDF of which only some pages are scans. */
interface PartlyScanned {
  pages: PdfPage[];
  scanned: number[];
}

const openPartlyScanned = async (bytes: Uint8Array): Promise<PartlyScanned | undefined> => {
  if ((await contentKind(bytes)) !== 'pdf') return undefined;
  // pdf.js takes the bytes away from their owner.
  const { pages, scanned } = await openPages(bytes.slice());
  const isPart = scanned.length > 0 && scanned.length < pages.length;
  return isPart && !isGibberish(documentText(pdfDocument({ title: '', pages }))) ? { pages, scanned } : undefined;
};

const toDocument = (pages: PdfPage[], language: DocumentLanguage): JobDocument => ({
  ...pdfDocument({ title: '', pages: readableTexts(pages, language) }),
  readByOcr: true,
});

/** The recognised pages in their places between the printed ones. */
const toWholeDocument = (
  read: readonly ReadPage[],
  { pages, scanned }: PartlyScanned,
  language: DocumentLanguage,
): JobDocument => {
  const readable = readableTexts(
    read.map(({ page }) => page),
    language,
  );
  const recognised = new Map(read.map(({ index }, readIndex) => [index, readable[readIndex]]));
  const unread = scanned.filter((index) => !recognised.has(index));
  return {
    ...pdfDocument({ title: '', pages: pages.map((page, index) => recognised.get(index) ?? page) }),
    readByOcr: true,
    ...(unread.length && { scannedPages: unread }),
  };
};

/** Words recognised with the English model suffice to detect another language. */
const detectPageLanguage = (pages: PdfPage[]) => {
  const language = detectLanguage(documentText(toDocument(pages, 'en'))) ?? 'en';
  return hasLanguage(language) ? language : 'en';
};

async function* drawPages(bytes: Uint8Array, indexes?: readonly number[]): AsyncGenerator<DrawnPage> {
  const files = isPicture(bytes) ? [bytes] : await wordPictures(bytes);
  if (!files) {
    yield* drawnPages(bytes.slice(), indexes);
    return;
  }
  for (const file of files)
    for await (const picture of decodePictures(file))
      yield { picture, scale: Math.max(picture.width, picture.height) / PAGE_LENGTH };
}

/** The turns of a page that is not upright, the most frequent first. */
const OTHER_TURNS: Turn[] = [2, 1, 3];
/** Below this share of sure letters a page may lie on its side. */
const UPRIGHT_SHARE = 0.6;
/** Below this share even the best turn is only shapes that resemble letters. */
const LEGIBLE_SHARE = 0.3;

interface ReadPage extends Recognised {
  page: PdfPage;
  turn: Turn;
  /** Index of its page in a PDF. */
  index?: number | undefined;
}

const isUpright = ({ letters, sureLetters }: Recognised) => letters > 0 && sureLetters >= letters * UPRIGHT_SHARE;

/** Side of that part, as a share of the page's length. */
const SAMPLE_SHARE = 1 / 6;
/** With fewer letters the turn stays unknown. */
const SAMPLE_LETTERS = 20;

/**
 * Finds how a page is turned by recognising a small part of it in each turn, because a whole turned page takes several
 * times as long as an upright one. Undefined if no turn gives clear text.
 */
const findTurn = async (recognise: Recognise, { picture, scale }: DrawnPage, usual: Turn) => {
  const side = Math.ceil(Math.max(picture.width, picture.height) * SAMPLE_SHARE);
  const part = darkestSquare(picture, side);
  for (const turn of [usual, ...([0, ...OTHER_TURNS] as const).filter((turn) => turn !== usual)]) {
    const recognised = await recognise(turnPicture(part, turn), scale);
    if (recognised.letters >= SAMPLE_LETTERS && isUpright(recognised)) return turn;
  }
  return undefined;
};

const recogniseTurned = async (recognise: Recognise, picture: Picture, scale: number, turn: Turn) => {
  const turned = turnPicture(picture, turn);
  const recognised = await recognise(turned, scale);
  const page = { width: turned.width / scale, height: turned.height / scale, texts: recognised.texts };
  return { ...recognised, page, turn };
};

/** Recognises a page after the turn that gives clear text, or that gives most of it. */
const recognisePage = async (recognise: Recognise, drawn: DrawnPage, usual: Turn): Promise<ReadPage> => {
  const attempt = (turn: Turn) => recogniseTurned(recognise, drawn.picture, drawn.scale, turn);
  const found = await findTurn(recognise, drawn, usual);
  let best = await attempt(found ?? usual);
  for (const turn of [0 as const, ...OTHER_TURNS]) {
    if (found !== undefined || isUpright(best)) break;
    if (turn === usual) continue;
    const other = await attempt(turn);
    if (other.sureLetters > best.sureLetters) best = other;
  }
  return best;
};

/** The pages recognised in one language; only the first page if `stopsAfter` returns true for it. */
const recognisePages = (
  bytes: Uint8Array,
  language: DocumentLanguage,
  {
    stopsAfter,
    turn = 0,
    indexes,
  }: { stopsAfter: (first: PdfPage[]) => boolean; turn?: Turn; indexes?: readonly number[] | undefined },
) =>
  withRecognition(language, async (recognise) => {
    const read: ReadPage[] = [];
    for await (const drawn of drawPages(bytes, indexes)) {
      const page = { ...(await recognisePage(recognise, drawn, read.at(-1)?.turn ?? turn)), index: drawn.index };
      if (page.sureLetters >= page.letters * LEGIBLE_SHARE) read.push(page);
      if (read.length === 1 && stopsAfter([page.page])) break;
    }
    return read;
  });

const readPages = async (bytes: Uint8Array): Promise<JobDocument> => {
  const partly = await openPartlyScanned(bytes);
  const indexes = partly?.scanned;
  const isForeign = (first: PdfPage[]) => detectPageLanguage(first) !== 'en';
  const english = await recognisePages(bytes, 'en', { stopsAfter: isForeign, indexes });
  const language = detectPageLanguage(english.slice(0, 1).map(({ page }) => page));
  const read =
    language === 'en'
      ? english
      : await recognisePages(bytes, language, { stopsAfter: () => false, turn: english[0]?.turn ?? 0, indexes });
  if (partly) return toWholeDocument(read, partly, language);
  return toDocument(
    read.map(({ page }) => page),
    language,
  );
};

/** Reads a scanned PDF, a picture, or a Word document of pictures by OCR, then its layout like any PDF's. */
export const readScan = async (bytes: Uint8Array): Promise<JobDocument> => {
  try {
    const document = await readPages(bytes);
    const letters = documentText(document).match(/\p{L}/gu)?.length ?? 0;
    if (letters < MIN_LETTERS) throw new FileRefused('no-text-layer', isPicture(bytes) ? NO_TEXT_IN_PICTURE : NO_TEXT);
    return document;
  } catch (error) {
    throw error instanceof BufferRefused ? new FileRefused('too-large', TOO_LARGE) : error;
  }
};
