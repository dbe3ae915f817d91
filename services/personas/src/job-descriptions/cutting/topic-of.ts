import { trimEnd } from '../text/trim';
import { FOREIGN_DUTIES_FOLLOW, FOREIGN_HEADING_LISTS } from './foreign-heading-lists';
import { FOREIGN_HEADINGS } from './foreign-headings';
import { FILLERS, type KnownTopic, LEAD_INS, TOPIC_PHRASES, TOPIC_WORDS } from './heading-words';
import { splitRoleHeading } from './role-headings';

const ALL_FOREIGN = [...FOREIGN_HEADINGS, ...FOREIGN_HEADING_LISTS];
const LONGEST_HEADING = 110;
const MAX_WORDS = 12;
const MAX_FOREIGN_WORDS = 7;

/** A heading without numbering, brackets and punctuation at both ends. */
export const bareHeading = (heading: string) =>
  trimEnd(
    heading
      .replace(/^[\s#*_]+/, '')
      .replace(
        /^(?:section|part|article)?\s*(?:\d{1,2}(?: ?[a-z]\)|(?:\.\d{1,2}){0,3}[.)]?)|[A-Z][.)]|[IVX]{1,4}[.)])\s+/i,
        '',
      )
      .replace(/\([^()]*\)/g, ' '),
    /[\s:;.…*_–—-]/,
  )
    .replace(/\s+/g, ' ')
    .trim();

const splitWords = (heading: string) => heading.split(/[^a-z'-]+/).filter((word) => word.length > 0 && word !== '-');

const findTopicByWords = (heading: string): KnownTopic | undefined => {
  const words = splitWords(heading);
  return TOPIC_WORDS.find(
    ([, topicWords]) =>
      words.some((word) => topicWords.has(word)) && words.every((word) => topicWords.has(word) || FILLERS.has(word)),
  )?.[0];
};

/** Some PDFs show the ligature `fi` as another capital: `QualiFcations`. */
const LOST_LIGATURE = /(?<=[a-z])[A-Z!](?=[a-z])/g;

/** `IV. Education 10%`: with a share of the time any subject is one of duties. */
const SHARE = /\d ?%\)?$/;

/** Topic of a heading; undefined for unknown headings and other lines. */
export const findTopic = (line: string): KnownTopic | undefined => {
  const heading = bareHeading(line.replace(LOST_LIGATURE, 'fi')).toLowerCase().replaceAll('&', 'and');
  if (!heading || heading.length > LONGEST_HEADING || heading.split(' ').length > MAX_WORDS) return undefined;
  const topic =
    TOPIC_PHRASES.find(([, pattern]) => pattern.test(heading))?.[0] ??
    findTopicByWords(heading) ??
    findTopicByWords(splitRoleHeading(bareHeading(line))?.rest.toLowerCase().replaceAll('&', 'and') ?? '');
  if (topic === 'skills' && SHARE.test(line)) return 'duties';
  if (topic || heading.split(' ').length > MAX_FOREIGN_WORDS) return topic;
  const question = trimEnd(heading.replace(/^¿\s?/, ''), /[?\s]/);
  return ALL_FOREIGN.find(([, pattern]) => pattern.test(question))?.[0];
};

/** Whether a line can only be a heading. `Education` is not: it may also be the value of `Department:`. */
export const isOnlyHeading = (line: string): boolean => ['duties', 'summary'].includes(findTopic(line) ?? '');

/** Topic of a list, by its introductory sentence that ends in a colon. */
export const leadInTopic = (sentence: string): KnownTopic | undefined => {
  const text = sentence.toLowerCase().slice(-240);
  return (
    findTopic(sentence) ??
    (FOREIGN_DUTIES_FOLLOW.test(text) ? 'duties' : LEAD_INS.find(([, pattern]) => pattern.test(text))?.[0])
  );
};
