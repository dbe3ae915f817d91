import type { Block } from '../document/document';
import { withoutMark } from '../text/bullets';
import { trimEnd } from '../text/trim';
import { isBoilerplate, withoutBoilerplateClauses } from './boilerplate';
import { DUTY_START } from './duty-start';
import { isLabelledOffer } from './labelled-offer';
import { isFactLine } from './labels';
import { splitOutsideBrackets, splitSentences } from './sentences';
import { withoutSupposedPerson } from './supposed-person';

/** Longer paragraphs are split into sentences and clauses. */
const LONG_PARAGRAPH = 160;
const MIN_WORDS = 2;
const MIN_LENGTH = 8;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const foldText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const HOLDER =
  /^(?:the |an? )?(?:post ?holder|job ?holder|role ?holder|incumbent|(?:successful|ideal) candidate|employee|role|position) (?:will|shall|must) (?:be (?:expected|required) to )?/i;

/** Removes the subject of `An Archivist keeps …`, `The post holder will keep …` and `She would keep …`. */
const withoutSubject = (text: string, name: string) => {
  const [article = ''] = /^(?:an?|the) /i.exec(text) ?? [];
  const [, after] = text.slice(article.length).split(new RegExp(`^${escapeRegExp(name)}(?: \\([^()]*\\))? `, 'i'));
  if (article && after && !/^(?:are|who|in|at|is(?! responsible for))\b/.test(after)) return after.replace(/^is /, '');
  return withoutSupposedPerson(text).replace(HOLDER, '');
};

const BETWEEN_DUTIES = /[\s;,]/;
/** Removes the trailing `; and` of a list item. */
const withoutConjunction = (text: string) =>
  trimEnd(trimEnd(text, BETWEEN_DUTIES).replace(/[\s;,](?:and|or)$/, ''), BETWEEN_DUTIES);

/** The introduction `Essential functions include but are not limited to:` before the duties. */
const LEAD_IN = /^[^:.]{0,80}\b(?:functions|duties|responsibilities|tasks|activities|role)\b[^:.]{0,60}: (?=\S)/i;

/** The number of a duty in the first cell of a table row. */
const NUMBER_CELL = /^\d{1,2}(?:\.\d{1,2})?\.?\t/;

const clean = (text: string, name: string) =>
  capitalise(
    withoutSubject(
      withoutConjunction(
        withoutMark(text)
          .replace(NUMBER_CELL, '')
          .replace(LEAD_IN, '')
          .replace(/^(?:and|or|as well as|also),? /i, '')
          .replace(/[\t ]+/g, ' '),
      ).trim(),
      name,
    ),
  );

const MIN_CLAUSES = 4;
/** Whether an item contains several duties: `Model our values: time matters; rest is needed; …` is a single one. */
const hasSeveralDuties = (item: string) => {
  const clauses = item.split(';');
  const starts = clauses.slice(1).filter((clause) => DUTY_START.test(clause.replace(/^\W+(?:and )?/, '')));
  return clauses.length >= MIN_CLAUSES && starts.length * 2 >= clauses.length - 1;
};

const splitBlock = ({ kind, text }: Block): string[] => {
  if (kind === 'item' && !hasSeveralDuties(text)) return [text];
  if (text.length <= LONG_PARAGRAPH && !text.includes(';')) return [text];
  return splitSentences(text).flatMap((sentence) => splitOutsideBrackets(sentence, ';'));
};

/** Such a statement at the start of a paragraph continues to its end. */
const STATEMENT =
  /^\W{0,3}(?:guidance on (?:essential|the)|the above (?:job description|statements?|is intended)|(?:this|the) job description (?:is|does|reflects)|equal (?:employment )?opportunit|reasonable accommodations?\b|americans with disabilities|disclaimer\b|(?:privacy|legal) (?:notice|statement))/i;
const isStatement = ({ kind, text }: Block) => kind === 'text' && STATEMENT.test(text);

/** `Have strong skills`, `Requires expert knowledge`: a requirement, not a duty. */
const REQUIREMENT =
  /^(?:(?:have|has|possess(?:es)?) (?!responsib|overall|oversight|charge|authority|primary|the )|(?:this |also )?requires? (?:\w+ ){0,3}(?:knowledge|abilit(?:y|ies)|experience|skills?|fitness|training)\b)/i;

/** Matches sentences about the organisation: `The Clerk reports to …`, `The division consists of …`. */
const ABOUT_ORGANISATION =
  /^(?:(?:this|the) (?:[\w-]+ ){1,6}reports (?:directly )?to|the (?:[\w&-]+ ){1,8}(?:division|department|section|unit|team|institute) (?:consists|comprises|is (?:part|made up)))\b/i;

/** Matches a line of reporting, which is no duty: `You report to me (Head of Design).` `You report to the board on accidents.` is a duty. */
// recheck: the length is limited
const REPORTS =
  /^(?:you|he|she|they)(?:'ll| will| would)? reports? (?:directly )?to (?!.*\b(?:on|about)\b)[^,;]{1,80}$/i;

const MIN_ITEM_LENGTH = 6;
/** An item of a list may be one word: `Ironing`. */
const isLongEnough = (text: string, { kind }: Block) =>
  kind === 'item' ? text.length >= MIN_ITEM_LENGTH : text.length >= MIN_LENGTH && text.split(' ').length >= MIN_WORDS;

const isDuty = (text: string) =>
  !REQUIREMENT.test(text) &&
  !ABOUT_ORGANISATION.test(text) &&
  !REPORTS.test(text) &&
  // `[Responsibility 1]` is a blank of a form.
  /[a-z]{3}/i.test(text.replace(/\[[^[\]]*\]/g, '')) &&
  !isBoilerplate(text) &&
  !isLabelledOffer(text) &&
  !(isFactLine(text) && text.length < 60);

/**
 * A duty without the boilerplate at its end: `Pay invoices; prepare reports; other tasks as required`. The whole text if
 * most of it is boilerplate.
 */
const withoutBoilerplateParts = (text: string) => {
  const parts = splitOutsideBrackets(text, ';');
  if (parts.length < 2) return text;
  const own = parts.filter((part) => !isBoilerplate(part)).join('; ');
  return own.length * 2 > text.length ? own : text;
};

/** Splits lines into single duties: one per list item, sentence or clause. */
export const collectDuties = (
  lines: Block[],
  name: string,
  isOther: (text: string, block: Block) => boolean = () => false,
): string[] => {
  const seen = new Set<string>();
  const duties: string[] = [];
  for (const line of lines) {
    if (line.kind === 'gap' || isStatement(line)) continue;
    for (const piece of splitBlock({ ...line, text: withoutBoilerplateClauses(line.text) })) {
      const duty = clean(withoutBoilerplateParts(piece), name);
      if (!isLongEnough(duty, line) || !isDuty(duty) || seen.has(foldText(duty)) || isOther(duty, line)) continue;
      seen.add(foldText(duty));
      duties.push(duty);
    }
  }
  return duties;
};
