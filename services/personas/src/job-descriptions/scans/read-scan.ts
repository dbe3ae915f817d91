import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import { detectLanguage } from '../document/detect-language';
import { documentText, type JobDocument } from '../document/document';
import { BufferRefused } from '../documents/limit-buffers';
import type { PdfPage } from '../documents/pdf-pages';
import { pdfDocument } from '../documents/read-pdf';
import { FileRefused } from '../read-result';
import { readableTexts } from './readable-texts';
import { hasLanguage, withRecognition } from './recognise';
import { scannedPages } from './scanned-pages';

const FEWEST_LETTERS = 40;
const NOTHING =
  'No text could be recognised in the pictures of this PDF. Send the original document, or a sharper scan.';
const TOO_LARGE =
  'The pictures in this PDF are too large to be read. Scan it with 300 dpi, or send the original document.';

const toDocument = (pages: PdfPage[], language: DocumentLanguage): JobDocument => ({
  ...pdfDocument({ title: '', pages: readableTexts(pages, language) }),
  readByOcr: true,
});

/** With the English model, words of other languages are still good enough to tell the language. */
const languageOf = (pages: PdfPage[]) => {
  const language = detectLanguage(documentText(toDocument(pages, 'en'))) ?? 'en';
  return hasLanguage(language) ? language : 'en';
};

/** The pages as one language reads them; ends after the first page when that is in another language. */
const pagesIn = (bytes: Uint8Array, language: DocumentLanguage, { ends }: { ends: (first: PdfPage[]) => boolean }) =>
  withRecognition(language, async (recognise) => {
    const pages: PdfPage[] = [];
    for await (const { picture, scale, width, height } of scannedPages(bytes.slice())) {
      pages.push({ width, height, texts: await recognise(picture, scale, height) });
      if (pages.length === 1 && ends(pages)) break;
    }
    return pages;
  });

const readPages = async (bytes: Uint8Array): Promise<JobDocument> => {
  const english = await pagesIn(bytes, 'en', { ends: (first) => languageOf(first) !== 'en' });
  const language = languageOf(english.slice(0, 1));
  const pages = language === 'en' ? english : await pagesIn(bytes, language, { ends: () => false });
  return toDocument(pages, language);
};

/** Reads a scanned PDF: recognises its text, and then its layout as in any PDF. */
export const readScan = async (bytes: Uint8Array): Promise<JobDocument> => {
  try {
    const document = await readPages(bytes);
    const letters = documentText(document).match(/\p{L}/gu)?.length ?? 0;
    if (letters < FEWEST_LETTERS) throw new FileRefused('no-text-layer', NOTHING);
    return document;
  } catch (error) {
    throw error instanceof BufferRefused ? new FileRefused('too-large', TOO_LARGE) : error;
  }
};
