import type { Block } from '../document/document';
import { canBeTitle } from './can-be-title';
import { cleanTitle, titleAsWritten } from './clean-title';
import { FACT_LABELS } from './fact-labels';
import { fileTitle } from './file-title';
import { isFactLine, type StatedFact } from './labels';
import { namedInHeadings, namedInText } from './named-in-text';
import { hasRoleNoun } from './role-nouns';
import type { Section } from './sections';
import { withAbbreviations } from './title-case';
import { findTopic } from './topic-of';
import { namesUnit } from './unit-names';

const TOP_LINES = 14;
/** The start of a printed web page has many other lines. */
const FURTHEST_TITLE = 34;
const MIN_SCORE = 4;
/** A labelled title after this many lines belongs to something else, such as a signature. */
const LABELS_WITHIN = 60;

const foldTitle = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Share of one name's words that also occur in another. */
const overlap = (name: string, other: string) => {
  const others = new Set(foldTitle(other).split(' '));
  const words = foldTitle(name).split(' ');
  return words.filter((word) => others.has(word)).length / Math.max(1, words.length);
};

interface Hints {
  inText: string;
  inFile: string;
  /** The parts of titles outside the body, such as the title of a printed web page. */
  outside: string[];
}

/** `(m/w/d)` and `(h/f)` occur only after titles. */
const FOR_ALL = /\((?:[mwfdhvx]\s?[/|]\s?){1,2}[mwfdhvxn*]\)/i;

const REPEATED_WITHIN = 4;
/** The file name repeats at least two words of the line, so the line need not contain a known role noun. */
const isRepeated = (title: string, inFile: string) =>
  foldTitle(title) === foldTitle(inFile) && foldTitle(title).includes(' ') && !namesUnit(title);

const scoreForm = ({ kind, depth, emphasis }: Block) => {
  if (kind === 'heading') return 4 - Math.min(3, depth);
  return emphasis ? 1 : 0;
};

const scorePosition = (position: number) => {
  if (position === 0) return 2;
  if (position >= TOP_LINES) return -2;
  return position < 4 ? 1 : 0;
};

const BELOW_TITLE = 2;
/** Whether the heading of a summary or of duties follows: beside a side bar the title is not at the top. */
const isAboveText = (top: Block[], position: number) =>
  top
    .slice(position + 1, position + 1 + BELOW_TITLE)
    .some(({ text }) => ['summary', 'duties'].includes(findTopic(text) ?? ''));

/** `Night Porter Job Description Template` */
const NAMES_DOCUMENT = /\b(?:job|role|position|post) (?:description|specification|profile)\b/i;

const scoreLine = (line: Block, title: string, position: number, { inText, inFile, outside }: Hints) =>
  (hasRoleNoun(title) ? 3 : -2) +
  (FOR_ALL.test(line.text) ? 5 : 0) +
  (NAMES_DOCUMENT.test(line.text) ? 1 : 0) +
  scoreForm(line) +
  scorePosition(position) +
  (overlap(title, inText) > 0.6 ? 3 : 0) +
  (overlap(title, inFile) > 0.6 ? 2 : 0) +
  (position < REPEATED_WITHIN && isRepeated(title, inFile) ? 4 : 0) +
  (outside.some((line) => overlap(title, line) > 0.7 && overlap(line, title) > 0.4) ? 3 : 0) -
  (namesUnit(title) && !hasRoleNoun(title) ? 3 : 0) -
  (line.kind === 'item' ? 4 : 0);

/**
 * The best title line near the top: short, with a role noun, formatted as a heading, and consistent with text, file
 * name and document title.
 */
