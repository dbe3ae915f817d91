import type { Block } from '../document/document';
import { withoutMark } from '../text/bullets';
import { trimEnd } from '../text/trim';
import { withoutAsides } from './asides';
import { isBoilerplate, withoutBoilerplateClauses } from './boilerplate';
import { TITLE_AS_SUBJECT } from './find-duties';
import { seeksInForeign } from './foreign-sentences';
import type { Topic } from './heading-words';
import { isFactLine } from './labels';
import type { SentenceJudge } from './list-sentences';
import { namesRole, roleSentences } from './role-sentences';
import type { Section } from './sections';
import { sentenceSubject } from './sentence-subject';
import { endsSentence, isRunningText, splitOutsideBrackets, splitSentences } from './sentences';
import { splitDuties } from './split-duties';
import { findTopic } from './topic-of';

const MAX_LENGTH = 4000;
const SHORTEST_PARAGRAPH = 40;
/** A purpose under its own heading may be short. */
const SHORTEST_PURPOSE = 20;
const MAX_NAME_POSITION = 160;

/**
 * A sentence counts as about the role from a certain probability on. These factors change that limit: with a low one
 * more sentences count. A summary says little about the employer, text after the requirements says much.
 */
const SUMMARY_FACTOR = 0.6;
const OWN_SUMMARY_FACTOR = 0.4;
const LATE_FACTOR = 1.6;

/** Running text. Before the first heading, lines with names and addresses are excluded. */
const isProse = ({ kind, text }: Block, topic: Topic) =>
  kind !== 'gap' &&
  text.length >= (topic === 'summary' && endsSentence(text) ? SHORTEST_PURPOSE : SHORTEST_PARAGRAPH) &&
  text.includes(' ') &&
  !isFactLine(text) &&
  (topic === 'summary' || isRunningText(text));

/** Index of the last section about the role: the sections after the requirements are about the employer and its offer. */
const endOfRole = (sections: Section[]) => {
  const end = sections.findIndex(
    ({ topic, lines }) => (topic === 'skills' || topic === 'boilerplate') && lines.length > 0,
  );
  const duties = sections.findIndex(({ topic }) => topic === 'duties' || topic === 'summary');
  return end < 0 || end < duties ? sections.length : end;
};

/** Headings under which the whole advertisement may follow, not only a summary. */
const WEAK_SUMMARY =
  /^(?:job|position|role|vacancy|post)? ?(?:description|details|introduction|overview|background|announcement|opening|posting)$/i;

/** If the role has a summary, other parts are unlikely to describe it. */
const BESIDE_SUMMARY_FACTOR = 3;
const SHORTEST_SUMMARY = 60;

/** Whether a heading announces a summary of the role. */
export const isOwnSummary = (topic: Topic, heading: string) => topic === 'summary' && !WEAK_SUMMARY.test(heading);

/** Under such a heading even a short sentence is about the role: `Purpose: Keeps suppliers paid.` */
const PURPOSE =
  /^(?:main |overall |primary |job |role |position |post )*(?:purpose|mission|aim|objective)s?(?: of (?:the|this) (?:job|role|position|post))?$/i;

/** Whether a section summarises the role under a heading that says so. */
const isSummary = ({ topic, heading, lines }: Section) => {
  const texts = lines.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const least = PURPOSE.test(heading) && texts.every(endsSentence) ? SHORTEST_PURPOSE : SHORTEST_SUMMARY;
  return isOwnSummary(topic, heading) && texts.reduce((sum, { length }) => sum + length, 0) >= least;
};

/** A paragraph about the role may be under a heading of another topic, when a table or sidebar is in between. */
const MISPLACED_FACTOR = 5;

