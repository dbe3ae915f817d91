import { factsOnLine, isFactLine } from '../cutting/labels';

/** Where a piece of text begins within a line. */
export interface Joint {
  /** Length of the line's text before the piece. */
  at: number;
  left: number;
}

/** A text on a page, in points from its left. */
export interface Extent {
  text: string;
  left: number;
  right: number;
}

type Line = Extent & { joints: Joint[] };

const NEAR = 2;
const FEWEST = 2;
/** A page with more labels is no job description, and comparing all with each other would take long. */
const MOST_LABELS = 200;

/** Whether a text is the label of a fact about the role alone: "Reports To", without a value. */
const isLabel = (text: string) =>
  factsOnLine(`${text.replace(/:$/, '')}: x`).some(({ fact }) => fact !== 'other') && !isFactLine(`x ${text}`);

/**
 * Splits the cells of narrow tables, which are as close as words: a known label at the start of several lines, whose values
 * begin below each other.
 */
export const splitCells = <T extends Line>(lines: readonly T[]): T[] => {
  const cuts = lines.flatMap((line) =>
    line.joints.flatMap((joint) => (isLabel(line.text.slice(0, joint.at).trim()) ? [{ line, ...joint }] : [])),
  );
  if (cuts.length > MOST_LABELS) return [...lines];
  const columns = cuts.filter(
    ({ left, line }) =>
      cuts.filter((cut) => Math.abs(cut.left - left) < NEAR && Math.abs(cut.line.left - line.left) < NEAR).length >=
      FEWEST,
  );
  return lines.flatMap((line) => {
    const cut = columns.find((column) => column.line === line);
    if (!cut) return [line];
    return [
      { ...line, text: line.text.slice(0, cut.at).trim(), right: cut.left - 1 },
      { ...line, text: line.text.slice(cut.at).trim(), left: cut.left },
    ];
  });
};
