const NAME = "(\\p{Lu}[\\p{L}'’&.-]*(?: (?:(?:of|for|and|the|&) )?\\p{Lu}[\\p{L}'’&.-]*){0,8})";

/** Phrases by which a name is recognised as the employer's: 'Acme is an equal opportunity employer'. */
// recheck: only the start of a paragraph is tested, and a name has at most nine words
const STATEMENTS = [
  new RegExp(
    `${NAME},? (?:is|are) (?:(?:proud|committed) to (?:be|being) )?an? (?:AA|EEO|EOE|ADA|VEVRAA|[Ee]qual|EQUAL|[Aa]ffirmative)`,
    'gu',
  ),
  new RegExp(`${NAME} (?:does not|prohibits|will not) (?:unlawfully )?discriminat`, 'gu'),
  new RegExp(`${NAME} (?:is|are) committed to (?:safeguarding|the (?:protection|safeguarding|safety))`, 'gu'),
  new RegExp(`\\bpolicy of (?:the )?${NAME} to\\b`, 'gu'),
  new RegExp(`(?:©|[Cc]opyright)(?: ?©)? ?(?:\\d{4}(?: ?[-–] ?\\d{4})?)?,? (?:The )?${NAME}`, 'gu'),
];

const MAX_CHARACTERS = 1500;

const foldName = (name: string) => name.toLowerCase().replace(/^the /, '');

/** The employer's names in the document's legal statements, in lower case. */
export const employerNames = (texts: string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      STATEMENTS.flatMap((statement) =>
        [...text.slice(0, MAX_CHARACTERS).matchAll(statement)].map(({ 1: name = '' }) => foldName(name)),
      ),
    ),
  );

/** Whether a unit is the employer itself. */
export const isEmployer = (unit: string, employers: Set<string>) => employers.has(foldName(unit));
