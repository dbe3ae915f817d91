import type { Block } from '../document/document';
import type { Section } from './sections';
import { sentenceSubject } from './sentence-subject';
import { splitSentences } from './sentences';

const FEWEST_LISTED = 3;
const SHORTEST_PROSE = 70;
/** Such a paragraph may go on behind a page break. */
const LONG_PROSE = 300;

/** A paragraph that tells about the role rather than naming one of its duties. */
const isIntroduction = ({ kind, text }: Block, name: string) => {
  if (kind !== 'text' || text.length < SHORTEST_PROSE || (text.length < LONG_PROSE && !/[.!?:]["')]?$/.test(text)))
    return false;
  const [first = ''] = splitSentences(text);
  const subject = sentenceSubject(first, name);
  return subject === 'role' || subject === 'search';
};

export interface DutyParts {
  /** Blocks that name duties. */
  duties: Block[];
  /** Paragraphs before the list: they describe the role. */
  introductions: Block[];
}

/** Separates the list under the headings of duties from the paragraphs that introduce it. Without a list all are duties. */
export const splitDuties = (sections: Section[], name: string): DutyParts => {
  const blocks = sections
    .filter(({ topic }) => topic === 'duties')
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => kind !== 'gap');
  const introduces = blocks.map((block) => isIntroduction(block, name));
  const listed = blocks.filter((_, index) => !introduces[index]);
  const pieces = listed.reduce((count, { text }) => count + text.split(';').length, 0);
  if (pieces < FEWEST_LISTED) return { duties: blocks, introductions: [] };
  return { duties: listed, introductions: blocks.filter((_, index) => introduces[index]) };
};
