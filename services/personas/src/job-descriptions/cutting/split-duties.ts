import type { Block } from '../document/document';
import { isFactLine } from './labels';
import type { Section } from './sections';
import { sentenceSubject } from './sentence-subject';
import { splitSentences } from './sentences';
import { withoutSubjects } from './subject-lines';

const MIN_LISTED = 3;
const SHORTEST_PROSE = 70;
/** A paragraph of this length may continue after a page break. */
const LONG_PROSE = 300;

/** A paragraph that describes the role rather than a duty. */
const isIntroduction = ({ kind, text }: Block, name: string) => {
  if (kind !== 'text' || text.length < SHORTEST_PROSE || (text.length < LONG_PROSE && !/[.!?:]["')]?$/.test(text)))
    return false;
  const [first = ''] = splitSentences(text);
  const subject = sentenceSubject(first, name);
  return subject === 'role' || subject === 'search';
};

const SHORTEST_LISTED = 25;
const isListed = ({ text }: Block) => text.length >= SHORTEST_LISTED && !isFactLine(text);

export interface DutyParts {
  /** Blocks that name duties. */
  duties: Block[];
  /** Paragraphs before the list, which describe the role. */
  introductions: Block[];
}

/**
 * Separates the list under the headings of duties from paragraphs that introduce it. Without a list all blocks are
 * duties.
 */
export const splitDuties = (sections: Section[], name: string): DutyParts => {
  const blocks = withoutSubjects(
    sections
      .filter(({ topic }) => topic === 'duties')
      .flatMap(({ lines }) => lines)
      .filter(({ kind }) => kind !== 'gap'),
  );
  const firstListed = blocks.findIndex((block) => isListed(block) && !isIntroduction(block, name));
  const laterIntroductions = blocks.slice(Math.max(0, firstListed)).filter((block) => isIntroduction(block, name));
  // When all paragraphs start with the role, they are duties, not introductions.
  const areAllAlike = laterIntroductions.length >= MIN_LISTED;
  const introductions = blocks.filter(
    (block, index) => index < firstListed && !areAllAlike && isIntroduction(block, name),
  );
  const duties = blocks.filter((block) => !introductions.includes(block));
  const clauseCount = duties.reduce((count, { text }) => count + text.split(';').length, 0);
  return clauseCount < MIN_LISTED ? { duties: blocks, introductions: [] } : { duties, introductions };
};
