import { getDocumentProxy } from 'unpdf';
import { startsItem } from '../text/bullets';
import { withFormTexts } from './pdf-form';
import { listItemStarts } from './pdf-list-items';
import { multiply } from './pdf-matrix';
import type { PdfPage, PdfText } from './pdf-segments';
import { placeTexts, uprightPage } from './pdf-upright';

/** Most pages that are read; longer documents are books. */
const MAX_PAGES = 40;
/** Most pieces of text; some PDFs place each letter by itself. */
export const MAX_TEXTS = 150_000;

export interface PdfPages {
  title: string;
  pages: PdfPage[];
  /** How many pages the PDF has; further ones are not read. */
  pageCount?: number;
}

const openPdf = (bytes: Uint8Array) => getDocumentProxy(bytes, { stopAtErrors: false, verbosity: 0 });
type Pdf = Awaited<ReturnType<typeof openPdf>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type TextContent = Awaited<ReturnType<Page['getTextContent']>>;
type TextPart = TextContent['items'][number];

/** Thrown for a PDF with too many text items to be a job description. */
export class TooManyTexts extends Error {}

/** The pieces of text of a page; stops reading when there are more than `most`. */
const readTexts = async (page: Page, includeMarkedContent: boolean, most: number): Promise<TextPart[]> => {
  const texts: TextPart[] = [];
  const reader = page.streamTextContent({ includeMarkedContent }).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return texts;
    const { items }: TextContent = value;
    for (const item of items) texts.push(item);
    if (texts.length <= most) continue;
    await reader.cancel(new TooManyTexts());
    throw new TooManyTexts();
  }
};

const LONGEST_MARK = 4;
const isMark = (text: string) => startsItem(`${text} `) || text.trim().length <= LONGEST_MARK;

/** A bullet before a text, one character apart. */
const toBulletBefore = ({ transform, ...text }: PdfText): PdfText => {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const width = Math.abs(d) / 2;
  return { ...text, str: '•', width, transform: [a, b, c, d, x - width * 2, y] };
};

const readPage = async (pdf: Pdf, number: number, mostTexts: number): Promise<PdfPage> => {
  const page = await pdf.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  // As it is shown, also when it is stored turned; measured from the lower left.
  const toShown = multiply([1, 0, 0, -1, 0, height], [a, b, c, d, e, f]);
  const starts = listItemStarts(await page.getStructTree().catch(() => undefined));
  const items = await readTexts(page, starts.size > 0, mostTexts);
  const annotations: unknown[] = await page.getAnnotations().catch(() => []);
  page.cleanup();
  const texts: PdfText[] = [];
  let isStart = false;
  for (const item of items) {
    if (!('str' in item)) {
      if ('id' in item && starts.has(item.id)) isStart = true;
      continue;
    }
    const text = { str: item.str, transform: item.transform, width: item.width, font: item.fontName };
    if (isStart && item.str.trim()) {
      if (!isMark(item.str)) texts.push(toBulletBefore(text));
      isStart = false;
    }
    texts.push(text);
  }
  return uprightPage({ width, height, texts: placeTexts(withFormTexts(texts, annotations), toShown) });
};

const readTitle = async (pdf: Pdf) => {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = 'Title' in info ? info.Title : '';
  return typeof title === 'string' ? title.slice(0, 300) : '';
};

/** The texts of a PDF with their positions. */
export const readPdfPages = async (bytes: Uint8Array): Promise<PdfPages> => {
  const pdf = await openPdf(bytes);
  try {
    const title = await readTitle(pdf);
    const pages: PdfPage[] = [];
    let texts = 0;
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
      const page = await readPage(pdf, number, MAX_TEXTS - texts);
      pages.push(page);
      texts += page.texts.length;
    }
    return { title, pages, pageCount: pdf.numPages };
  } finally {
    await pdf.loadingTask.destroy();
  }
};
