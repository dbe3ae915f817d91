import { getDocumentProxy } from 'unpdf';
import { startsItem } from '../text/bullets';
import { listItemStarts } from './pdf-list-items';
import type { PdfText } from './pdf-segments';

/** Most pages that are read; longer documents are books. */
const MAX_PAGES = 40;

/** The texts of a page in the order of its content stream. */
export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
}

export interface PdfPages {
  title: string;
  pages: PdfPage[];
}

const openPdf = (bytes: Uint8Array) => getDocumentProxy(bytes, { stopAtErrors: false, verbosity: 0 });
type Pdf = Awaited<ReturnType<typeof openPdf>>;

const LONGEST_MARK = 4;
const isMark = (text: string) => startsItem(`${text} `) || text.trim().length <= LONGEST_MARK;

/** A bullet before a text, one character apart. */
const toBulletBefore = ({ transform, ...text }: PdfText): PdfText => {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const width = Math.abs(d) / 2;
  return { ...text, str: '•', width, transform: [a, b, c, d, x - width * 2, y] };
};

const readPage = async (pdf: Pdf, number: number): Promise<PdfPage> => {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const [left = 0, bottom = 0] = page.view;
  const starts = listItemStarts(await page.getStructTree().catch(() => undefined));
  const { items } = await page.getTextContent({ includeMarkedContent: starts.size > 0 });
  page.cleanup();
  const texts: PdfText[] = [];
  let isStart = false;
  for (const item of items) {
    if (!('str' in item)) {
      if ('id' in item && starts.has(item.id)) isStart = true;
      continue;
    }
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform;
    const text = {
      str: item.str,
      transform: [a, b, c, d, x - left, y - bottom],
      width: item.width,
      font: item.fontName,
    };
    if (isStart && item.str.trim()) {
      if (!isMark(item.str)) texts.push(toBulletBefore(text));
      isStart = false;
    }
    texts.push(text);
  }
  return { width, height, texts };
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
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) pages.push(await readPage(pdf, number));
    return { title, pages };
  } finally {
    await pdf.loadingTask.destroy();
  }
};
