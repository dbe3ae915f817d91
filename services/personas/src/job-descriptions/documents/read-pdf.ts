import { getDocumentProxy } from 'unpdf';
import { FileRefused } from '../read-result';
import { joinLines } from '../text/join-lines';
import { mendWords } from '../text/mend-words';
import { dropPageFurniture } from './drop-page-furniture';
import { BufferRefused, withLimitedBuffers } from './limit-buffers';
import { splitColumns } from './pdf-columns';
import { bodySize, toLines } from './pdf-lines';
import { type PdfText, toSegments } from './pdf-segments';

/** Maximum number of pages to read; longer documents are books. */
const MOST_PAGES = 40;
const FEWEST_LETTERS = 40;
/** A font without a Unicode mapping gives symbols instead of words. */
const LEAST_LETTER_SHARE = 0.5;

const NO_TEXT =
  'This PDF holds pictures of pages but no text. Run text recognition (OCR) on it, or send the original document.';
const NO_LETTERS =
  'The text of this PDF cannot be read as letters. Send the original document, or a PDF made from it anew.';
const LOCKED = 'This PDF is locked with a password. Save it without one and send it again.';
const TOO_LARGE = 'This PDF would unpack to far more than its size: it is not accepted.';
const DAMAGED = 'This PDF is damaged and cannot be opened.';

const toRefusal = (error: unknown) => {
  if (error instanceof FileRefused) return error;
  if (error instanceof BufferRefused) return new FileRefused('too-large', TOO_LARGE);
  const locked = error instanceof Error && error.name === 'PasswordException';
  return locked ? new FileRefused('unsupported', LOCKED) : new FileRefused('damaged', DAMAGED);
};

const open = (bytes: Uint8Array) => getDocumentProxy(bytes, { stopAtErrors: false, verbosity: 0 });
type Pdf = Awaited<ReturnType<typeof open>>;

const readTexts = async (pdf: Pdf, number: number): Promise<PdfText[]> => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) => ('str' in item ? [item] : []));
};

const pageLines = (texts: PdfText[]) => {
  const segments = toSegments(texts);
  const body = bodySize(segments);
  return splitColumns(segments)
    .flatMap((column) => [...toLines(column, body), ''])
    .map((line) => joinLines(line.split('\n')));
};

const checkLetters = (text: string) => {
  const signs = text.replace(/\s/g, '').length;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (signs < FEWEST_LETTERS) throw new FileRefused('no-text-layer', NO_TEXT);
  if (letters < signs * LEAST_LETTER_SHARE) throw new FileRefused('no-text-layer', NO_LETTERS);
};

const readPages = async (bytes: Uint8Array): Promise<string[][]> => {
  const pdf = await open(bytes);
  try {
    const pages: string[][] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number++)
      pages.push(pageLines(await readTexts(pdf, number)));
    return pages;
  } finally {
    await pdf.loadingTask.destroy();
  }
};

/** Text of a PDF by layout: columns one after the other, wrapped lines joined, larger text marked as headings (`#`). */
export const readPdf = async (bytes: Uint8Array): Promise<string> => {
  const pages = await withLimitedBuffers(() => readPages(bytes)).catch((error: unknown) => {
    throw toRefusal(error);
  });
  const text = dropPageFurniture(pages)
    .map((lines) => lines.join('\n'))
    .join('\n');
  checkLetters(text);
  return mendWords(text);
};
