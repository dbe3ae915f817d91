import { FILLERS } from './heading-words';
import { hasRoleNoun } from './role-nouns';

const MAX_ROLE_WORDS = 7;
/** `Baker duties` and `Baker Key Responsibilities`, but not `Trainer certificate` or `Coach trainers in skills`. */
const BEGINS_WITH_TOPIC =
  /^(?:(?:job|key|core|main|general|typical|primary) ){0,2}(?:duties|responsibilities|accountabilities|tasks|requirements|qualifications|skills)\b/i;
const SMALL_WORD = /^(?:of|and|for|the|&|[-–—/])$/;

/** `Principal` before `duties` is no role. */
const namesRole = (word: string) => !FILLERS.has(word.toLowerCase()) && hasRoleNoun(word.replace(/['’]s$/, ''));

/** Splits `Night Porter duties and responsibilities` after the role; undefined for other headings. */
export const splitRoleHeading = (heading: string): { role: string; rest: string } | undefined => {
  const words = heading.split(' ');
  const isTitle = (word: string) => SMALL_WORD.test(word) || /^\p{Lu}/u.test(word);
  const end = words.slice(0, MAX_ROLE_WORDS).findLastIndex(namesRole);
  const role = words
    .slice(0, end + 1)
    .join(' ')
    .replace(/['’]s$/, '');
  const rest = words.slice(end + 1).join(' ');
  const isRole = words.slice(0, end + 1).every(isTitle);
  return isRole && BEGINS_WITH_TOPIC.test(rest) ? { role, rest } : undefined;
};

const DOCUMENT_WORDS =
  '(?:job|role|position|post) (?:description|specification|profile)s?|duties|responsibilities|functions|tasks|skills|requirements';
const KINDS = '(?:(?:sample|example|standard|key|core|main|typical|general|primary|required|essential) ){0,3}';

/** What stands before the role: `Sample job description for a Night Porter`, `Key duties and required skills of the …`. */
// recheck: every part is repeated at most three times
const BEFORE_ROLE = new RegExp(
  `^${KINDS}(?:${DOCUMENT_WORDS})(?:,? (?:and|&) ${KINDS}(?:${DOCUMENT_WORDS})){0,2} (?:for|of) (?:an? |the )?(?=\\p{L})`,
  'iu',
);

/** What stands behind the role: `Job Description Template (2026)`, `Role Profile: What We Look For`. */
// recheck: a title line has at most 400 characters
const AFTER_ROLE =
  /\s+(?:job|role|position|post) (?:description|specification|profile)s?(?: (?:template|sample|example)s?)?(?:\s+\(?(?:19|20)\d\d\)?)?(?:\s*[:|–—-]\s.*)?$/i;
const ENDS_OPEN = /(?:\b(?:of|for|the|and|an?)|[/&,–—-])$/i;

const withoutWordsBehind = (title: string) => {
  const role = title.replace(AFTER_ROLE, '');
  return hasRoleNoun(role) && !ENDS_OPEN.test(role) ? role : title;
};

/** Removes the words of a document around the role it is about; other lines are returned as they are. */
export const withoutDocumentWords = (line: string): string => {
  const title = withoutWordsBehind(line);
  const role = title.replace(BEFORE_ROLE, '');
  return role !== title && hasRoleNoun(role) ? role.replace(/ (?:role|position|job|post)$/i, '') : title;
};
