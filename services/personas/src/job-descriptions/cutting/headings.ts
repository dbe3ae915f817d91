import type { Block } from '../document/document';
import { withoutMark } from '../text/bullets';
import type { Topic } from './heading-words';
import { factsOnLine, isNoValue } from './labels';
import { bareHeading, findTopic, leadInTopic } from './topic-of';

/** Heading depth: 1 to 6 as marked in the document, higher for headings detected by the form of their line. */
export const DEPTH = { capitals: 7, byWords: 8, byColon: 9 } as const;

export interface Heading {
  heading: string;
  topic: Topic;
  depth: number;
  /** Number of levels in its numbering: 2 for `3.1 Scope`. */
  numberingLevels: number;
  /** Text after the heading on the same line. */
  rest: string;
}

const MAX_HEADING_WORDS = 14;
const MAX_INLINE_WORDS = 6;
const MAX_NUMBERED_WORDS = 5;
const SHORT_VALUE = 80;

const wordCount = (text: string) => text.trim().split(/\s+/).length;

const isCapitals = (text: string) =>
  /[A-Z]{3}/.test(text) &&
  !/[a-z]/.test(text) &&
  !/[$\d]{3}/.test(text) &&
  wordCount(text) <= 10 &&
  !/[.;,]$/.test(text);

const countNumberingLevels = (text: string) => {
  const [, number] = /^\s*(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s/.exec(text) ?? [];
  return number ? number.split('.').length : 0;
};

const toSentences = (text: string) => text.split(/(?<=[.!?])\s+/);

/** In a paragraph that ends in a colon, all but the last sentence belong to the section above. */
export const textBeforeLeadIn = (text: string) => toSentences(text).slice(0, -1).join(' ');

/** `Job purpose: to keep …`, or the same as two cells of a table. */
// recheck: the label has at most 60 characters, and the rest begins at its first letter
const parseInline = (text: string): Heading | undefined => {
  const [, label, rest] = /^([^:\t]{3,60})(?::|\t)\s*(\S.*)$/.exec(text) ?? [];
  if (!label || !rest || wordCount(label) > MAX_INLINE_WORDS) return undefined;
  const topic = findTopic(label);
  return (
    topic && {
      heading: bareHeading(label),
      topic,
      depth: DEPTH.byWords,
      numberingLevels: countNumberingLevels(label),
      rest,
    }
  );
};

const MIN_WORDS_BEHIND = 3;
/** `Anforderungen: Ausbildung als Fachkraft für Logistik`: the text of the section is on the line of its heading. */
const hasTextBehind = (text: string) => {
  const [, rest = ''] = /:\s+(.*)/.exec(text) ?? [];
  return wordCount(rest) >= MIN_WORDS_BEHIND && !findTopic(rest) && parseInline(text) !== undefined;
};

/** `Grade` above its value and `Responsible to: …` are facts, not headings. */
const isFact = (topic: Topic, text: string) => {
  const [firstFact] = factsOnLine(text);
  if (!firstFact || isCapitals(text)) return false;
  return (
    topic === 'boilerplate' || firstFact.fact === 'reportingTo' || firstFact.fact === 'group' || firstFact.value !== ''
  );
};

const markedHeading = (text: string, depth: number): Heading | undefined => {
  const isLeadIn = text.endsWith(':');
  if (wordCount(text) > MAX_HEADING_WORDS && !isLeadIn) return undefined;
  const topic = (isLeadIn ? leadInTopic(text) : findTopic(text)) ?? 'unknown';
  return { heading: bareHeading(text), topic, depth, numberingLevels: countNumberingLevels(text), rest: '' };
};

/** A whole sentence that introduces the list of duties. */
const FOLLOWING =
  /^(?:the following|these)(?: \w+){0,3} (?:duties|responsibilities|functions|tasks|accountabilities)\b[^.]{0,120}[.:]$/i;

/** A heading that continues as the first sentence: `DUTIES AND RESPONSIBILITIES include the following. Others may follow.` */
const INCLUDES =
  /^(?:(?:essential|primary|key|main|major|principal|job|general|typical) )*(?:duties|responsibilities|functions|tasks)(?: (?:and|&) (?:duties|responsibilities|functions|tasks))? (?:include|includes|are)\b[^.:]{0,40}\bthe following\b[^.:]{0,60}[.:]/i;
const MAX_INCLUDES_LINE = 240;

const headingByForm = (text: string, isNumbered: boolean): Heading | undefined => {
  const heading = {
    heading: bareHeading(text),
    topic: 'unknown',
    numberingLevels: countNumberingLevels(text),
    rest: '',
  } as const;
  if (isNumbered) {
    const isShort =
      heading.numberingLevels > 1 && wordCount(withoutMark(text)) <= MAX_NUMBERED_WORDS && !/[.;,]$/.test(text);
    if (isCapitals(withoutMark(text))) return { ...heading, depth: DEPTH.capitals };
    return isShort ? { ...heading, depth: DEPTH.byWords } : undefined;
  }
  if (isCapitals(text)) return { ...heading, depth: DEPTH.capitals };
  const [beginning] = text.length <= MAX_INCLUDES_LINE ? (INCLUDES.exec(text) ?? []) : [];
  if (beginning)
    return { ...heading, topic: 'duties', depth: DEPTH.byWords, rest: text.slice(beginning.length).trim() };
  if (FOLLOWING.test(text)) return { ...heading, topic: 'duties', depth: DEPTH.byColon };
  if (!text.endsWith(':')) return undefined;
  const last = toSentences(text).at(-1) ?? text;
  return { ...heading, heading: bareHeading(last), topic: leadInTopic(last) ?? 'unknown', depth: DEPTH.byColon };
};

/** Detects a heading: marked as such, known by its words, in capitals, or ending in a colon. */
export const parseHeading = (line: Block): Heading | undefined => {
  const text = line.text.replace(/\t/g, ' ');
  if (line.kind === 'gap' || !text) return undefined;
  if (line.kind === 'heading') return markedHeading(text, line.depth);
  // A bulleted item has already lost its bullet and is never a heading; a numbered one may be.
  const isNumbered = line.kind === 'item' && withoutMark(text) !== text;
  if (line.kind === 'item' && !isNumbered) return undefined;
  // The cells of a table are not one heading.
  const topic = line.text.includes('\t') ? undefined : findTopic(text);
  const hasValue = topic === 'boilerplate' ? /:\s+\S/.test(text) : hasTextBehind(text);
  if (topic && !hasValue && !/[.,;]$/.test(text) && !isFact(topic, text)) {
    const depth = isCapitals(text) ? DEPTH.capitals : DEPTH.byWords;
    return { heading: bareHeading(text), topic, depth, numberingLevels: countNumberingLevels(text), rest: '' };
  }
  const inlineHeading = parseInline(line.text);
  if (inlineHeading?.topic === 'boilerplate' && inlineHeading.rest.length < SHORT_VALUE) return undefined;
  // `Responsible for: none` is a fact of a form as well.
  if (inlineHeading) {
    const isFactLine = isFact(inlineHeading.topic, line.text) || isNoValue(inlineHeading.rest);
    return isFactLine && inlineHeading.rest.length < SHORT_VALUE ? undefined : inlineHeading;
  }
  return headingByForm(text, isNumbered);
};
