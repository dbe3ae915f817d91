import type { Block } from '../document/document';
import type { DutySource } from './find-duties';
import { seeksInForeign } from './foreign-sentences';
import { isEmptyForm } from './is-empty-form';
import { isInterviewGuide } from './is-interview-guide';
import type { StatedFact } from './labels';
import { hasRoleNoun } from './role-nouns';
import type { Section } from './sections';
import { countSupposedWork } from './supposed-person';

/** Words of other document types that are uploaded by mistake; two words of a type are enough. */
const OTHER_DOCUMENTS: RegExp[][] = [
  [
    /\binvoice (?:no|number|date|#)|\btax invoice\b/i,
    /\b(?:amount|balance|total) due\b/i,
    /\bsub-?total\b/i,
    /\bbill to\b/i,
    /\b(?:vat|iban|swift|sort code|payment terms)\b/i,
    /\bunit price\b/i,
  ],
  [
    /\bcurriculum vitae\b|\brésumé\b|^resume$/im,
    /\breferences (?:are )?available\b/i,
    // recheck: no part is repeated more than 20 times
    /^\W{0,20}(?:work|professional|employment) (?:experience|history)\W{0,20}$/im,
    // recheck: no part is repeated more than 20 times
    /^\W{0,20}(?:hobbies|interests|references|education and training)\W{0,20}$/im,
    /\bdate of birth\b|\bnationality:/i,
    /\b(?:19|20)\d\d\s*[-–—]\s*(?:present|current|now|today)\b/i,
    /\bI (?:am|was|have|led|managed|worked)\b/,
  ],
  [/\blorem ipsum\b/i, /\bdolor sit amet\b/i],
  [
    /\bwhat you(?:'ll| will) learn\b|\blearning (?:outcomes|objectives)\b/i,
    /\bwho should attend\b|^course\b/im,
    /\b(?:register now|enrol|course (?:fees?|dates?|content|outline))\b/i,
  ],
  [/\b(?:chapter|table of contents)\b/i, /\bsaid (?:he|she)\b|\b(?:he|she) said\b/i, /\bonce upon\b/i],
];

const RECRUITING = [
  /\b(?:applicants?|candidates?)\b/i,
  /\b(?:post|job|role) ?holder\b|\bincumbent\b/i,
  /\bqualifications?\b/i,
  /\bexperience\b/i,
  /\b(?:this|the) (?:role|position|post|job)\b/i,
  /\byou(?:'ll| will)\b|(?:^|[.!?]\s)You \p{Ll}/mu,
  /\b(?:reports? to|reporting to)\b/i,
  /\bresponsib(?:le|ility|ilities)\b/i,
  /\bdut(?:y|ies)\b/i,
  /\b(?:salary|full[- ]time|part[- ]time|pension|flexible (?:hours|working)|annual leave)\b/i,
  /\bskills?\b|\byou(?:'ll| will) need\b/i,
  /\b(?:apply|per (?:hour|annum|week))\b/i,
  /\brequire(?:d|ments?)\b/i,
  /\bsupervis|\bmanag/i,
];
const MIN_SIGNS = 3;
const MANY_SIGNS = 5;
const MIN_UNDER_TITLE = 3;

export interface Evidence {
  text: string;
  sections: Section[];
  facts: StatedFact[];
  name: string;
  isNameInText: boolean;
  duties: string[];
  source: DutySource;
  /** In other languages only headings are evaluated. */
  isForeign: boolean;
}

const isOtherDocument = (text: string) =>
  OTHER_DOCUMENTS.some((signs) => signs.filter((sign) => sign.test(text)).length >= 2);

const POINTS: Record<DutySource, number> = { heading: 3, list: 2, sentences: 1, skills: 1, none: 0 };
const ENOUGH = 4;
/** First sentences of an advertisement without headings. */
const ADVERTISES =
  /^(?:[A-Z][\w/&-]*)(?: [\w/&-]+){0,5} (?:wanted|required)\b|\b(?:wish(?:es)? to appoint|looking (?:for|to)|seeks?|seeking|hiring|recruiting|opportunity for|vacancy for) (?:an?|the|our|to|appoint|recruit|hire|fill)\b/i;

const withoutBrackets = (text: string) =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether the document is headed by the role's name alone. */
const isTitledByRole = (sections: Section[], name: string) => {
  const first = sections.slice(0, 3).find(({ heading, lines }) => heading || lines.length);
  const title = first?.heading || first?.lines[0]?.text || '';
  return withoutBrackets(title) === withoutBrackets(name);
};

/** `.........`, `____` and `[please fill in]` are the blanks of a form. */
const isFilledIn = ({ text }: Block) => /\p{L}{2}/u.test(text.replace(/\[[^[\]]*\]/g, ''));

const skillLines = (sections: Section[]) =>
  sections
    .filter(({ topic }) => topic === 'skills')
    .flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'gap').map(({ text }) => text));

/** Whether a text is a job description: it names a role and its duties, in typical words. */
export const isJobDescription = ({
  text,
  sections,
  facts,
  name,
  isNameInText,
  duties,
  source,
  isForeign,
}: Evidence): boolean => {
  const has = (topic: string) => sections.some((section) => section.topic === topic && section.lines.some(isFilledIn));
  const signs = RECRUITING.filter((sign) => sign.test(text)).length;
  const isHeaded = source === 'heading';
  const isTitled = isNameInText && isTitledByRole(sections, name);
  if (isInterviewGuide(text) || isEmptyForm(duties, skillLines(sections))) return false;
  if (isOtherDocument(text) && !(isHeaded && (has('skills') || has('summary')) && signs >= MIN_SIGNS)) return false;
  const points =
    POINTS[source] +
    (isNameInText && hasRoleNoun(name) ? 1 : 0) +
    (facts.some(({ fact }) => fact !== 'other') ? 1 : 0) +
    (has('skills') ? 1 : 0) +
    (has('summary') ? 1 : 0) +
    (isForeign || signs >= MIN_SIGNS ? 1 : 0) +
    (ADVERTISES.test(text) || (isForeign && seeksInForeign(text)) ? 1 : 0) +
    (isTitled ? 1 : 0) +
    (duties.length > 3 ? 1 : 0);
  // A posting may name the role and its requirements without listing duties.
  const isPostingWithoutDuties =
    source === 'none' && isNameInText && hasRoleNoun(name) && has('skills') && signs >= MIN_SIGNS;
  // A short mail about a vacancy contains few of the usual words.
  const minSigns = duties.length > 0 || isTitled ? MIN_SIGNS - 1 : MIN_SIGNS;
  const isAdvertisement = isNameInText && hasRoleNoun(name) && signs >= minSigns && ADVERTISES.test(text);
  const isForeignAdvertisement =
    isForeign && isNameInText && hasRoleNoun(name) && seeksInForeign(text) && (has('skills') || has('boilerplate'));
  // Two known headings, as `Dein Profil` and `Wir bieten`, do not stand above other texts.
  const headed = (['duties', 'skills', 'boilerplate', 'summary'] as const).filter(has);
  const isHeadedForeign = isForeign && headed.length > 1 && (has('duties') || has('skills'));
  // What is wanted and how to apply, for a role that only the file name has.
  const isPosting = hasRoleNoun(name) && has('skills') && has('company') && has('boilerplate') && signs >= MIN_SIGNS;
  // The text has the title of a role and sentences that begin like duties. A list could be a check list.
  const isTitledText = isTitled && hasRoleNoun(name) && source === 'sentences' && duties.length >= MIN_UNDER_TITLE;
  // A short advertisement in running text under the title of a role.
  const isShort = isNameInText && hasRoleNoun(name) && duties.length > 0 && signs >= MANY_SIGNS;
  // A letter that says what somebody would do in a position has few of the usual words.
  const supposed = countSupposedWork(text);
  const isLetter = isNameInText && hasRoleNoun(name) && supposed > 1 && supposed + signs > MIN_SIGNS;
  const isVacancy = isLetter || isAdvertisement || isForeignAdvertisement || isHeadedForeign || isPosting;
  return isPostingWithoutDuties || isTitledText || isShort || isVacancy || (duties.length > 0 && points >= ENOUGH);
};
