import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { formatCount } from '@skills-architect/contracts/locale';
import { shortenName } from '@skills-architect/ui-kit/extra';
import { CHARACTER_PX, LINE_PX } from './chart-text';
import type { GatheredSegment, Segment } from './sunburst-geometry';

const MAX_LENGTH = 25;
/** Label limit of roles. */
const MAX_ROLE_LENGTH = 35;
const PADDING_PX = 5;
/** Minimum characters per line: shorter ones are unreadable. */
const MIN_LETTERS = 5;
const MAX_LINES = 3;

/** Maximum label length of a node. */
export const getMaxLength = ({ kind }: Pick<ExplorerNode, 'kind'>): number =>
  kind === 'role' ? MAX_ROLE_LENGTH : MAX_LENGTH;

/** Splits a label into lines at spaces; the rest is truncated. */
export const splitLines = (label: string, perLine: number, maxLines: number): string[] => {
  const lines: string[] = [];
  let rest = label;
  while (rest && lines.length < maxLines - 1 && rest.length > perLine) {
    const space = rest.lastIndexOf(' ', perLine);
    if (space <= 0) break;
    lines.push(rest.slice(0, space));
    rest = rest.slice(space + 1);
  }
  return rest ? [...lines, shortenName(rest, perLine)] : lines;
};

/** A line of a label and its offset from the label's middle. */
export interface LabelLine {
  text: string;
  y: number;
}

/** Stacks lines around a middle. */
export const stackLines = (lines: readonly string[]): LabelLine[] =>
  lines.map((text, index) => ({ text, y: (index - (lines.length - 1) / 2) * LINE_PX }));

export interface SegmentLabel {
  lines: LabelLine[];
  /** Position and rotation of its middle. */
  transform: string;
}

const toDegrees = (radians: number) => (radians * 180) / Math.PI;
const normalize = (turn: number) => ((turn % 360) + 360) % 360;
/** Adds half a turn where the text would be upside down. */
const toUpright = (turn: number) => (normalize(turn) > 90 && normalize(turn) < 270 ? turn + 180 : turn);

type ArcShape = Pick<Segment, 'from' | 'to' | 'inner' | 'outer'>;

/** Places a text in an arc: along the arc if it fits there in one line, otherwise radially in as many lines as fit. */
const placeText = (text: string, { from, to, inner, outer }: ArcShape): SegmentLabel | undefined => {
  const angle = toDegrees((from + to) / 2);
  const radius = (inner + outer) / 2;
  const turnTransform = (turn: number) =>
    `rotate(${angle.toFixed(2)}) translate(0 ${(-radius).toFixed(2)}) rotate(${(toUpright(angle + turn) - angle).toFixed(2)})`;

  const arcLength = (to - from) * radius - 2 * PADDING_PX;
  const depth = outer - inner - 2 * PADDING_PX;
  if (arcLength >= text.length * CHARACTER_PX && depth >= LINE_PX)
    return { lines: stackLines([text]), transform: turnTransform(0) };

  const perLine = Math.floor(depth / CHARACTER_PX);
  const lineCount = Math.min(MAX_LINES, Math.floor(((to - from) * radius) / LINE_PX));
  if (lineCount < 1 || perLine < MIN_LETTERS) return undefined;
  return { lines: stackLines(splitLines(text, perLine, lineCount)), transform: turnTransform(-90) };
};

/** Label of a segment. */
export const layOutLabel = ({ node, ...arc }: ArcShape & Pick<Segment, 'node'>): SegmentLabel | undefined =>
  placeText(shortenName(node.name, getMaxLength(node)), arc);

/** Label of gathered segments, 'n others', if it fits completely. */
export const layOutGathered = ({
  count,
  ...arc
}: ArcShape & Pick<GatheredSegment, 'count'>): SegmentLabel | undefined => {
  const text = formatCount(count, 'other');
  const label = placeText(text, arc);
  return label?.lines.map((line) => line.text).join(' ') === text ? label : undefined;
};
