import type { Block } from '../document/document';
import { dutiesIn } from './duties';
import type { Topic } from './heading-words';
import type { SentenceJudge } from './list-sentences';
import { roleSentences } from './role-sentences';
import type { Section } from './sections';
import { sentenceSubject } from './sentence-subject';
import { splitDuties } from './split-duties';

/**
 * Where duties were found, in order of reliability: under their own heading, in a list without one, or by sentence form
 * only.
 */
export type DutySource = 'heading' | 'list' | 'sentences' | 'skills' | 'none';

const FEWEST_IN_LIST = 3;

const STATES_DUTY =
  /\b(?:you(?:'ll| will)|(?:is|are|be|being) (?:responsible|accountable) for|responsib(?:le|ilities) (?:for|include)|(?:post|job|role) ?holder|successful candidate will|incumbent|duties (?:include|are)|tasks include|will (?:be (?:expected|required) to|lead|manage|support|work|provide|deliver|ensure|develop|assist|oversee|prepare|maintain|report|help|play))\b/i;
/** A sentence about the person rather than the work. */
const ASKS =
  /\byou(?:'ll| will|'d| would)? (?:need|have|bring|hold|possess|get|receive|enjoy)\b|\b(?:an advantage|desirable|preferred)\b/i;
/** `An Archivist keeps …`: a job title as the subject. */
export const TITLE_AS_SUBJECT =
  /^(?:An?|The) (?:[A-Z][\w'/&-]*|of|and)(?: (?:[A-Z][\w'/&-]*|of|and|for|the)){0,8} (?:may [a-z]+|[a-z]+s)\b/;
/** First words of a duty: an imperative, an -ing form, or a third-person verb. */
const DUTY_START =
  /^(?:act|advis|analy[sz]|answer|apply|appl|approv|arrang|assess|assign|assist|assum|attend|audit|be |be(?:ing)? responsible|build|calculat|carr|chair|champion|check|clean|coach|collaborat|collect|communicat|compil|conduct|consult|contribut|control|coordinat|co-ordinat|creat|deal|defin|deliver|demonstrat|design|determin|develop|direct|document|draft|driv|encourag|enforc|engag|ensur|establish|estimat|evaluat|execut|facilitat|foster|gather|generat|giv|greet|grow|guid|handl|help|hir|hold|identif|implement|improv|influenc|inspect|install|interpret|investigat|keep|lead|liais|maintain|manag|mediat|mentor|monitor|negotiat|operat|organi[sz]|own|overse|participat|partner|perform|plan|prepar|present|prioriti[sz]|process|produc|promot|protect|provid|rais|receiv|recommend|record|recruit|reduc|repair|report|represent|research|resolv|respond|review|run|schedul|select|serv|set|shap|shar|supervis|support|take|taking|teach|test|track|train|translat|troubleshoot|undertak|understand|updat|use|us(?:e|ing)|verif|work|writ)(?:\w{0,5})\b/i;

const linesUnder = (sections: Section[], ...topics: Topic[]): Block[] =>
  sections.filter(({ topic }) => topics.includes(topic)).flatMap(({ lines }) => lines);

const startsLikeDuty = ({ kind, text }: Block) => kind === 'item' && DUTY_START.test(text.replace(/^\W+/, ''));

/** Lists under unknown headings whose items mostly start like duties. */
const listed = (sections: Section[]) =>
  sections.filter(({ topic, lines }) => {
    const items = lines.filter(({ kind }) => kind === 'item');
    return (
      (topic === 'unknown' || topic === 'summary') &&
      items.length > 0 &&
      items.filter(startsLikeDuty).length * 2 >= items.length
    );
  });

/** How sure the model must be to leave a passage out of the duties' own section. */
const SURE_OTHER = 0.85;
/** First words of what is asked of a person. */
const ASKS_START =
  /^(?:(?:demonstrated|proven|strong|excellent|good|basic|working|advanced|effective|superior|outstanding|thorough|relevant|minimum|previous|prior|valid|current|must|should|an?|the|has|have|having|possesses)\b[ ,]*)*(?:ability|abilities|knowledge|experience|skills?|degree|bachelor|master|ph\.?d|understanding|familiarity|proficiency|proficient|licen[sc]e|certifi\w+|diploma|competen\w+|willingness|communications?|computer skills|years?|\d+\+? years?|be able|capable|training in|expert knowledge|obtaining the required)\b/i;
const SURE_DUTY = 0.5;

/** In running text: sentences about the role that state work. */
const sentenceLines = (sections: Section[], name: string, judge: SentenceJudge): Block[] =>
  linesUnder(sections, 'summary', 'unknown', 'company').flatMap((block) =>
    roleSentences(block.text, block, { name, judge, times: 1 })
      .filter((sentence) => !ASKS.test(sentence))
      .filter((sentence) => {
        const subject = sentenceSubject(sentence, name);
        const speaksOfRole = subject === 'role' || (subject === 'search' && STATES_WORK.test(sentence));
        return (
          speaksOfRole ||
          judge(sentence, block).duty >= SURE_DUTY ||
          STATES_DUTY.test(sentence) ||
          TITLE_AS_SUBJECT.test(sentence)
        );
      })
      .map((text) => ({ ...block, kind: 'text' as const, text })),
  );
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
    return isSure && (block.kind === 'text' || ASKS_START.test(text) || offer >= SURE_OTHER);
  };
  const headed = dutiesIn(splitDuties(sections, name).duties, name, isOther);
  if (headed.length) return { duties: headed, source: 'heading' };
  const inLists = dutiesIn(
    listed(sections).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'item')),
    name,
    isOther,
  );
  if (inLists.length >= FEWEST_IN_LIST) return { duties: inLists, source: 'list' };
  const stated = dutiesIn(sentenceLines(sections, name, judge), name);
  const skills = dutiesIn(linesUnder(sections, 'skills').filter(startsLikeDuty), name);
  if (stated.length && stated.length * 2 >= skills.length) return { duties: stated, source: 'sentences' };
  if (skills.length >= FEWEST_IN_LIST) return { duties: skills, source: 'skills' };
  return { duties: stated, source: stated.length ? 'sentences' : 'none' };
};