const chooseFactor = (section: Section, isLate: boolean, hasSummary: boolean): number | undefined => {
  const { topic, heading } = section;
  if (isSummary(section)) return OWN_SUMMARY_FACTOR;
  if (topic === 'duties') return SUMMARY_FACTOR;
  const besideSummary = hasSummary ? BESIDE_SUMMARY_FACTOR : 1;
  if (topic === 'summary') return WEAK_SUMMARY.test(heading) ? besideSummary : SUMMARY_FACTOR;
  if (topic !== 'unknown' && topic !== 'company') return undefined;
  return (isLate ? LATE_FACTOR : 1) * besideSummary;
};

const MIN_ITEMS = 3;
/** A list in a summary contains duties. */
const hasList = ({ lines }: Section) => lines.filter(({ kind }) => kind === 'item').length >= MIN_ITEMS;

const LONGEST_ADDITION = 25;
/** The title repeated, with an addition. */
const isTitle = (text: string, name: string) =>
  text.length <= name.length + LONGEST_ADDITION &&
  !endsSentence(text) &&
  text.toLowerCase().startsWith(name.toLowerCase());

const SHORT_SUMMARY_SENTENCES = 6;
const SHORT_SUMMARY_LENGTH = 900;
/** A few sentences under the heading of a summary are all about the role, whatever their wording. */
const isShortSummary = (section: Section) => {
  const prose = section.lines.filter((block) => block.kind === 'text' && isProse(block, 'summary'));
  const sentences = prose.flatMap(({ text }) => splitSentences(text));
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  return (
    isSummary(section) &&
    findTopic(section.heading) === 'summary' &&
    sentences.length <= SHORT_SUMMARY_SENTENCES &&
    length <= SHORT_SUMMARY_LENGTH
  );
};

const LIKELY_OTHER = 0.65;
const shortSummaryText = (block: Block, name: string, judge: SentenceJudge) =>
  splitSentences(withoutBoilerplateClauses(withoutMark(block.text)))
    .filter((sentence) => {
      const { employer, offer } = judge(sentence, block);
      const isOther =
        offer >= LIKELY_OTHER || (employer >= LIKELY_OTHER && sentenceSubject(sentence, name) === 'employer');
      return !isBoilerplate(sentence) && !isOther;
    })
    .join(' ');

const toRoleText = (block: Block, section: Section, name: string, judge: SentenceJudge, factor: number) => {
  if (isShortSummary(section)) return shortSummaryText(block, name, judge);
  const { topic } = section;
  return roleSentences(withoutBoilerplateClauses(withoutMark(block.text)), block, {
    name,
    judge,
    factor,
    isInCompany: topic === 'company',
    ...(factor === MISPLACED_FACTOR && { assumedTopic: 'unknown' }),
  }).join(' ');
};

/**
 * Duties in running text may start with a statement of what the role is: `An Archivist keeps the records of the town;
 * …`. The first duty of a list is not a description.
 */
const openingStatement = (sections: Section[], name: string) => {
  const duties = sections.filter(({ topic }) => topic === 'duties').flatMap(({ lines }) => lines);
  const first = duties.find(
    ({ kind, text }) => kind !== 'gap' && text.length >= SHORTEST_PARAGRAPH && !isFactLine(text),
  );
  if (first?.kind !== 'text') return '';
  const [sentence = ''] = splitSentences(withoutBoilerplateClauses(first.text)).filter(
    (candidate) => !isBoilerplate(candidate),
  );
  const start = sentence.slice(0, MAX_NAME_POSITION).toLowerCase();
  const isNamed = name
    .toLowerCase()
    .split(' ')
    .every((word) => start.includes(word));
  if (!isNamed && !TITLE_AS_SUBJECT.test(sentence)) return '';
  const [clause = ''] = splitOutsideBrackets(sentence, ';');
  return /[.!?]$/.test(clause) ? clause : `${trimEnd(clause, /[\s:,]/)}.`;
};

