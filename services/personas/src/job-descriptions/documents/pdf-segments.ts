import { type Extent, type Joint, splitCells } from './pdf-cells';

/** A run of text on one line of a page without a wide gap, in points from the page's lower left. */
export interface Segment extends Extent {
  y: number;
  size: number;
  font: string;
}

/** A piece of text from a PDF's content stream. */
export interface PdfText {
  str: string;
  transform: number[];
  width: number;
  font: string;
}

/** The texts of a page in the order of its content stream. */
export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
}

/** A gap of this many character heights separates cells or columns, not words. */
const CELL_GAP = 1.9;
/** PDFs usually contain spaces as text; otherwise a gap of this many heights separates words. */
const WORD_GAP = 0.25;
const SAME_LINE = 0.4;

const toSegment = ({ str, transform, width, font }: PdfText): Segment => {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform;
  return { text: str, left: x, right: x + width, y, size: Math.hypot(c, d) || 1, font };
};

/** Rotated text, such as watermarks and margin notes, is ignored. */
const isLevel = ({ transform: [a = 0, b = 0] }: PdfText) => Math.abs(b) <= Math.abs(a);

const continuesSegment = (segment: Segment, next: Segment) => {
  const size = Math.max(segment.size, next.size);
  const gap = next.left - segment.right;
  return Math.abs(next.y - segment.y) < size * SAME_LINE && gap < size * CELL_GAP && gap > -size;
};

const joinSegments = (segment: Segment, next: Segment, hasSpace: boolean): Segment => {
  const needsSpace = (hasSpace || next.left - segment.right > next.size * WORD_GAP) && !/\s$/.test(segment.text);
  return {
    ...segment,
    text: `${segment.text}${needsSpace ? ' ' : ''}${next.text}`,
    right: Math.max(segment.right, next.right),
    size: Math.max(segment.size, next.size),
    font: segment.text.length >= next.text.length ? segment.font : next.font,
  };
};

const MIN_DOUBLED = 4;

const isDoubled = (word: string) => {
  const letters = [...word];
  return (
    letters.length >= MIN_DOUBLED &&
    letters.length % 2 === 0 &&
    letters.every((letter, index) => letter === letters[index ^ 1])
  );
};

/** Some printers print each letter twice for bold text: `SSaallaarryy`. */
const undoDoubling = (segment: Segment): Segment => {
  const words = segment.text.split(/(\s+)/);
  const doubled = words.filter(isDoubled);
  if (!doubled.some((word) => new Set(word).size > 2)) return segment;
  const halveDoubled = (word: string) =>
    isDoubled(word) || [...word].every((letter, index, all) => letter === all[index ^ 1])
      ? [...word].filter((_, index) => index % 2 === 0).join('')
      : word;
  return { ...segment, text: words.map((word) => (/\s/.test(word) ? ' ' : halveDoubled(word))).join('') };
};

/** Symbols of an icon font are read as the first characters of the code table. */
const ICON = /^[!"#$%&'()*+,]$/;
const MIN_ICONS = 3;
const ICONS = /^(?:[!"#$%&'()*+,]\s*){3,20}$/;

const withoutIcons = (segments: Segment[]) => {
  const isIcon = segments.map(({ text }) => ICON.test(text.trim()));
  const isInRow = (index: number) => {
    const start = isIcon.lastIndexOf(false, index) + 1;
    const end = isIcon.indexOf(false, index);
    return (end < 0 ? isIcon.length : end) - start >= MIN_ICONS;
  };
  return segments.filter(({ text }, index) => !ICONS.test(text.trim()) && !(isIcon[index] && isInRow(index)));
};

type Joined = Segment & { joints: Joint[] };

/** Joins a page's text items to segments, in content stream order. */
export const toSegments = (texts: PdfText[]): Segment[] => {
  const segments: Joined[] = [];
  let current: Joined | undefined;
  let hasSpace = false;
  for (const text of texts) {
    if (!isLevel(text)) continue;
    if (!text.str.trim()) {
      hasSpace ||= text.str.length > 0;
      continue;
    }
    const next = toSegment(text);
    if (current && continuesSegment(current, next)) {
      const { text, ...joined } = joinSegments(current, next, hasSpace);
      const joint = { at: text.length - next.text.length, left: next.left };
      current = { ...joined, text, joints: [...current.joints, joint] };
    } else {
      if (current) segments.push(current);
      current = { ...next, joints: [] };
    }
    hasSpace = false;
  }
  if (current) segments.push(current);
  return withoutIcons(splitCells(segments).map(({ joints: _, ...segment }) => segment)).map(undoDoubling);
};
