import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import type { GatheredSegment, Segment } from './sunburst-geometry';

const LIMIT = 25;
/** Label limit of roles. */
const DEEPER_LIMIT = 35;
/** Average character width and line height of labels in pixels. */
export const CHARACTER = 6;
export const LINE = 13;
const PADDING = 5;
/** Minimum characters per line: shorter ones are unreadable. */
const MIN_LETTERS = 5;
const MAX_LINES = 3;

const ELLIPSIS = '…';

/** Truncates a name to this many characters, including the ellipsis. */
export const truncate = (name: string, limit: number): string =>
  name.length <= limit ? name : `${name.slice(0, Math.max(0, limit - 1)).trimEnd()}${ELLIPSIS}`;

/** Maximum label length of a node. */
export const maxLetters = ({ kind }: Pick<ExplorerNode, 'kind'>): number => (kind === 'role' ? DEEPER_LIMIT : LIMIT);

/** Splits a label into lines at spaces; the rest is truncated. */
export const splitLines = (label: string, perLine: number, most: number): string[] => {
  const lines: string[] = [];
  let rest = label;
  while (rest && lines.length < most - 1 && rest.length > perLine) {
    const space = rest.lastIndexOf(' ', perLine);
    if (space <= 0) break;
    lines.push(rest.slice(0, space));
    rest = rest.slice(space + 1);
  }
  return rest ? [...lines, truncate(rest, perLine)] : lines;
};

/** A line of a label and its offset from the label's middle. */
export interface LabelLine {
  text: string;
  y: number;
}

/** Stacks lines around a middle. */
export const stackLines = (lines: readonly string[]): LabelLine[] =>
  lines.map((text, at) => ({ text, y: (at - (lines.length - 1) / 2) * LINE }));

export interface SegmentLabel {
  lines: LabelLine[];
  /** Position and rotation of its middle. */
  transform: string;
}

const toDegrees = (radians: number) => (radians * 180) / Math.PI;
const round = (turn: number) => ((turn % 360) + 360) % 360;
/** Adds half a turn where the text would be upside down. */
const toUpright = (turn: number) => (round(turn) > 90 && round(turn) < 270 ? turn + 180 : turn);

type ArcShape = Pick<Segment, 'from' | 'to' | 'inner' | 'outer'>;

/** Places a text in an arc: along it where it fits in one line, else radially in as many lines as fit. */
const placeText = (shown: string, { from, to, inner, outer }: ArcShape): SegmentLabel | undefined => {
  const angle = toDegrees((from + to) / 2);
  const radius = (inner + outer) / 2;
  const turnTransform = (turn: number) =>
    `rotate(${angle.toFixed(2)}) translate(0 ${(-radius).toFixed(2)}) rotate(${(toUpright(angle + turn) - angle).toFixed(2)})`;

  const along = (to - from) * radius - 2 * PADDING;
  const outwards = outer - inner - 2 * PADDING;
  if (along >= shown.length * CHARACTER && outwards >= LINE)
    return { lines: stackLines([shown]), transform: turnTransform(0) };

  const perLine = Math.floor(outwards / CHARACTER);
  const room = Math.min(MAX_LINES, Math.floor(((to - from) * radius) / LINE));
  if (room < 1 || perLine < MIN_LETTERS) return undefined;
  return { lines: stackLines(splitLines(shown, perLine, room)), transform: turnTransform(-90) };
};

/** Label of a segment. */
export const layOutLabel = ({ node, ...arc }: ArcShape & Pick<Segment, 'node'>): SegmentLabel | undefined =>
  placeText(truncate(node.name, maxLetters(node)), arc);

/** Label of gathered segments, 'n more', if it fits completely. */
export const layOutGathered = ({
  count,
  ...arc
}: ArcShape & Pick<GatheredSegment, 'count'>): SegmentLabel | undefined => {
  const text = `${count.toLocaleString()} more`;
  const label = placeText(text, arc);
  return label?.lines.map((line) => line.text).join(' ') === text ? label : undefined;
};
