import type { Segment } from './pdf-segments';

/** The segments at one height in one column; cells are separated by tabs. */
export interface Row {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
}

/** Font and size of most letters of a document. */
export interface BodyStyle {
  size: number;
  font: string;
  /** Largest font size of running text; the most frequent size may be that of small print. */
  largest: number;
}

const SAME_ROW = 0.4;

/** A row has the style of its longest cell: a symbol or number beside it may be larger. */
const chooseStyle = ({ text: before, size, font }: Row, { text, ...next }: Segment) =>
  text.length > before.length ? { size: next.size, font: next.font } : { size, font };

/** Joins segments at the same height into rows, separated by tabs. */
export const groupRows = (segments: Segment[]): Row[] => {
  const rows: Row[] = [];
  for (const segment of segments) {
    const row = rows.at(-1);
    if (!row || Math.abs(row.y - segment.y) > Math.max(row.size, segment.size) * SAME_ROW) rows.push({ ...segment });
    else {
      const { left, right, text } = segment;
      const joined = left < row.left ? `${text}\t${row.text}` : `${row.text}\t${text}`;
      const reach = { left: Math.min(row.left, left), right: Math.max(row.right, right) };
      Object.assign(row, { ...chooseStyle(row, segment), ...reach, text: joined });
    }
  }
  return rows;
};

const mostCommon = <T>(counts: Map<T, number>) => [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];

/** A size with at least this share of the characters is that of running text. */
const TEXT_SHARE = 0.25;

/** The most common font and font size by characters. */
export const bodyStyle = (segments: Segment[]): BodyStyle => {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  for (const { size, text, font } of segments) {
    const rounded = Math.round(size * 2) / 2;
    sizes.set(rounded, (sizes.get(rounded) ?? 0) + text.length);
    fonts.set(font, (fonts.get(font) ?? 0) + text.length);
  }
  const letters = segments.reduce((sum, { text }) => sum + text.length, 0);
  const textSizes = [...sizes].filter(([, count]) => count >= letters * TEXT_SHARE).map(([size]) => size);
  const size = mostCommon(sizes) ?? 0;
  return { size, font: mostCommon(fonts) ?? '', largest: Math.max(size, ...textSizes) };
};
