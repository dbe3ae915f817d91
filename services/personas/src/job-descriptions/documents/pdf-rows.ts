import type { Segment } from './pdf-segments';

/** The segments of one height in one column; cells are separated by tabs. */
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
}

const SAME_ROW = 0.4;

/** Joins segments at the same height into rows, separated by tabs. */
export const groupRows = (segments: Segment[]): Row[] => {
  const rows: Row[] = [];
  for (const segment of segments) {
    const row = rows.at(-1);
    if (!row || Math.abs(row.y - segment.y) > Math.max(row.size, segment.size) * SAME_ROW) rows.push({ ...segment });
    else if (segment.left < row.left) Object.assign(row, { text: `${segment.text}\t${row.text}`, left: segment.left });
    else Object.assign(row, { text: `${row.text}\t${segment.text}`, right: Math.max(row.right, segment.right) });
  }
  return rows;
};

const mostCommon = <T>(counted: Map<T, number>) => [...counted].sort((a, b) => b[1] - a[1])[0]?.[0];

/** The most common font and font size by characters. */
export const bodyStyle = (segments: Segment[]): BodyStyle => {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  for (const { size, text, font } of segments) {
    const rounded = Math.round(size * 2) / 2;
    sizes.set(rounded, (sizes.get(rounded) ?? 0) + text.length);
    fonts.set(font, (fonts.get(font) ?? 0) + text.length);
  }
  return { size: mostCommon(sizes) ?? 0, font: mostCommon(fonts) ?? '' };
};