/** `We seek a Clerk in the Records Office.`: what is left to say of a role that nothing else describes. */
const searchSentence = (sections: Section[], name: string) => {
  const seeking = sections
    .filter(({ topic }) => topic === 'summary' || topic === 'unknown' || topic === 'company')
    .flatMap(({ lines }) => lines.filter(({ kind, text }) => kind === 'text' && isRunningText(text)))
    .flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => SEEKS.test(sentence) && !isBoilerplate(sentence));
  // `Wir suchen Unterstützung mit folgenden Aufgaben:` introduces the list of duties.
  const leadIn =
    sections.map(({ heading }) => heading).find((heading) => seeksInForeign(heading) && isRunningText(`${heading}:`)) ??
    '';
  return (
    seeking.find((sentence) => namesRole(sentence, name)) ??
    seeking.find((candidate) => SEEKS_POSITION.test(candidate)) ??
    leadIn
  );
};
const SEEKS = /\b(?:seeks?|seeking|looking for|looking to (?:fill|hire)|hiring|recruiting|searching for|needs?)\b/i;
/** A job in other words than its title. */
const SEEKS_POSITION = /\b(?:hiring|recruiting|looking to (?:fill|hire)|(?:position|role|post|vacancy|requirement)\b)/i;

/** One paragraph under the heading of the duties says what the role is and what it does. */
const onlyParagraph = (sections: Section[]) => {
  const blocks = sections.filter(({ topic }) => topic === 'duties').flatMap(({ lines }) => lines);
  const [only, ...others] = blocks.filter(({ kind }) => kind !== 'gap');
  return only?.kind === 'text' && !others.length && isProse(only, 'duties') ? only.text : '';
};

/** The purpose of the role: sentences about it outside of its duties; empty if there are none. */
export const roleDescription = (sections: Section[], name: string, judge: SentenceJudge): string => {
  const end = endOfRole(sections);
  const duties = sections.findIndex(({ topic }) => topic === 'duties');
  const { introductions } = splitDuties(sections, name);
  const collect = (factorFor: (section: Section, index: number) => number | undefined) =>
    sections
      .flatMap((section, index) => {
        const factor = factorFor(section, index);
        const isList = section.topic === 'duties';
        if (factor === undefined) return [];
        return section.lines
          .filter((block) => (isList ? introductions.includes(block) : isProse(block, section.topic)))
          .filter(({ kind }) => kind === 'text' || (section.topic === 'summary' && !hasList(section)))
          .filter(({ text }) => !isTitle(text, name))
          .map((block) => toRoleText(block, section, name, judge, factor));
      })
      .filter(Boolean)
      .join('\n');
  // A section with the heading of a summary may say nothing about the role.
  const hasSummary = collect((section) => (isSummary(section) ? OWN_SUMMARY_FACTOR : undefined)) !== '';
  const isLate = (index: number) => index > end || (duties >= 0 && index > duties);
  const description =
    collect((section, index) => chooseFactor(section, isLate(index), hasSummary)) ||
    openingStatement(sections, name) ||
    collect((_, index) => (isLate(index) ? undefined : MISPLACED_FACTOR)) ||
    searchSentence(sections, name) ||
    onlyParagraph(sections);
  const paragraphs = withoutAsides(description.split('\n').map(splitSentences));
  return paragraphs
    .map((sentences) => sentences.join(' '))
    .filter(Boolean)
    .join('\n')
    .slice(0, MAX_LENGTH)
    .trim();
};

const foldText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The description without sentences that are repeated in the list of duties. Sentences about the role itself are kept,
 * and so is a description of one sentence.
 */
export const withoutListedDuties = (description: string, duties: string[], name: string): string => {
  const listed = new Set(duties.map(foldText));
  const paragraphs = description.split('\n').map(splitSentences);
  if (paragraphs.flat().length < 2) return description;
  return paragraphs
    .map((sentences) =>
      sentences
        .filter((sentence) => !listed.has(foldText(sentence)) || sentenceSubject(sentence, name) === 'role')
        .join(' '),
    )
    .filter(Boolean)
    .join('\n');
};
