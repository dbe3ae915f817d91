import { withoutAddresses } from './addresses';

const FILLER = '_';

/** What has a class, a grade or another kind named by a letter. */
const NAMED_BY_LETTER =
  'annex|appendix|band|block|building|category|class|division|form|gate|grade|group|hepatitis|influenza|klasse|league|letter|level|licence|license|option|paragraph|part|plan|rating|room|schedule|section|series|terminal|tier|type|unit|vitamin|vitamins';
/** Single letters that name no skill: `class C`, `vitamin C and D`. */
// recheck: the letters are at most ten
const NAMED_LETTERS = new RegExp(
  `\\b(?:${NAMED_BY_LETTER})\\s(?:(?:and|or)\\s|[,/&]\\s?)?[A-Z](?![\\w+#])(?:(?:\\s(?:and|or)\\s|,\\s|\\s?[/&]\\s?)[A-Z](?![\\w+#])){0,9}`,
  'gi',
);
/** Letters within another name: `C-suite`, `R&D`, `R and D`, the initials of a person. */
const LETTERS_IN_NAMES =
  /(?<![\w+#])[A-Z](?=-\p{Ll})|(?<![\w+#])[A-Z]\s?&\s?[A-Z](?![\w+#])|(?<![\w+#])R and D(?![\w+#])|(?<=\p{Lu}\p{Ll}{1,20} )[A-Z]\.(?= \p{Lu}\p{Ll})/gu;

/** How long or how often: `30 Tage`, `40-hour`. Their words are rare in names of skills and common in texts. */
// recheck: safe, because the quantifiers of the number are bounded
const QUANTITIES =
  /(?<![\p{L}\p{N}])\d{1,4}(?:[.,–-]\d{1,4})?\+?[\s-](?:days?|weeks?|months?|hours?|years?|Tage?n?|Wochen?|Monate?n?|Stunden?|Jahre?n?|jours?|semaines?|mois|heures?|ans|années?|días?|semanas?|meses|horas?|años?)(?!\p{L})/giu;

const ASKED = '(?:asked|expected|necessary|needed|required)';
const KNOWING = '(?:background|degree|experience|expertise|knowledge|qualifications?|skills?|training)';
const NOT = '\\b(?:no|without)\\s(?!doubt|matter|one\\b)';
/** What a text says is not needed. */
const NOT_ASKED = new RegExp(
  [
    // No knowledge of SQL is needed
    `${NOT}[^.,;:!?]{0,60}?\\b${KNOWING}\\b[^.,;:!?]{0,60}?\\b${ASKED}\\b`,
    // No SQL required
    `${NOT}(?:[^\\s.,;:!?]{1,30}\\s){1,4}?${ASKED}\\b`,
    // No experience with SQL
    `${NOT}(?:(?:prior|previous|special|specific)\\s)?${KNOWING}\\s(?:in|of|with)\\s[^.,;:!?]{1,60}`,
    // SQL is not required; SQL not needed; SQL is not a must
    `[^.;:!?,]{1,80}\\b(?:not|no longer)\\s(?:${ASKED}|a must|a requirement)\\b`,
    // You do not need SQL
    `\\b(?:do not|don['’]t)\\s(?:need|require|have to know)\\s[^.,;:!?]{1,60}`,
  ].join('|'),
  'gi',
);
/** `SQL is a plus but not required`: it is wanted. */
const WANTED = /\b(?:advantage|asset|beneficial|desirable|helpful|ideal|nice|optional|plus|preferred|welcome)\b/i;

const fill = (text: string) => FILLER.repeat(text.length);
const fillUnlessWanted = (text: string) => (WANTED.test(text) ? text : fill(text));

/**
 * A text in which skills are searched: with filler of the same length for addresses, for letters that name no skill, for times, and
 * for what it says is not needed.
 */
export const searchedText = (text: string): string =>
  withoutAddresses(text)
    .replace(NOT_ASKED, fillUnlessWanted)
    .replace(QUANTITIES, fill)
    .replace(NAMED_LETTERS, fill)
    .replace(LETTERS_IN_NAMES, fill);
