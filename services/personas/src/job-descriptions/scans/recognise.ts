import { createRequire } from 'node:module';
import path from 'node:path';
import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import type { PdfText } from '../documents/pdf-segments';
import { type Picture, toPgm } from './picture';

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
export const canRecognise = () => isInstalled('tesseract.js') && isInstalled('@napi-rs/canvas') && hasLanguage('en');

/** Words with this confidence are letters, not shapes that resemble them. */
const SURE = 80;

/** The words of a picture in the coordinates of its page, in points. */
export interface Recognised {
  texts: PdfText[];
  letters: number;
  /** How many of the letters are in words that were read with confidence. */
  sureLetters: number;
}

export type Recognise = (picture: Picture, scale: number) => Promise<Recognised>;

const countLetters = (words: readonly { text: string }[]) =>
  words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/** Runs `work` with OCR in one language. All data is in the installed packages: nothing is downloaded. */
export const withRecognition = async <T>(
  language: DocumentLanguage,
  work: (recognise: Recognise) => Promise<T>,
): Promise<T> => {
  const { createWorker } = await loadEngine();
  const code = CODES[language];
  const worker = await createWorker(code, LSTM_ONLY, { langPath: modelFolder(code), cacheMethod: 'none' });
  try {
    return await work(async (picture, scale) => {
      const { data } = await worker.recognize(toPgm(picture), {}, { text: false, blocks: true });
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines: own }) => own));
      const words = lines.flatMap((line) =>
        line.words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE).map((word) => ({ ...word, line })),
      );
      const texts = words.map(({ text, bbox, line: { baseline, rowAttributes } }): PdfText => {
        const size = rowAttributes.rowHeight / scale;
        const y = (picture.height - Math.max(baseline.y0, baseline.y1)) / scale;
        const width = (bbox.x1 - bbox.x0) / scale;
        return { str: text, transform: [size, 0, 0, size, bbox.x0 / scale, y], width, font: '' };
      });
      const sureWords = words.filter(({ confidence }) => confidence >= SURE);
      return { texts, letters: countLetters(words), sureLetters: countLetters(sureWords) };
    });
  } finally {
    await worker.terminate();
  }
};
