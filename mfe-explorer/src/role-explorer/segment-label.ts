import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import type { Segment } from './sunburst-geometry';

const LIMIT = 25;
/** Of what lies deeper than types, sub-sectors and their parts: roles. */
const DEEPER_LIMIT = 35;
/** Average width of a character and height of a line at the size of labels, in pixels. */
export const CHARACTER = 6;
export const LINE = 13;
const PADDING = 5;
/** A line with less says nothing. */
const FEWEST = 5;
const MOST_LINES = 3;

const ELLIPSIS = '…';

/** A name cut to so many characters, its last one then an ellipsis. */
export const cut = (name: string, limit: number): string =>
  name.length <= limit ? name : `${name.slice(0, Math.max(0, limit - 1)).trimEnd()}${ELLIPSIS}`;

/** How many characters a node's label has at most. */
export const maxLetters = ({ kind }: Pick<ExplorerNode, 'kind'>): number => (kind === 'role' ? DEEPER_LIMIT : LIMIT);

/** A label in lines, broken between words; what does not fit is cut. */
export const splitLines = (label: string, perLine: number, most: number): string[] => {
  const lines: string[] = [];
  let rest = label;
  while (rest && lines.length < most - 1 && rest.length > perLine) {
    const space = rest.lastIndexOf(' ', perLine);
    if (space <= 0) break;
    lines.push(rest.slice(0, space));
    rest = rest.slice(space + 1);
  }
  return rest ? [...lines, cut(rest, perLine)] : lines;
};

/** A line of a label and how far below the label's middle it stands. */
export interface LabelLine {
  text: string;
  y: number;
}

/** Lines around a middle, one below the other. */
export const stacked = (lines: readonly string[]): LabelLine[] =>
  lines.map((text, at) => ({ text, y: (at - (lines.length - 1) / 2) * LINE }));

export interface SegmentLabel {
  lines: LabelLine[];
  /** Where its middle stands, and how it is turned. */
  transform: string;
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
const round = (turn: number) => ((turn % 360) + 360) % 360;
/** Turned so that nobody has to read upside down. */
const upright = (turn: number) => (round(turn) > 90 && round(turn) < 270 ? turn + 180 : turn);

type SegmentShape = Pick<Segment, 'node' | 'from' | 'to' | 'inner' | 'outer'>;

/** The label of a segment: along the arc where it fits there in one line, else outwards in as many as have room. */
export const layOutLabel = ({ node, from, to, inner, outer }: SegmentShape): SegmentLabel | undefined => {
  const angle = degrees((from + to) / 2);
  const radius = (inner + outer) / 2;
  const shown = cut(node.name, maxLetters(node));
  const turned = (turn: number) =>
    `rotate(${angle.toFixed(2)}) translate(0 ${(-radius).toFixed(2)}) rotate(${(upright(angle + turn) - angle).toFixed(2)})`;

  const along = (to - from) * radius - 2 * PADDING;
  const outwards = outer - inner - 2 * PADDING;
  if (along >= shown.length * CHARACTER && outwards >= LINE) return { lines: stacked([shown]), transform: turned(0) };

  const perLine = Math.floor(outwards / CHARACTER);
  const room = Math.min(MOST_LINES, Math.floor(((to - from) * radius) / LINE));
  if (room < 1 || perLine < FEWEST) return undefined;
  return { lines: stacked(splitLines(shown, perLine, room)), transform: turned(-90) };
};
