import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import { detectLanguage } from '../document/detect-language';
import { documentText, type JobDocument } from '../document/document';
import { BufferRefused } from '../documents/limit-buffers';
import type { PdfPage } from '../documents/pdf-segments';
import { pdfDocument } from '../documents/read-pdf';
import { FileRefused } from '../read-result';
import { toPgm } from './page-picture';
import { isPicture, pictureSize } from './picture-file';
import { readableTexts } from './readable-texts';
import { hasLanguage, withRecognition } from './recognise';
import { scannedPages } from './scanned-pages';

const MIN_LETTERS = 40;
const NO_TEXT =
  'No text could be recognised in the pictures of this PDF. Send the original document, or a sharper scan.';
const NO_TEXT_IN_PICTURE =
  'No text could be recognised in this picture. Send the original document, or a sharper picture.';
const DAMAGED_PICTURE = 'This picture is damaged and cannot be opened.';
const PICTURE_TOO_LARGE =
  'This picture is too large to be read: it may have at most 20 million pixels. Send a smaller one, or the original document.';
/** A decoded picture takes four bytes per pixel. */
const MAX_PIXELS = 20_000_000;
/** A picture is assumed to be a page of this length, in points. */
const PAGE_LENGTH = 842;
const TOO_LARGE =
  'The pictures in this PDF are too large to be read. Scan it with 300 dpi, or send the original document.';

const toDocument = (pages: PdfPage[], language: DocumentLanguage): JobDocument => ({
  ...pdfDocument({ title: '', pages: readableTexts(pages, language) }),
  readByOcr: true,
});

/** Words recognised with the English model suffice to detect another language. */
const detectPageLanguage = (pages: PdfPage[]) => {
  const language = detectLanguage(documentText(toDocument(pages, 'en'))) ?? 'en';
  return hasLanguage(language) ? language : 'en';
};

/** A picture file as a page. It is not decoded: its header states its size. */
const picturePage = (bytes: Uint8Array) => {
  const size = pictureSize(bytes);
  if (!size) throw new FileRefused('damaged', DAMAGED_PICTURE);
  if (size.width * size.height > MAX_PIXELS) throw new FileRefused('too-large', PICTURE_TOO_LARGE);
  const scale = Math.max(size.width, size.height) / PAGE_LENGTH;
  return { file: Buffer.from(bytes), scale, width: size.width / scale, height: size.height / scale };
};

async function* pageFiles(bytes: Uint8Array) {
  if (isPicture(bytes)) yield picturePage(bytes);
  else for await (const { picture, ...page } of scannedPages(bytes.slice())) yield { ...page, file: toPgm(picture) };
}

/** The pages recognised in one language; only the first page if `stopsAfter` returns true for it. */
const recognisePages = (
  bytes: Uint8Array,
  language: DocumentLanguage,
  { stopsAfter }: { stopsAfter: (first: PdfPage[]) => boolean },
) =>
  withRecognition(language, async (recognise) => {
    const pages: PdfPage[] = [];
    for await (const { file, scale, width, height } of pageFiles(bytes)) {
      pages.push({ width, height, texts: await recognise(file, scale, height) });
      if (pages.length === 1 && stopsAfter(pages)) break;
    }
    return pages;
  });

const readPages = async (bytes: Uint8Array): Promise<JobDocument> => {
  const english = await recognisePages(bytes, 'en', { stopsAfter: (first) => detectPageLanguage(first) !== 'en' });
  const language = detectPageLanguage(english.slice(0, 1));
  const pages = language === 'en' ? english : await recognisePages(bytes, language, { stopsAfter: () => false });
  return toDocument(pages, language);
};

/** Reads a scanned PDF or a picture by OCR, then its layout like any PDF's. */
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
