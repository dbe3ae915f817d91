import type { Block } from '../document/document';
import { startsItem } from '../text/bullets';
import { cleanTitle, titleAsWritten } from './clean-title';
import { FACT_LABELS } from './fact-labels';
import { fileTitle } from './file-title';
import { DEPTH } from './headings';
import { isFactLine, type StatedFact } from './labels';
import { hasRoleNoun } from './role-nouns';
import type { Section } from './sections';
import { nameCase, withAbbreviations } from './title-case';
import { findTopic } from './topic-of';
import { namesUnit } from './unit-names';

const TOP_LINES = 14;
/** The start of a printed web page has many other lines. */
const FURTHEST_TITLE = 34;
const MAX_LENGTH = 90;
const MAX_WORDS = 11;
const MIN_SCORE = 4;
/** A labelled title after this many lines belongs to something else, such as a signature. */
const LABELS_WITHIN = 60;

/** Words of documents, employers and forms: a line of only these words is not a title. */
const NO_TITLE =
  /^(?:an? )?(?:equal|job (?:description|specification|profile|posting|bulletin|opportunit\w*|details|information|advert\w*|announcement)s?|position (?:description|profile)|role (?:description|profile)|person specification|class (?:specification|title|code)|confidential|page \d|draft|city of|county of|state of|university of|welcome|careers?|vacanc(?:y|ies)|we(?:'| a)re hiring|now hiring|join|dear |human resources(?: department)?$|invoice|curriculum vitae|table of contents|contents|job\W*\d*$)|\b(?:inc|ltd|llc|plc|gmbh|limited|council|corporation|foundation trust)\.?$|https?:|www\.|@/i;

const NAVIGATION =
  /\b(?:sign in|log ?in|new user|my account|job search|search (?:for )?jobs|menu|register|apply (?:now|online|for)|job details|previous job|next job|home page|cookies?|bookmark)\b/i;

/** `Cerchiamo un Addetto alla contabilità per la nostra sede`: a sentence, although it may have no full stop. */
const SEEKS =
  /^(?:(?:ri)?cerchiamo|buscamos|procuramos|contratamos|(?:wir )?suchen(?: wir)?|nous (?:re)?cherchons|nous recrutons|(?:wij |we )?zoeken(?: wij)?) (?:un|una|uno|une|um|uma|eine?n?|een) /i;

const canBeTitle = (title: string) =>
  /[A-Za-z]{2}/.test(title) &&
  title.length <= MAX_LENGTH &&
  title.split(' ').length <= MAX_WORDS &&
  !/[.!?]$|;/.test(title) &&
  !startsItem(title) &&
  !/[$£€]/.test(title) &&
  // A capital A at the end is a grade: `Mechanic A`.
  !/\s(?:is|are|an?|the|of|and|or|for|to|with)$/i.test(title.replace(/ A$/, '')) &&
  !NAVIGATION.test(title) &&
  !SEEKS.test(title) &&
  !/^(?:we|you|our|this|if|as an?)\s/i.test(title) &&
  // Excludes the pronoun `It`, but not titles such as `IT Manager`.
  !/^[Ii]t\s/.test(title) &&
  !NO_TITLE.test(title);

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

/** The name must be near the start of its paragraph. */
const LONGEST_PARAGRAPH = 3000;
// recheck: only a paragraph's start is tested, and a match has at most 70 characters
const NAMED_IN_TEXT = [
  /(?:^|[.!?]\s)(?:As|as) (?:an?|the|our)(?: new)? ([A-Z][^.,;:]{2,70}?),? (?:you|your|at|in|within|with)\b/g,
  /\b(?:seek(?:s|ing)?|looking for|recruit(?:s|ing)?|hir(?:e|es|ing)|appoint(?:ing)?|need(?:s|ing)?|require|opportunity for|role of|position of|post of)(?: to (?:recruit|hire|appoint))? (?:an?|the|our)? ?(?:(?:new|experienced|talented|skilled|motivated|enthusiastic|dynamic|passionate|highly|dedicated|exceptional|ambitious|proactive|full[- ]time|part[- ]time|detail-oriented|and)[ ,]+)*((?:[A-Z][A-Za-z/&+-]*|of|and|for)(?: (?:[A-Z][A-Za-z/&+-]*|of|and|for)){0,6})/g,
  /^(?:An?|The) ((?:[A-Z][\w'/&-]*|of|and|for|the|-|in)(?: (?:[A-Z][\w'/&-]*|of|and|for|the|-|in)){0,8})(?: \([^()]{1,60}\))? (?:is|will|shall|may|does|[a-z]+(?:s|es))\b/g,
];

/** `set this up as a Key Account Manager position`. */
// recheck: only a paragraph's start is tested, and a match has at most 7 words
const POSITION_OF =
  /\b(?:as|for|fill|create|creating|open|opening|offer|offering) (?:an?|the|our)(?: new)? ((?:[A-Z][A-Za-z/&+-]*)(?: (?:[A-Z][A-Za-z/&+-]*|of|and|for)){0,6}) (?:position|post|role|job|vacancy)\b/g;

// Safe from slow matching: it is used on the start of a paragraph, and a match has at most 7 words.
const WANTED = /^((?:[A-Z][A-Za-z/&+-]*)(?: (?:[A-Z][A-Za-z/&+-]*|of|and|for)){0,6}) (?:wanted|required|needed)\b/g;

/** The word that must name a job: `Head` in `Head of Payroll wanted`, but `Approval` in `Manager Approval required`. */
const wantedNoun = (name: string) =>
  name
    .split(/ (?:of|for) /)[0]
    ?.split(' ')
    .at(-1) ?? '';

/** What employers write in each language before the role. */
// recheck: only a paragraph's start is tested, and a match has at most 70 characters
const NAMED_IN_FOREIGN_TEXT = [
  /(?:^|[^\p{L}])((?:\p{Lu}[\p{L}/&+.-]*)(?: (?:\p{Lu}[\p{L}/&+.-]*|für|und|der|im|de|et|en|[-–])){0,7}) ?\((?:[mwfdhvx]\s?[/|*]\s?){1,3}[mwfdhvxn*]\)/gu,
  /\b(?:[Aa]ls|[Ee]n tant que|[Ee]n tant qu'|[Cc]omo|[Cc]ome) (?:une? )?(\p{Lu}[\p{L}/&+-]*(?: (?:\p{Lu}[\p{L}/&+-]*|für|de|et|en|di|van)){0,6}),? (?:bist|sind|übernimmst|übernehmen|arbeitest|verantwort|unterstütz|tu|vous|serás|trabajarás|te|sarai|ti|aan|ben|werk|ga|bij|voor)/gu,
  /\b(?:recherch\p{L}{1,4}|recrut\p{L}{1,4}|[Bb]usca(?:mos|ndo)?(?: a)?|[Cc]erchiamo|[Rr]icerca|[Pp]rocura(?:mos)?|zoeken(?: wij| we)?(?: naar)?|suchen(?: wir)?) (?:un[eao']?|une?·e|un\(e\)|um|uma|einen?|eine|een|son|sa|notre) ?(\p{L}[\p{L}/&+·-]*(?: \p{L}[\p{L}/&+·-]*){0,4}?)(?= \(|[,.;:]| (?:(?:capable|pour|afin|qui|para|que|per|che|die|met|om|con)(?!\p{L})|en CD|à |in |mit |with |h\/f|H\/F))/gu,
];

/** `die Stelle als Laborantin`, `un poste d'assistante commerciale`. */
// recheck: only a paragraph's start is tested, and a match has at most 4 words
const FOREIGN_POSITION =
  /(?<!\p{L})(?:[Ss]telle (?:als|einer|eines)|[Pp]oste d[e'’]|[Pp]uesto de|[Pp]osto di|[Ff]unctie van|[Vv]aga de) ?(\p{L}[\p{L}/&+·-]*(?: \p{L}[\p{L}/&+·-]*){0,3}?)(?= an(?:$|[.,;:?!])|\s?[.,;:?!(]| (?:à|in|bei|mit|pour|para|per|voor|zu|ab|im)\s|$)/gu;

/** Words at the start that lead to a title. */
const LEAD = /^(?:als|eine?n?|die|den|der|zum|zur|une?|een)\s+/i;

/** Minimum length of a sentence that names the role, such as `We're looking for a Harbour Engineer!`. */
const SHORTEST_NAMING = 25;

/** The role named in running text: `An Archivist keeps …`, `As a Payroll Clerk, you …`. */
export const namedInText = (sections: Section[]): string => {
  const order = ['duties', 'summary', 'unknown', 'company'];
  const texts = sections
    .filter(({ topic }) => order.includes(topic))
    .sort((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic))
    .flatMap(({ heading, depth, lines }) => [
      // A sentence before a list may name the role: `We need a Cook who will:`
      ...(depth === DEPTH.byColon ? [heading] : []),
      ...lines.map(({ text }) => text.slice(0, LONGEST_PARAGRAPH)),
    ])
    .filter((text) => text.length > SHORTEST_NAMING);
  for (const pattern of [WANTED, ...NAMED_IN_TEXT, POSITION_OF, ...NAMED_IN_FOREIGN_TEXT, FOREIGN_POSITION])
    for (const text of texts)
      for (const { 1: found = '' } of text.matchAll(pattern)) {
        const name = found.replace(LEAD, '').replace(/ (?:of|and|for|the|in)$/, '');
        if (hasRoleNoun(pattern === WANTED ? wantedNoun(name) : name) && canBeTitle(name)) return nameCase(name.trim());
      }
  return '';
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

const scoreLine = (line: Block, title: string, position: number, { inText, inFile, outside }: Hints) =>
  (hasRoleNoun(title) ? 3 : -2) +
  (FOR_ALL.test(line.text) ? 5 : 0) +
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
  const hints = { inText: namedInText(sections), inFile: fileTitle(fileName), outside };
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
