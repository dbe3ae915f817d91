import { FILLERS } from './heading-words';
import { hasRoleNoun } from './role-nouns';

const MAX_ROLE_WORDS = 7;
/** A heading with one of these words is about the role before it: `Baker duties`, not `Trainer certificate`. */
const ABOUT_ROLE = /\b(?:duties|responsibilities|accountabilities|tasks|requirements|qualifications|skills)\b/;

/** `Principal` before `duties` is no role. */
const namesRole = (word: string) => !FILLERS.has(word.toLowerCase()) && hasRoleNoun(word.replace(/['’]s$/, ''));

/** Splits `Night Porter duties and responsibilities` after the role; undefined for other headings. */
export const splitRoleHeading = (heading: string): { role: string; rest: string } | undefined => {
  const words = heading.split(' ');
  const end = words.slice(0, MAX_ROLE_WORDS).findLastIndex(namesRole);
  const role = words
    .slice(0, end + 1)
    .join(' ')
    .replace(/['’]s$/, '');
  const rest = words.slice(end + 1).join(' ');
  return role && ABOUT_ROLE.test(rest.toLowerCase()) ? { role, rest } : undefined;
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

/** Removes the words of a document around the role it is about; other lines are returned as they are. */
export const withoutDocumentWords = (title: string): string => {
  const role = title.replace(BEFORE_ROLE, '');
  return role !== title && hasRoleNoun(role) ? role.replace(/ (?:role|position|job|post)$/i, '') : title;
};
