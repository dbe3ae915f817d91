import { formatNumber } from '@skills-architect/contracts/locale';
import { type Block, documentText, GAP, type JobDocument } from '../document/document';
import { FileRefused } from '../read-result';
import { isGibberish } from '../text/gibberish';
import { mendWords } from '../text/mend-words';
import { tickedOnly } from '../text/ticked-only';
import { joinPages } from './join-pages';
import { BufferRefused, withLimitedBuffers } from './limit-buffers';
import { toBlocks } from './pdf-blocks';
import { splitColumns } from './pdf-columns';
import { withoutFurniture } from './pdf-furniture';
import { withoutOverprint } from './pdf-overprint';
import { MAX_TEXTS, type PdfPages, readPdfPages, TooManyTexts } from './pdf-pages';
import { type BodyStyle, bodyStyle, groupRows } from './pdf-rows';
import { pictureSizes, scannedPages } from './pdf-scanned';
import { type Segment, toSegments } from './pdf-segments';

const MIN_LETTERS = 40;
/** Least share of letters: a font without a Unicode mapping results in symbols. */
const MIN_LETTER_SHARE = 0.5;

const NO_TEXT =
  'This PDF is a scan: it contains pictures of pages but no text, and text recognition (OCR) is off here. Send the original document.';
const NO_LETTERS =
  'The text of this PDF cannot be read as letters. Send the original document, or a new PDF made from it.';
const LOCKED = 'This PDF is password-protected. Save it without a password and send it again.';
const TOO_LARGE = 'This PDF would unpack to far more than its size: it is not accepted.';
const TOO_LONG = `This PDF has more than ${formatNumber(MAX_TEXTS)} pieces of text, far more than a job description.`;
const DAMAGED = 'This PDF is damaged and cannot be opened.';

const toRefusal = (error: unknown) => {
  if (error instanceof FileRefused) return error;
  if (error instanceof BufferRefused) return new FileRefused('too-large', TOO_LARGE);
  if (error instanceof TooManyTexts) return new FileRefused('too-large', TOO_LONG);
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return isLocked ? new FileRefused('unsupported', LOCKED) : new FileRefused('damaged', DAMAGED);
};

const UNFILLED_XFA = 'This form opens only in Adobe Reader (XFA). Open it there, print it to PDF and send that file.';
/** What a form for Adobe Reader says to all other programs. */
const PLEASE_WAIT = /\bplease wait\b.{0,200}\bPDF viewer\b/is;

const checkLetters = (text: string) => {
  const characters = text.replace(/\s/g, '').length;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (characters < MIN_LETTERS) throw new FileRefused('no-text-layer', NO_TEXT);
  if (letters < characters * MIN_LETTER_SHARE || isGibberish(text)) throw new FileRefused('no-text-layer', NO_LETTERS);
};

const pageBlocks = (segments: Segment[], body: BodyStyle, page: number, height: number): Block[] =>
  splitColumns(segments).flatMap((column) => [
    ...toBlocks(groupRows(column), body, { page, height }),
    { ...GAP, page },
  ]);

/** Joins words split by tight letter spacing, and drops options that are not ticked, in all blocks. */
const mendBlocks = (blocks: Block[]): Block[] => {
  const lines = tickedOnly(mendWords(blocks.map(({ text }) => text).join('\n')).split('\n'));
  return blocks.map((block, index) => ({ ...block, text: lines[index] ?? block.text }));
};

/** The document of a PDF's pages, by their layout. */
export const pdfDocument = ({ title, pages }: PdfPages): JobDocument => {
  const raw = pages.map(({ height, texts }) => ({ height, segments: withoutOverprint(toSegments(texts)) }));
  const body = bodyStyle(raw.flatMap(({ segments }) => segments));
  const cleaned = withoutFurniture(raw);
  const blocks = joinPages(cleaned.pages.map(({ segments, height }, page) => pageBlocks(segments, body, page, height)));
  return { blocks: mendBlocks(blocks), titles: [...new Set([title, ...cleaned.titles])].filter(Boolean) };
};

/** The pages of a PDF, and the indexes of those that are only pictures. */
export const openPages = async (bytes: Uint8Array): Promise<PdfPages & { scanned: number[] }> => {
  const pictures = pictureSizes(bytes);
  const opened = await withLimitedBuffers(() => readPdfPages(bytes)).catch((error: unknown) => {
    throw toRefusal(error);
  });
  return { ...opened, scanned: scannedPages(opened.pages, pictures) };
};

/** Reads a PDF: column by column, with wrapped lines joined and larger text marked as headings. */
export const readPdf = async (bytes: Uint8Array): Promise<JobDocument> => {
  const { scanned, ...opened } = await openPages(bytes);
  if (scanned.length && scanned.length === opened.pages.length) throw new FileRefused('no-text-layer', NO_TEXT);
  const document = pdfDocument(opened);
  const text = documentText(document);
  if (PLEASE_WAIT.test(text)) throw new FileRefused('unsupported', UNFILLED_XFA);
  checkLetters(text);
  const { pages, pageCount = 0 } = opened;
  return {
    ...document,
    ...(scanned.length && { scannedPages: scanned }),
    ...(pageCount > pages.length && { note: `Only the first ${pages.length} of its ${pageCount} pages were read.` }),
  };
};
