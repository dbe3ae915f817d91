import { splitSentences } from './sentences';

/**
 * Who would hold a position, in a letter about it. A bare name is not among them: `Marketing would send the logo`, `French would
 * help`.
 */
const SOMEBODY =
  '(?:[Hh]e or she|[Ss]he or he|[Hh]e/she|[Ss]he/he|[Ss]he|[Hh]e|[Tt]hey|[Tt](?:he|his) (?:new )?(?:person|colleague|hire)|[Ss]ome(?:one|body)|[Ww]ho(?:m)?ever (?:we|they|you) (?:hire|find|choose|appoint)|M(?:s|rs|r)\\.? \\p{Lu}\\p{Ll}{1,20})';
/** What is said of a person rather than of the work. */
const NO_WORK =
  '(?!(?:be|have|need|like|love|prefer|appreciate|agree|rather|say|think|know|not|never|report|start|earn|get|receive)\\b)';
/** `She would also`: the subject of a duty in such a letter. */
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

/** Whether a sentence says what somebody would do in a position: `She would look after our customers.` */
export const statesSupposedWork = (sentence: string): boolean => SUBJECT_OF_WORK.test(sentence.slice(0, START));

/** Whether a sentence says what somebody must have for a position: `She must speak German.` */
export const asksOfSupposedPerson = (sentence: string): boolean => REQUIREMENT.test(sentence.slice(0, START));

/** The work alone: `look after our customers`. */
export const withoutSupposedPerson = (sentence: string): string => sentence.replace(SUBJECT_OF_WORK, '');

const POSITION = /\b(?:position|post|role|vacancy|job description|hire|replacement|successor|maternity cover)\b/i;
/** Letters that praise somebody name a position and work, too. */
const RECOMMENDS = /\b(?:recommend(?:ation|ed|ing)?|reference|referee|to whom it may concern)\b/i;

/** How many sentences of a letter about a position say what somebody would do in it; 0 for texts that ask nothing of that person. */
export const countSupposedWork = (text: string): number => {
  if (!POSITION.test(text) || RECOMMENDS.test(text)) return 0;
  const sentences = text.split('\n').flatMap(splitSentences);
  return sentences.some(asksOfSupposedPerson) ? sentences.filter(statesSupposedWork).length : 0;
};
