import type { Block } from '../document/document';
import { withoutMark } from '../text/bullets';
import { trimEnd } from '../text/trim';
import { isBoilerplate, withoutBoilerplateClauses } from './boilerplate';
import { isFactLine } from './labels';
import type { Section } from './sections';
import { splitOutsideBrackets, splitSentences } from './sentences';

const LONGEST = 4000;
const SHORTEST_PARAGRAPH = 40;

const withoutBoilerplate = (text: string) =>
  splitSentences(withoutBoilerplateClauses(withoutMark(text)))
    .filter((sentence) => !isBoilerplate(sentence))
    .join(' ');

const isProse = ({ kind, text }: Block) =>
  kind !== 'gap' && text.length >= SHORTEST_PARAGRAPH && text.includes(' ') && !isFactLine(text);

const joinProse = (lines: Block[]) =>
  lines
    .filter(isProse)
    .map(({ text }) => withoutBoilerplate(text))
    .filter(Boolean)
    .join('\n');

const isOpening = ({ topic }: Section, index: number, sections: Section[]) => {
  const first = sections.findIndex((section) => section.topic !== 'unknown');
  return topic === 'unknown' && (first < 0 || index < first);
};

/** Fallback for a summary: the first sentence of the duties, up to its first semicolon. */
const openingDuty = (sections: Section[], duties: string[]) => {
  const text = sections.find(({ topic, lines }) => topic === 'duties' && lines.some(isProse))?.lines.find(isProse);
  const sentence = text && splitSentences(withoutBoilerplate(text.text))[0];
  const clause = (sentence && splitOutsideBrackets(sentence, ';')[0]) ?? duties[0] ?? '';
  const sentenceCased = clause.charAt(0).toUpperCase() + clause.slice(1);
  return clause && !/[.!?]$/.test(clause) ? `${trimEnd(sentenceCased, /[\s:,]/)}.` : sentenceCased;
};

/** The purpose of the role: its summary, else the text before the first known heading, else the first duty. */
export const roleDescription = (sections: Section[], duties: string[]): string => {
  const summary = joinProse(sections.filter(({ topic }) => topic === 'summary').flatMap(({ lines }) => lines));
  const opening = joinProse(
    sections.filter(isOpening).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'text')),
  );
  const description = [opening, summary].filter(Boolean).join('\n') || openingDuty(sections, duties);
  return description.slice(0, LONGEST).trim();
};
