import type { Block } from '../document/document';
import { cleanTitle } from './clean-title';
import { DEPTH, parseHeading } from './headings';
import { factsOnLine } from './labels';
import { hasRoleNoun } from './role-nouns';
import { splitSections } from './sections';
import { splitOutsideBrackets, splitSentences } from './sentences';
import { findTopic } from './topic-of';

const MAX_ROLES = 50;
const MIN_DUTIES = 2;

interface Start {
  index: number;
  title: string;
}

/** The role in a label such as `Job title: …`. */
const labelledRole = ({ text, kind }: Block): string => {
  if (kind === 'gap') return '';
  const fact = factsOnLine(text).find((stated) => stated.fact === 'name' && stated.value && hasRoleNoun(stated.value));
  return fact ? cleanTitle(fact.value) : '';
};

const headedRole = (depth: number) => (block: Block) => {
  const isTitle =
    block.kind === 'heading' && block.depth === depth && !findTopic(block.text) && hasRoleNoun(block.text);
  return isTitle ? cleanTitle(block.text) : '';
};

/** A title in capitals or bold, in a document without marked headings. */
const prominentTitle = (block: Block) => {
  const isTitle =
    block.kind === 'text' &&
    (block.emphasis || parseHeading(block)?.depth === DEPTH.capitals) &&
    !/[.:;]$/.test(block.text) &&
    !findTopic(block.text) &&
    hasRoleNoun(block.text);
  return isTitle ? cleanTitle(block.text) : '';
};

const findStarts = (blocks: Block[], findTitle: (block: Block) => string): Start[] =>
  blocks.flatMap((block, index) => {
    const title = findTitle(block);
    return title ? [{ index, title }] : [];
  });

/** Duties may stand in one paragraph: `Runs the payroll; answers questions.` */
const countDuties = ({ kind, text }: Block) =>
  kind === 'gap' ? 0 : splitSentences(text).flatMap((sentence) => splitOutsideBrackets(sentence, ';')).length;

const hasDuties = (blocks: Block[]) =>
  splitSections(blocks).some(
    ({ topic, isInherited, lines }) =>
      topic === 'duties' && !isInherited && lines.reduce((sum, block) => sum + countDuties(block), 0) >= MIN_DUTIES,
  );

const splitAtStarts = (blocks: Block[], starts: Start[]): Block[][] => {
  const distinct = new Set(starts.map(({ title }) => title.toLowerCase()));
  if (distinct.size < 2 || distinct.size < starts.length || starts.length > MAX_ROLES) return [];
  const parts = starts.map(({ index }, number) => blocks.slice(index, starts[number + 1]?.index));
  const before = blocks.slice(0, starts[0]?.index);
  if (hasDuties(before)) parts.unshift(before);
  return parts.every(hasDuties) ? parts : [];
};

/**
 * The parts of a document that describes several roles, each with its own title and duties; otherwise the whole
 * document.
 */
export const splitRoles = (blocks: Block[]): Block[][] => {
  const byLabel = splitAtStarts(blocks, findStarts(blocks, labelledRole));
  if (byLabel.length) return byLabel;
  for (const depth of [1, 2]) {
    const byHeading = splitAtStarts(blocks, findStarts(blocks, headedRole(depth)));
    if (byHeading.length) return byHeading;
  }
  const byProminence = splitAtStarts(blocks, findStarts(blocks, prominentTitle));
  return byProminence.length ? byProminence : [blocks];
};
