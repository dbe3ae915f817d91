import type { Block } from '../document/document';
import { isFactLine } from './labels';
import { hasRoleNoun } from './role-nouns';

const TOP_LINES = 10;
/** Titles of files without formats stand here. */
const FIRST_LINES = 2;
const LONGEST_LINE = 60;
/** A line that ends so is not at its end. */
const GOES_ON = /(?:\s(?:and|&|of|for|to|in|und|für|et|de|des|du|y|e|di|en|van)|[,/–-])$/i;

const isAlike = (block: Block, other: Block) =>
  block.kind === other.kind && block.depth === other.depth && Boolean(block.emphasis) === Boolean(other.emphasis);
const isMarked = ({ kind, emphasis }: Block) => kind === 'heading' || (kind === 'text' && Boolean(emphasis));

const continues = (line: Block, next: Block, position: number) =>
  (isMarked(line) || position < FIRST_LINES) &&
  isAlike(line, next) &&
  GOES_ON.test(line.text.trim()) &&
  [line, next].every(({ text }) => text.length <= LONGEST_LINE && !isFactLine(text)) &&
  hasRoleNoun(`${line.text} ${next.text}`);

/**
 * Blocks whose title at the top goes on in the next line as one: `Senior Policy and` above `Research Officer`, also with a
 * gap between them as between paragraphs of Word.
 */
export const joinTitleLines = (blocks: readonly Block[]): Block[] => {
  const joined: Block[] = [];
  let lines = 0;
  for (const block of blocks) {
    const index = joined.at(-1)?.kind === 'gap' ? joined.length - 2 : joined.length - 1;
    const last = joined[index];
    if (last && block.kind !== 'gap' && lines <= TOP_LINES && continues(last, block, lines - 1))
      joined.splice(index, joined.length - index, { ...last, text: `${last.text.trim()} ${block.text.trim()}` });
    else {
      joined.push(block);
      if (block.kind !== 'gap') lines += 1;
    }
  }
  return joined;
};
