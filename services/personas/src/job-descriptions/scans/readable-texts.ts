import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import type { PdfPage, PdfText } from '../documents/pdf-segments';

/** Sizes this close to the usual one count as the same font, because OCR measures them roughly. */
const SAME_SIZE = 0.2;
/** What OCR returns for bullets. */
const READ_BULLET = /^[e¢«»*°·+©®@]$/;
/** Languages in which a line may begin with the word `e`. */
const HAS_WORD_E: DocumentLanguage[] = ['it', 'pt', 'es'];

const textSize = ({ transform }: PdfText) => transform[3] ?? 0;

const usualSize = (pages: PdfPage[]) => {
  const sizes = pages.flatMap(({ texts }) => texts.map(textSize)).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

const isNear = (size: number, usual: number) => Math.abs(size - usual) <= usual * SAME_SIZE;

const isSameLine = (a: PdfText | undefined, b: PdfText) => a !== undefined && a.transform[5] === b.transform[5];

/** Makes recognised words like those of a printed PDF: one size for running text, and proper bullets. */
export const readableTexts = (pages: PdfPage[], language: DocumentLanguage): PdfPage[] => {
  const usual = usualSize(pages);
  const isBullet = (text: PdfText, before: PdfText | undefined, next: PdfText | undefined) =>
    !isSameLine(before, text) &&
    next !== undefined &&
    isSameLine(text, next) &&
    READ_BULLET.test(text.str) &&
    (!HAS_WORD_E.includes(language) || text.str !== 'e' || /^\p{Lu}/u.test(next.str));
  return pages.map((page) => ({
    ...page,
    texts: page.texts.map((text, index) => {
      const [, , , , x = 0, y = 0] = text.transform;
      const size = isNear(textSize(text), usual) ? usual : textSize(text);
      const str = isBullet(text, page.texts[index - 1], page.texts[index + 1]) ? '•' : text.str;
      return { ...text, str, transform: [size, 0, 0, size, x, y] };
    }),
  }));
};
