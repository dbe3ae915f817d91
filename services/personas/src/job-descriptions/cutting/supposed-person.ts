import { splitSentences } from './sentences';

/** Words before `would` that name nobody. */
const NOBODY = '(?!(?:It|This|That|These|Those|There|We|You|What|Who|Which|One|Such|All|Both|Nobody)\\b)';
const NAME = '\\p{Lu}\\p{Ll}{1,20}';
/** Who would hold a position, in a letter about it: `Anna`, `she`, `whoever we hire`. */
const SOMEBODY = `(?:[Hh]e or she|[Ss]he or he|[Hh]e/she|[Ss]he/he|[Tt](?:he|his) (?:new )?(?:person|colleague|hire)|[Ss]ome(?:one|body)|[Ww]ho(?:m)?ever (?:we|they|you) (?:hire|find|choose|appoint)|${NOBODY}(?:M(?:s|rs|r)\\.? )?${NAME}(?: ${NAME})?)`;
/** What is said of a person rather than of the work. */
const NO_WORK =
  '(?!(?:be|have|need|like|love|prefer|appreciate|agree|rather|say|think|know|not|never|report|start|earn|get|receive)\\b)';
/** `Anna would also`: the subject of a duty in such a letter. */
// recheck: safe from slow matching, because no part is repeated
const SUBJECT_OF_WORK = new RegExp(
  `^${SOMEBODY} would (?:(?:also|then|mainly|mostly) )?(?:be responsible for |have to )?${NO_WORK}(?=\\p{Ll})`,
  'u',
);
/** `She must speak German`, `Whoever we hire needs a licence`. */
// recheck: safe from slow matching, because no part is repeated
const REQUIREMENT = new RegExp(
  `^${SOMEBODY} (?:(?:would|should|must)(?: also)? (?:have|need|be|bring|know|speak|hold)|needs?|would need)(?! responsible)\\b`,
  'u',
);
const START = 110;

/** Whether a sentence says what somebody would do in a position: `Anna would look after our customers.` */
export const statesSupposedWork = (sentence: string): boolean => SUBJECT_OF_WORK.test(sentence.slice(0, START));

/** Whether a sentence says what somebody must have for a position: `She must speak German.` */
export const asksOfSupposedPerson = (sentence: string): boolean => REQUIREMENT.test(sentence.slice(0, START));

/** The work alone: `look after our customers`. */
export const withoutSupposedPerson = (sentence: string): string => sentence.replace(SUBJECT_OF_WORK, '');

const POSITION = /\b(?:position|post|role|vacancy|job description|hire|replacement|successor|maternity cover)\b/i;

/** How many sentences of a letter about a position say what somebody would do in it; 0 for other texts. */
export const countSupposedWork = (text: string): number =>
  POSITION.test(text) ? text.split('\n').flatMap(splitSentences).filter(statesSupposedWork).length : 0;
