import type { Block } from '../document/document';
import { collectDuties } from './duties';
import { DUTY_START } from './duty-start';
import type { Topic } from './heading-words';
import type { SentenceJudge } from './list-sentences';
import { roleSentences } from './role-sentences';
import type { Section } from './sections';
import { sentenceSubject } from './sentence-subject';
import { isRunningText, splitSentences } from './sentences';
import { splitDuties } from './split-duties';
import { isSubject, withoutSubjects } from './subject-lines';

/**
 * Where duties were found, in order of reliability: under their own heading, in a list without one, or by the form of
 * sentences only.
 */
export type DutySource = 'heading' | 'list' | 'sentences' | 'skills' | 'none';

const MIN_IN_LIST = 3;

const STATES_DUTY =
  /\b(?:you(?:'ll| will)|(?:is|are|be|being) (?:responsible|accountable) for|responsib(?:le|ilities) (?:for|include)|(?:post|job|role) ?holder|successful candidate will|incumbent|duties (?:include|are)|tasks include|will (?:be (?:expected|required) to|lead|manage|support|work|provide|deliver|ensure|develop|assist|oversee|prepare|maintain|report|help|play))\b/i;
/** A sentence about the person rather than the work. */
const ASKS =
  /\byou(?:'ll| will|'d| would)? (?:need|have|bring|hold|possess|get|receive|enjoy)\b|\b(?:an advantage|desirable|preferred)\b/i;
/** `An Archivist keeps …`: a job title as the subject. */
export const TITLE_AS_SUBJECT =
  /^(?:An?|The) (?:[A-Z][\w'/&-]*|of|and)(?: (?:[A-Z][\w'/&-]*|of|and|for|the)){0,8} (?:may [a-z]+|[a-z]+s)\b/;

const linesUnder = (sections: Section[], ...topics: Topic[]): Block[] =>
  sections.filter(({ topic }) => topics.includes(topic)).flatMap(({ lines }) => lines);

const startsLikeDuty = ({ kind, text }: Block) => kind === 'item' && DUTY_START.test(text.replace(/^\W+/, ''));

/** Lists under unknown headings with mostly items that start like duties. */
const findDutyLists = (sections: Section[]) =>
  sections.filter(({ topic, lines }) => {
    const items = lines.filter(({ kind }) => kind === 'item');
    return (
      (topic === 'unknown' || topic === 'summary') &&
      items.length > 0 &&
      items.filter(startsLikeDuty).length * 2 >= items.length
    );
  });

const MIN_WITHOUT_BULLETS = 5;
const LONGEST_LINE = 300;
const MIN_IN_RUN = 3;
const LIKE_DUTY = 0.4;

/** Consecutive lines that start like duties, in a document whose lists have lost their bullets. */
const findLinesWithoutBullets = (sections: Section[], judge: SentenceJudge): Block[] => {
  const runs: Block[][] = [[]];
  for (const line of linesUnder(sections, 'unknown', 'summary')) {
    if (line.kind === 'gap' || isSubject(line)) continue;
    const isLikeDuty = DUTY_START.test(line.text) || judge(line.text, line).duty >= LIKE_DUTY;
    if (isLikeDuty && line.text.length <= LONGEST_LINE && !ASKS.test(line.text)) runs.at(-1)?.push(line);
    else runs.push([]);
  }
  return runs
    .filter(
      (run) => run.length >= MIN_IN_RUN && run.filter(({ text }) => DUTY_START.test(text)).length * 2 > run.length,
    )
    .flat();
};

/** Paragraphs whose sentences all begin like duties: `Build data pipelines. Maintain the warehouse. Monitor loads.` */
const findImperativeParagraphs = (sections: Section[], isOther: (text: string, block: Block) => boolean): Block[] =>
  linesUnder(sections, 'unknown', 'summary')
    .map((block) => ({ block, sentences: splitSentences(block.text) }))
    .filter(
      ({ block, sentences }) =>
        block.kind === 'text' &&
        sentences.length >= MIN_IN_RUN &&
        sentences.every((sentence) => DUTY_START.test(sentence) && !ASKS.test(sentence) && !isOther(sentence, block)),
    )
    .flatMap(({ block, sentences }) => sentences.map((text) => ({ ...block, text })));

/** A passage in the section of duties is left out if it is of another kind with at least this probability. */
const SURE_OTHER = 0.85;
/** First words of a requirement. */
const ASKS_START =
  /^(?:(?:demonstrated|proven|strong|excellent|good|basic|working|advanced|effective|superior|outstanding|thorough|relevant|minimum|previous|prior|valid|current|must|should|an?|the|has|have|having|possesses)\b[ ,]*)*(?:ability|abilities|knowledge|experience|skills?|degree|bachelor|master|ph\.?d|understanding|familiarity|proficiency|proficient|licen[sc]e|certifi\w+|diploma|competen\w+|willingness|communications?|computer skills|years?|\d+\+? years?|be able|capable|training in|(?:expert|specialist|comprehensive|extensive|mastery|expertise|highest level|high level)(?: \w+){0,2} (?:of|in|skills?|knowledge)|obtaining the required)\b/i;
const SURE_DUTY = 0.5;
const HOLDER_START = /^(?:you|the (?:incumbent|employee|(?:post|job|role) ?holder)) \p{Ll}/iu;
/** `Verify the papers`, `You talk to the tower`: the start of a sentence about work. */
const startsWithWork = (text: string) =>
  DUTY_START.test(text.replace(/^\W+/, '')) || (HOLDER_START.test(text) && !ASKS.test(text));

const MIN_REQUESTED = 3;
/**
 * Consecutive paragraphs or items that ask for knowledge start another part of the document without a heading: they and
 * what follows are not duties.
 */
const cutAtRequirements = (blocks: Block[]): Block[] => {
  const isRequirement = blocks.map(({ text }) => ASKS_START.test(text));
  const end = blocks.findIndex(
    (_, index) =>
      index > 0 && isRequirement.slice(index, index + MIN_REQUESTED).filter(Boolean).length === MIN_REQUESTED,
  );
  return end < 0 ? blocks : blocks.slice(0, end);
};

/** In running text: sentences about the role that describe work. */
const findDutySentences = (sections: Section[], name: string, judge: SentenceJudge): Block[] =>
  linesUnder(sections, 'summary', 'unknown', 'company').flatMap((block) =>
    (isRunningText(block.text) ? roleSentences(block.text, block, { name, judge, factor: 1 }) : [])
      .filter((sentence) => !ASKS.test(sentence) && !ABOUT_PROJECT.test(sentence))
      .filter((sentence) => {
        const subject = sentenceSubject(sentence, name);
        if (subject === 'search') return STATES_WORK.test(sentence);
        return (
          (subject === 'role' && !ABOUT_POSITION.test(sentence)) ||
          judge(sentence, block).duty >= SURE_DUTY ||
          STATES_DUTY.test(sentence) ||
          TITLE_AS_SUBJECT.test(sentence)
        );
      })
      .map((text) => ({ ...block, kind: 'text' as const, text })),
  );
/** The goals of a project are not duties of the role. */
const ABOUT_PROJECT =
  /^(?:(?:the|this|our) (?:[\w-]+ ){0,3}?(?:initiative|project|platform|programme?) (?:will|is|has|aims|seeks)|this work will (?!include|involve|require|be ))\b/i;
/** `The position is part of a new programme`: about the position, but not about work. */
const ABOUT_POSITION =
  /^(?:this|the) (?:[\w-]+ ){0,4}?(?:position|role|appointment|job|post) (?:is (?:an? |also )?(?:new )?(?:part of|located|based|funded|open|available|within|full[- ]time|part[- ]time)|reports)\b/i;
/** `… seeks a Clerk to keep the records`. */
const STATES_WORK =
  /\b(?:to (?:assist|support|lead|manage|help|oversee|develop|maintain|conduct|care|work|provide|coordinate|carry|serve|join)|who (?:will|can)|responsible for)\b/i;

/** The duties of the role, from the most reliable source that has any. */
export const findDuties = (
  sections: Section[],
  name: string,
  judge: SentenceJudge,
): { duties: string[]; source: DutySource } => {
  const isOther = (text: string, block: Block) => {
    if (block.kind === 'text' && sentenceSubject(text, name) === 'person') return true;
    const { requirement, offer, employer } = judge(text, block);
    const isSure = requirement + offer + employer >= SURE_OTHER;
    const isProse = block.kind === 'text' && !startsWithWork(text);
    return isSure && (isProse || ASKS_START.test(text) || offer >= SURE_OTHER);
  };
  const underHeading = collectDuties(cutAtRequirements(splitDuties(sections, name).duties), name, isOther);
  if (underHeading.length) return { duties: underHeading, source: 'heading' };
  const inLists = collectDuties(
    withoutSubjects(findDutyLists(sections).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'item'))),
    name,
    isOther,
  );
  if (inLists.length >= MIN_IN_LIST) return { duties: inLists, source: 'list' };
  const withoutBullets = collectDuties(findLinesWithoutBullets(sections, judge), name, isOther);
  if (withoutBullets.length >= MIN_WITHOUT_BULLETS) return { duties: withoutBullets, source: 'list' };
  const stated = collectDuties(findDutySentences(sections, name, judge), name);
  const fromSentences = stated.length
    ? stated
    : collectDuties(
        findImperativeParagraphs(sections, (text, block) => {
          const { requirement, offer, employer } = judge(text, block);
          return requirement + offer + employer >= SURE_OTHER;
        }),
        name,
      );
  const skills = collectDuties(linesUnder(sections, 'skills').filter(startsLikeDuty), name);
  if (fromSentences.length && fromSentences.length * 2 >= skills.length)
    return { duties: fromSentences, source: 'sentences' };
  if (skills.length >= MIN_IN_LIST) return { duties: skills, source: 'skills' };
  return { duties: fromSentences, source: fromSentences.length ? 'sentences' : 'none' };
};
