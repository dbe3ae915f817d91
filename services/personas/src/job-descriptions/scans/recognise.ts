import { createRequire } from 'node:module';
import path from 'node:path';
import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import type { PdfText } from '../documents/pdf-segments';

const CODES: Record<DocumentLanguage, string> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
};
/** Neural network only, with the small model of each language. */
const LSTM_ONLY = 1;
const MODEL = '4.0.0_best_int';
/** Words below this confidence (in percent) are mostly stains and lines. */
const MIN_CONFIDENCE = 35;

const require = createRequire(import.meta.url);

/** The folder with a language's model. */
const modelFolder = (code: string) =>
  path.join(path.dirname(require.resolve(`@tesseract.js-data/${code}/package.json`)), MODEL);

const loadEngine = () => import('tesseract.js').then(({ default: tesseract }) => tesseract);

const isInstalled = (name: string) => {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
};

/** Whether a language can be recognised: its package is optional. */
export const hasLanguage = (language: DocumentLanguage) =>
  isInstalled(`@tesseract.js-data/${CODES[language]}/package.json`);

/** Whether text recognition is installed: its packages are optional. */
export const canRecognise = () => isInstalled('tesseract.js') && hasLanguage('en');

/** The words of a picture (a PGM, PNG or JPEG file) in the coordinates of its page, in points. */
export type Recognise = (picture: Buffer, scale: number, pageHeight: number) => Promise<PdfText[]>;

/** Runs `work` with OCR in one language. All data is in the installed packages: nothing is downloaded. */
export const withRecognition = async <T>(
  language: DocumentLanguage,
  work: (recognise: Recognise) => Promise<T>,
): Promise<T> => {
  const { createWorker } = await loadEngine();
  const code = CODES[language];
  const worker = await createWorker(code, LSTM_ONLY, { langPath: modelFolder(code), cacheMethod: 'none' });
  try {
    return await work(async (picture, scale, pageHeight) => {
      const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines: own }) => own));
      return lines.flatMap(({ words, baseline, rowAttributes }) =>
        words
          .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
          .map(({ text, bbox }): PdfText => {
            const size = rowAttributes.rowHeight / scale;
            const y = pageHeight - Math.max(baseline.y0, baseline.y1) / scale;
            return {
              str: text,
              transform: [size, 0, 0, size, bbox.x0 / scale, y],
              width: (bbox.x1 - bbox.x0) / scale,
              font: '',
            };
          }),
      );
    });
  } finally {
    await worker.terminate();
  }
};
