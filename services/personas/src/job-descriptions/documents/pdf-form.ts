import { z } from 'zod';
import { startsItem } from '../text/bullets';
import { TICKED, UNTICKED } from '../text/ticked-only';
import type { PdfText } from './pdf-segments';

/** What somebody wrote into a form field or onto a page, as pdf.js returns it. */
const Annotation = z.object({
  subtype: z.enum(['Widget', 'FreeText']),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  annotationFlags: z.number().default(0),
  fieldType: z.string().nullish(),
  fieldValue: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .catch(undefined),
  options: z
    .array(z.object({ exportValue: z.string(), displayValue: z.string() }))
    .nullish()
    .catch(undefined),
  password: z.boolean().nullish(),
  checkBox: z.boolean().nullish(),
  radioButton: z.boolean().nullish(),
  exportValue: z.string().nullish(),
  buttonValue: z.string().nullish(),
  contentsObj: z.object({ str: z.string() }).nullish(),
  defaultAppearanceData: z.object({ fontSize: z.number() }).nullish().catch(undefined),
});
type Annotation = z.infer<typeof Annotation>;

/** Flags of annotations that no reader shows: hidden, and not for the screen. */
const NOT_SHOWN = 2 | 32;
const USUAL_SIZE = 10;
const LEADING = 1.2;
/** Width of an average letter in font sizes. */
const LETTER_WIDTH = 0.5;
const MAX_LINES = 500;

/** The sign of a check box or radio button. */
const boxSign = ({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: Annotation) => {
  if (!checkBox && !radioButton) return undefined;
  return fieldValue === (checkBox ? exportValue : buttonValue) ? TICKED : UNTICKED;
};

const shownText = ({ subtype, fieldType, fieldValue, options, password, contentsObj }: Annotation): string => {
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  if (password || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue ?? ''];
  return values
    .map((value) => options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
    .join(', ');
};

/** The lines that an author ended; several are a list. */
const valueLines = (value: string) => {
  const lines = value
    .replace(/(?:\r\n?|\n)(?=\p{Ll})/gu, ' ')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim())
    .slice(0, MAX_LINES);
  return lines.length > 1 && !lines.some(startsItem) ? lines.map((line) => `• ${line}`) : lines;
};

/** The lines of an annotation at their places on the page. */
const toTexts = (annotation: Annotation): PdfText[] => {
  const [left, bottom, right, top] = annotation.rect;
  const lines = valueLines(shownText(annotation));
  const height = Math.abs(top - bottom);
  const room = height / Math.max(1, lines.length);
  const size = Math.min(annotation.defaultAppearanceData?.fontSize || USUAL_SIZE, Math.max(1, room / LEADING));
  // A single line stands in the middle of its field, several begin at its top.
  const first = lines.length === 1 ? (top + bottom) / 2 - size / 3 : Math.max(top, bottom) - size;
  return lines.map((str, index) => {
    const width = Math.min(str.length * size * LETTER_WIDTH, Math.abs(right - left));
    return { str, width, font: 'form', transform: [size, 0, 0, size, left, first - index * size * LEADING] };
  });
};

const LONGEST_LABEL = 60;

/** The printed texts on the height of a field, from left to right. */
const textsBeside = ({ rect: [, bottom, , top] }: Annotation, printed: readonly PdfText[]) =>
  printed
    .filter(({ str, transform: [, , , , , y = 0] }) => {
      const isBeside = y >= Math.min(bottom, top) - 2 && y <= Math.max(bottom, top);
      return isBeside && str.trim() !== '' && str.length <= LONGEST_LABEL;
    })
    .sort((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0));

const textBefore = (field: Annotation, printed: readonly PdfText[]) =>
  textsBeside(field, printed).findLast(({ width, transform }) => (transform[4] ?? 0) + width <= field.rect[0] + 1);

const textAfter = (field: Annotation, printed: readonly PdfText[]) =>
  textsBeside(field, printed).find(({ transform }) => (transform[4] ?? 0) >= field.rect[2] - 1);

/** The texts beside fields as their labels, and those of boxes with the sign of the box. */
const labelChanges = (shown: readonly Annotation[], printed: readonly PdfText[]) => {
  const changes = new Map<PdfText, string>();
  for (const field of shown) {
    const sign = boxSign(field);
    const after = sign && textAfter(field, printed);
    const before = after ? undefined : textBefore(field, printed);
    if (after) changes.set(after, `${sign} ${after.str}`);
    else if (before && sign) changes.set(before, `${before.str} ${sign}`);
    else if (before && field.fieldType && !/[:?]\s*$/.test(before.str)) changes.set(before, `${before.str.trimEnd()}:`);
  }
  return changes;
};

/**
 * The printed texts of a page, with the values of its form fields and with texts typed onto it, which are no part of its
 * content. A text beside a field becomes its label.
 */
export const withFormTexts = (printed: readonly PdfText[], annotations: readonly unknown[]): PdfText[] => {
  const shown = annotations.flatMap((annotation) => {
    const { data } = Annotation.safeParse(annotation);
    return data && !(data.annotationFlags & NOT_SHOWN) ? [data] : [];
  });
  const changes = labelChanges(shown, printed);
  return [...shown.flatMap(toTexts), ...printed.map((text) => ({ ...text, str: changes.get(text) ?? text.str }))];
};
