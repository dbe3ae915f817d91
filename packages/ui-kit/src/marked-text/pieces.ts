/** A stretch of the text that means something. */
export interface TextMark {
  id: string;
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
  /** `strong` is what the hand points at, `ignored` was left out of the reading. */
  tone?: 'plain' | 'strong' | 'ignored';
  /** Why it is marked, for the tooltip and screen readers. */
  note?: string;
}

/** A stretch of text without a mark, or with the one it lies in. */
export interface TextPiece {
  start: number;
  text: string;
  mark?: TextMark;
}

/** Cuts a text at its marks. Marks outside the text are dropped; of two that overlap the later one starts where the first ends. */
export const pieces = (text: string, marks: readonly TextMark[]): TextPiece[] => {
  const found: TextPiece[] = [];
  let at = 0;
  const add = (end: number, mark?: TextMark) => {
    if (end > at) found.push({ start: at, text: text.slice(at, end), mark });
    at = Math.max(at, end);
  };
  for (const mark of marks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    add(Math.min(mark.start, text.length));
    add(Math.min(mark.end, text.length), mark);
  }
  add(text.length);
  return found;
};
