import type { Block } from '../document/document';
import { hasRoleNoun } from './role-nouns';
import { isRunningText } from './sentences';

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

/** The employer's names in the document's legal statements, and other known ones, in lower case. */
export const employerNames = (texts: string[], known: readonly string[] = []): Set<string> =>
  new Set([
    ...known.map(foldName),
    ...texts.flatMap((text) =>
      STATEMENTS.flatMap((statement) =>
        [...text.slice(0, MAX_CHARACTERS).matchAll(statement)].map(({ 1: name = '' }) => foldName(name)),
      ),
    ),
  ]);

/** Whether a unit is the employer itself. */
export const isEmployer = (unit: string, employers: Set<string>) => employers.has(foldName(unit));

const TITLE_LINES = 14;
const LONGEST_TITLE = 200;
const SHORTEST_NAME = 3;
/** The part of `Clerk - Acme Trading` or `Clerk | Acme Trading` after the last separator. */
const afterDash = (title: string) => {
  const parts = title.split(/\s[-–—|]\s/);
  return parts.length > 1 ? (parts.at(-1)?.trim() ?? '') : '';
};
const LEADS = /\b(?:at|for|by|join|joins|with|of|about|company|employer:?)(?: the)? $|^the $/i;
const FOLLOWS =
  /^(?:['’]s| [([][^()[\]]{1,40}[)\]])?,? (?:is|are|was|has|offers?|provides?|seeks?|strives?|invites?|employs?|serves?|believes?|operates?)\b/i;

/** Whether a running text names the employer so: `join Acme Trading`, `Acme Trading is …`. */
const isSubjectOrPlace = (name: string, text: string) => {
  const index = text.indexOf(name);
  return index >= 0 && (LEADS.test(text.slice(0, index)) || FOLLOWS.test(text.slice(index + name.length)));
};

/** `About Acme`, `Working at Acme`: the heading of a part about the employer. */
const ABOUT = new RegExp(
  `^(?:About|Join|Why|Who is|Life at|Working (?:at|for)|Work (?:at|for)|Why (?:join|choose|work (?:at|for))|À propos de|Über|Sobre|Chi è|Over) (?:the )?${NAME}[?:]?$`,
  'u',
);
const NO_EMPLOYER = /^(?:us|you|role|position|job|team|opportunity|company|department|school|this|our)\b/i;
const employersInHeadings = (lines: readonly string[]) =>
  lines.flatMap((line) => {
    const [, name = ''] = line.length <= LONGEST_TITLE ? (ABOUT.exec(line.trim()) ?? []) : [];
    return name.length >= SHORTEST_NAME && !NO_EMPLOYER.test(name) ? [name] : [];
  });

/** A part of an employer. */
const UNIT = /^(?:section|department|division|unit|branch|faculty|office) (?:of|for) /i;

/** Firms are also called after their partners: `Pohl Lang Associates`. */
const FIRM = / (?:Associates|Partners|Consultants|Engineers|Architects|Planners|Surveyors)$/;

/** Names at the end of titles that the text uses as the employer's, and those that have a part of the text. */
export const employersInTitles = (blocks: readonly Block[], titles: readonly string[]): string[] => {
  const lines = [...titles, ...blocks.slice(0, TITLE_LINES).map(({ text }) => text)];
  const texts = blocks.map(({ text }) => text.slice(0, MAX_CHARACTERS)).filter(isRunningText);
  const tails = lines
    .filter(({ length }) => length <= LONGEST_TITLE)
    .map(afterDash)
    .filter(({ length }) => length >= SHORTEST_NAME);
  const inTitles = tails.filter(
    (tail) =>
      /^\p{Lu}/u.test(tail) &&
      !UNIT.test(tail) &&
      (!hasRoleNoun(tail) || FIRM.test(tail)) &&
      texts.some((text) => isSubjectOrPlace(tail, text)),
  );
  return [...new Set([...inTitles, ...employersInHeadings(blocks.map(({ text }) => text))])];
};