const titleLine = (lines: Block[], hints: Hints, units: string[]): Candidate | undefined => {
  const top = lines.filter(({ kind }) => kind !== 'gap').slice(0, FURTHEST_TITLE);
  const end = top.findIndex(({ text }) => findTopic(text) === 'duties');
  const candidates = (end < 0 ? top : top.slice(0, end)).flatMap((line, position) => {
    if (isFactLine(line.text)) return [];
    // An employer may be printed on the same line, separated from the title by a tab.
    const cells = line.text.split('\t');
    return (hasRoleNoun(cells[0] ?? '') ? [line.text] : cells).flatMap((printed) => {
      const title = cleanTitle(printed, units);
      if (!canBeTitle(title) || findTopic(printed)) return [];
      const score = scoreLine(line, title, position, hints) + (isAboveText(top, position) ? 1 : 0);
      return [{ title, printed, score }];
    });
  });
  const [best] = candidates.sort((a, b) => b.score - a.score);
  return best && best.score >= MIN_SCORE ? best : undefined;
};

/** Score of a heading at the top that names a role and is repeated in the text or page title. */
const HEADING_SCORE = 8;
/** Labels after this many lines often name a class of roles. */
const EARLY = 25;

interface Candidate {
  title: string;
  /** The title including what was cut from it. */
  printed: string;
  score: number;
}

const statedTitles = (facts: StatedFact[], units: string[]) =>
  facts
    .filter(({ fact, index }) => fact === 'name' && index < LABELS_WITHIN)
    .map(({ value, rank, index }) => ({ title: cleanTitle(value, units), printed: value, rank, index }))
    .filter(({ title }) => canBeTitle(title))
    .sort((a, b) => a.rank - b.rank);

/** Labels of a classification, which several roles share. */
const isClass = (rank: number) =>
  ['official title', 'class title', 'classification title', 'role title', 'classification', 'class'].includes(
    FACT_LABELS.name[rank] ?? '',
  );

const outsideTitles = (titles: string[], units: string[]) =>
  titles
    .flatMap((title) => [title, ...title.split(/\s[|–—-]\s|: /)])
    .map((title) => cleanTitle(title.replace(/(?:\.{3}|…)\s*$/, ''), units))
    .filter((title) => hasRoleNoun(title) && canBeTitle(title));

/** The main heading above the text, whose role may have a name in a language that is not known. */
const heading = (lines: Block[], units: string[]) => {
  const first = lines.find(({ kind }) => kind !== 'gap');
  const title = first?.kind === 'heading' && first.depth === 1 ? cleanTitle(first.text, units) : '';
  return canBeTitle(title) && !namesUnit(title) && !findTopic(title) ? title : '';
};

export interface NameEvidence {
  lines: Block[];
  sections: Section[];
  facts: StatedFact[];
  /** Units that the document names; they are cut off the end of a title. */
  units: string[];
  titles: string[];
  fileName: string;
}

/** The role's name, as it is written if abbreviations were written out, the printed title, and whether the text itself states it. */
export const personaName = ({ lines, sections, facts, units, titles, fileName }: NameEvidence) => {
  const outside = outsideTitles(titles, units);
  const hints = { inText: namedInText(sections) || namedInHeadings(sections), inFile: fileTitle(fileName), outside };
  const labelledTitles = statedTitles(facts, units);
  const roleTitles = labelledTitles.filter(({ title }) => hasRoleNoun(title));
  const line = titleLine(lines, hints, units);
  const label = roleTitles.find(({ rank }) => !isClass(rank));
  const isLate = label && line && label.index > EARLY && line.score >= HEADING_SCORE;
  const best = (isLate ? line : label) ?? line ?? roleTitles[0] ?? labelledTitles[0];
  const title = best?.title || outside.sort((a, b) => a.length - b.length)[0] || hints.inText;
  const isUpperCase = best && best.printed === best.printed.toUpperCase();
  const name = isUpperCase ? withAbbreviations(title, [...titles, ...lines.map(({ text }) => text)]) : title;
  const written = best && cleanTitle(best.printed, units) === best.title ? titleAsWritten(best.printed, units) : title;
  const fromFile = hasRoleNoun(hints.inFile) ? hints.inFile : heading(lines, units) || hints.inFile;
  return {
    name: name || fromFile || 'Unnamed role',
    ...(written !== title && { writtenAs: written }),
    printed: best?.printed ?? title ?? '',
    isInText: Boolean(title),
  };
};
