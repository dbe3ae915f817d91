import { FACT_NAMES } from '@skills-architect/contracts/personas';
import type { Block } from '../document/document';
import { trimEnd } from '../text/trim';
import { FACT_LABELS, type Fact, factByWords } from './fact-labels';
import { hasRoleNoun } from './role-nouns';
import { isOnlyHeading } from './topic-of';

const FACTS_IN_ORDER: Fact[] = ['name', 'group', ...FACT_NAMES, 'other'];

const FACTS = new Map(
  FACTS_IN_ORDER.flatMap((fact) => FACT_LABELS[fact].map((label, rank) => [label, { fact, rank }] as const)),
);

/** `job title/titre du poste`: the same label in two languages. */
const inTwoLanguages = (label: string) => {
  const [first, ...others] = label.split('/').map((part) => FACTS.get(part.trim()));
  return first && others.length > 0 && others.every((other) => other?.fact === first.fact) ? first : undefined;
};

const findFact = (text: string) => {
  const label = trimEnd(
    text
      .toLowerCase()
      .replace(/[*#•]/g, '')
      .replace(/\([^()]*\)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?\/ ?/g, '/'),
    /[\s:.–—-]/,
  ).trim();
  const byWords = FACTS.has(label) ? undefined : factByWords(label);
  return FACTS.get(label) ?? inTwoLanguages(label) ?? (byWords && { fact: byWords, rank: FACT_LABELS[byWords].length });
};

/** Placeholder values that mean empty. */
const NO_VALUE = /^(?:n\/?a|none|tbc|tbd|various|not applicable|see below|to be agreed|-+|\.+|\[[^\]]*\])$/i;

/** Whether the value of a label means "none", such as `n/a` or `None`. */
export const isNoValue = (value: string) => NO_VALUE.test(value.trim());

export interface StatedFact {
  fact: Fact;
  rank: number;
  value: string;
  /** Index of the line. */
  index: number;
}

const MAX_LABEL_WORDS = 4;
const MAX_LABELS = 12;

const LABEL_REACH = 60;

/** `Title: Office Manager: Payroll`: the last word of a title, not the label `Manager`. */
const endsTitle = (text: string, start: number, colon: number) =>
  hasRoleNoun(text.slice(start, colon)) &&
  !text.slice(start, colon).includes(' ') &&
  /\p{L} $/u.test(text.slice(0, start));

/** Start of the label before a colon: the longest known label that starts with a capital. */
const findLabelStart = (text: string, colon: number) => {
  const from = Math.max(0, colon - LABEL_REACH);
  const words = [...text.slice(from, colon).matchAll(/\S+/g)].slice(-MAX_LABEL_WORDS);
  const label = words.find(({ 0: word, index }) => /^[A-Z]/.test(word) && findFact(text.slice(from + index, colon)));
  const start = label && from + label.index;
  if (start && endsTitle(text, start, colon)) return undefined;
  // `University Job Title:` is a label of its own.
  return start && !/[:\t]/.test(text.slice(0, start)) ? undefined : start;
};

/** Splits a line before each further label: `Title: Clerk   Department: Finance`. */
const splitPieces = (text: string) => {
  const byColon = [...text.matchAll(/:/g)].slice(0, MAX_LABELS).map(({ index }) => findLabelStart(text, index));
  const byCell = [...text.matchAll(/\t([^\t]+)(?=\t)/g)]
    .slice(0, MAX_LABELS)
    .map(({ index, 1: cell = '' }) => (findFact(cell) && !/:\s*$/.test(text.slice(0, index)) ? index + 1 : 0));
  // A cell after an empty label is its value, even if it looks like a label.
  const cuts = [...new Set([...byColon, ...byCell])]
    .filter((start) => start !== undefined)
    .filter((start) => start > 0)
    .sort((a, b) => a - b);
  return [0, ...cuts].map((start, number) => text.slice(start, cuts[number] ?? text.length));
};

/** A dash can mean many things, so it counts as a colon only after words that can only be a label. */
const matchDash = (piece: string) => {
  const match = /^([^–—-]{2,45}?)\s[–—-]\s(.*)$/.exec(piece);
  return match?.[1] && (match[1].includes(' ') || DASH_LABELS.has(match[1].toLowerCase())) ? match : null;
};
const DASH_LABELS = new Set(['position', 'title', 'department', 'division', 'location', 'salary', 'grade']);

const splitLabel = (piece: string) => {
  const [, label = '', value = ''] =
    /^([^:\t]{2,45}):[\s\t]*(.*)$/.exec(piece) ?? /^([^\t]{2,45})\t\s*(.*)$/.exec(piece) ?? matchDash(piece) ?? [];
  // The cell of the value may follow those of other labels.
  const cells = value.split('\t');
  const isManager = findFact(label)?.fact === 'reportingTo';
  // A label is not a value: its own value follows it.
  const valueCell = cells.length > 1 && findFact(cells[0] ?? '') ? cells[1] : cells[0];
  const found = (isManager ? cells.find(hasRoleNoun) : undefined) ?? valueCell ?? '';
  // Removes the bar in front of the next label: `Engineering | Reports to: …`.
  // A colon that is set off from its label stands before the value.
  return { label, value: trimEnd(found.replace(/^\s?:\s?/, ''), /[\s|·•]/).trim() };
};

const LONGEST_VALUE = 120;
/** The line below a label without value is its value only up to this length; longer lines are running text. */
const LONGEST_BELOW = 60;

const isValue = (value: string) => value.length <= LONGEST_VALUE && !NO_VALUE.test(value);
const canBeValueBelow = (line: string) =>
  line.length <= LONGEST_BELOW &&
  !/[.!?;:]$/.test(line) &&
  !findFact(line.split(/[:\t]/)[0] ?? '') &&
  !isOnlyHeading(line);

/** `1.1 Title: Clerk` */
const NUMBERING = /^\s*\d{1,2}(?:\.\d{1,2}){0,3}[.)]?\s+(?=\p{L})/u;

/** Facts on one line such as `Department: Finance`; supports several per line and table cells. */
export const factsOnLine = (text: string, next = ''): { fact: Fact; rank: number; value: string }[] =>
  splitPieces(text.replace(NUMBERING, '')).flatMap((piece) => {
    const { label, value } = findFact(piece) ? { label: piece, value: '' } : splitLabel(piece);
    const fact = findFact(label || piece);
    if (!fact) return [];
    const below = canBeValueBelow(next.trim()) ? next.trim() : '';
    const stated = value || below;
    return [{ ...fact, value: isValue(stated) ? stated : '' }];
  });

/** All labels with a value. */
export const statedFacts = (lines: Block[]): StatedFact[] =>
  lines.flatMap((line, index) => {
    if (line.kind === 'gap') return [];
    const next = lines.slice(index + 1, index + 3).find(({ kind }) => kind !== 'gap');
    return factsOnLine(line.text, next?.text)
      .filter(({ value }) => value)
      .map(({ fact, rank, value }) => ({ fact, rank, value, index }));
  });

/** Whether a line contains only facts, so it is neither title nor running text. */
export const isFactLine = (text: string) => factsOnLine(text).length > 0;
