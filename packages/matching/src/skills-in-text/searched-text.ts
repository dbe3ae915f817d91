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

const ASKED = '(?:asked|expected|necessary|needed|required)';
const KNOWING = '(?:background|degree|experience|expertise|knowledge|qualifications?|skills?|training)';
/** `No knowledge of SQL is needed`, `SQL is not required`. */
const NOT_ASKED = new RegExp(
  `\\b(?:no|without)\\s(?!doubt|matter|one\\b)[^.,;:!?]{0,60}?\\b${KNOWING}\\b[^.,;:!?]{0,60}?\\b${ASKED}\\b|[^.;:!?,]{1,80}\\b(?:is|are)\\s(?:not|no longer)\\s${ASKED}\\b`,
  'gi',
);

const fill = (text: string) => FILLER.repeat(text.length);

/**
 * A text in which skills are searched: with filler of the same length for addresses, for letters that name no skill, and
 * for what it says is not needed.
 */
export const searchedText = (text: string): string =>
  withoutAddresses(text).replace(NOT_ASKED, fill).replace(NAMED_LETTERS, fill).replace(LETTERS_IN_NAMES, fill);
