import type { Block } from '../document/document';
import { factsOnLine } from './labels';
import { isOnlyHeading } from './topic-of';

const MIN_STACKED = 3;
/** Limits the work on a document that is all labels. */
const MAX_STACKED = 30;
const LONGEST_VALUE = 80;

/** A label of a form alone on its line: `Department:`. */
const isLabel = ({ kind, text }: Block) => {
  const [fact] = text.endsWith(':') ? factsOnLine(text) : [];
  return kind === 'text' && fact?.value === '';
};

const isValue = (block: Block | undefined) =>
  block?.kind === 'text' &&
  block.text.length <= LONGEST_VALUE &&
  !block.text.endsWith(':') &&
  !isOnlyHeading(block.text);

const joinBlocks = (label: Block, value: Block): Block => ({ ...label, text: `${label.text} ${value.text}` });

/** Pairs labels that a PDF printed as a column with the column of their values below it; empty if there is none. */
const pairStackedLines = (lines: Block[], start: number): Block[] => {
  const candidates = lines.slice(start, start + 2 * MAX_STACKED);
  const count = candidates.findIndex((line) => !isLabel(line));
  const values = candidates.slice(count, 2 * count);
  if (count < MIN_STACKED || values.length < count || !values.every(isValue)) return [];
  return candidates.slice(0, count).flatMap((label, index) => {
    const value = values[index];
    return value ? [joinBlocks(label, value)] : [];
  });
};

/**
 * Joins the labels of a form with the values on later lines, so that the values are not taken for headings or duties. A
 * single value must be followed by another label: otherwise a list may begin.
 */
export const joinFormLines = (blocks: Block[]): Block[] => {
  const lines = blocks.filter(({ kind }) => kind !== 'gap');
  const pairs = new Map<Block, Block>();
  const joinedLines = new Set<Block>();
  lines.forEach((line, index) => {
    if (!isLabel(line) || pairs.has(line)) return;
    const [next, following] = lines.slice(index + 1, index + 3);
    const stacked = pairStackedLines(lines, index);
    stacked.forEach((pair, position) => {
      const label = lines[index + position];
      const value = lines[index + stacked.length + position];
      if (label && value) {
        pairs.set(label, pair);
        joinedLines.add(value);
      }
    });
    if (stacked.length || !next || !isValue(next) || !following?.text.endsWith(':')) return;
    pairs.set(line, joinBlocks(line, next));
    joinedLines.add(next);
  });
  return blocks.filter((block) => !joinedLines.has(block)).map((block) => pairs.get(block) ?? block);
};
