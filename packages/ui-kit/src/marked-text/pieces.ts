/** A marked range of the text. */
export interface TextMark {
  id: string;
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
  /** `strong` is hovered, `ignored` was left out of the analysis. */
  tone?: 'plain' | 'strong' | 'ignored';
  /** Why it is marked, for the tooltip and screen readers. */
  note?: string;
}

/** A range of text, with its mark if it has one. */
export interface TextPiece {
  start: number;
  text: string;
  mark?: TextMark;
}

/**
 * Splits a text at its marks. Marks outside the text are dropped; if two overlap, the later one starts where the first
 * ends.
 */
export const splitAtMarks = (text: string, marks: readonly TextMark[]): TextPiece[] => {
  const result: TextPiece[] = [];
  let position = 0;
  const add = (end: number, mark?: TextMark) => {
    if (end > position) result.push({ start: position, text: text.slice(position, end), mark });
    position = Math.max(position, end);
  };
  for (const mark of marks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    add(Math.min(mark.start, text.length));
    add(Math.min(mark.end, text.length), mark);
  }
  add(text.length);
  return result;
};
