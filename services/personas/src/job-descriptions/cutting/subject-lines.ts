import type { Block } from '../document/document';
import { withoutMark } from '../text/bullets';

const MAX_SUBJECT_WORDS = 6;
/** A line that states a share of the time may be longer: `Data Management (20%)`. */
const MAX_WORDS_WITH_SHARE = 12;
const MIN_SUBJECTS = 2;
const SMALL_WORDS = /^(?:and|or|of|for|the|in|to|with|a|an|&|\/|[-–])$/;
const SHARE = /\s{0,9}\(?\d{1,3} ?%\)?$/;

/** A line in the form of a title, with or without a share of the time: `Data Management (20%)`. */
export const isSubject = ({ text, emphasis }: Block) => {
  const bare = withoutMark(text).replace(SHARE, '');
  if (/[.,:;!?)]$/.test(bare)) return false;
  const words = bare.split(/[\s,]+/);
  const isCapitalised = words.every((word) => SMALL_WORDS.test(word) || /^\p{Lu}/u.test(word));
  return (
    (SHARE.test(text) && words.length <= MAX_WORDS_WITH_SHARE) ||
    (words.length <= MAX_SUBJECT_WORDS && isCapitalised && (words.length > 1 || emphasis === true))
  );
};

/**
 * Whether this line is a subject of the lines below it. A subject with a share of the time may be followed by one
 * without.
 */
const isSubjectAt = (blocks: Block[], index: number): boolean => {
  const [block, next] = blocks.slice(index, index + 2);
  if (!block || !next || !isSubject(block)) return false;
  if (SHARE.test(block.text)) return !SHARE.test(next.text);
  return next.text.length > block.text.length && !isSubject(next);
};

/** Removes the lines that only name the subject of the duties below them. */
export const withoutSubjects = (blocks: Block[]): Block[] => {
  const subjects = blocks.filter((_, index) => isSubjectAt(blocks, index));
  // A bold line above a list item is its subject, even if it is the only one.
  const isBold = ({ emphasis, kind }: Block) => emphasis === true && kind === 'text';
  const boldSubjects = subjects.filter((block) => isBold(block) && blocks[blocks.indexOf(block) + 1]?.kind === 'item');
  const areTooFew = subjects.length < MIN_SUBJECTS || subjects.length * 2 > blocks.length;
  const removed = areTooFew ? boldSubjects : subjects;
  return blocks.filter((block) => !removed.includes(block));
};
