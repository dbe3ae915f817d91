import type { Block } from '../document/document';
import { startsItem } from '../text/bullets';
import { fileTitle } from './file-title';
import { isFactLine, type StatedFact } from './labels';
import { hasRoleNoun } from './role-nouns';
import type { Section } from './sections';
import { nameCase } from './title-case';
import { bareHeading, findTopic } from './topic-of';

const TOP_LINES = 14;
const LONGEST = 90;
const MOST_WORDS = 11;
const ENOUGH = 4;
/** A labelled title further down belongs to something else, such as a signature. */
const LABELS_WITHIN = 60;

/** Words of documents, employers and forms: a line made of these is not a title. */
const NO_TITLE =
  /^(?:an? )?(?:equal|job (?:description|specification|profile|posting|bulletin|opportunit\w*|details|information|advert\w*|announcement)s?|position (?:description|profile)|role (?:description|profile)|person specification|class (?:specification|title|code)|confidential|page \d|draft|city of|county of|state of|university of|welcome|careers?|vacanc(?:y|ies)|we(?:'| a)re hiring|now hiring|join|human resources(?: department)?$|invoice|curriculum vitae|table of contents|contents)|\b(?:inc|ltd|llc|plc|gmbh|limited|council|corporation|foundation trust)\.?$|https?:|www\.|@/i;

/** What follows a title on its line: codes, dates, places, remarks. */
// recheck: `cleanTitle` gives them the start of a line
const AFTER_TITLE = [
  /\s*\t.*$/,
  /\s+(?:class code|job code|code|open date|grade|ref(?:erence)?|req(?:uisition)?|salary|job id|location|revised|rev)\b\s*[:#.]?\s*.*$/i,
  /\s*[-–—|:,]\s*(?:job|role|position|post) (?:description|specification|profile)\s*$/i,
  /\s+(?:job|role|position|post) (?:description|specification|profile)\s*$/i,
  /\s*\((?:[^()]*\d[^()]*|m\/f.*|f\/m.*|all genders|full[- ]time|part[- ]time|remote|hybrid|permanent|temporary|maternity cover)\)\s*$/i,
  /\s*[-–—|,]\s*(?:full[- ]time|part[- ]time|remote|hybrid|permanent|fixed[- ]term)\b.*$/i,
  /\s*[-–—#]*\s*\d{3,}\s*$/,
];
// recheck: `cleanTitle` gives it the start of a line
const BEFORE_TITLE =
  /^(?:(?:job|role|position|post|person) (?:description|specification|profile|title|posting|opening|opportunity)s?|vacancy|class (?:specification|title)|now hiring|hiring|we(?:'re| are) hiring|wanted|position|job|role|title)\s*(?:for|of)?\s*(?:an?\s)?\s*[:–—|-]+\s*/i;

const LONGEST_TITLE_LINE = 400;

/** A title without prefixes and suffixes on its line. */
// recheck: the text is the start of a line
export const cleanTitle = (line: string) => {
  const text = line.slice(0, LONGEST_TITLE_LINE);
  const bare = bareHeading(text.replace(/^[^\tA-Za-z(]+/, '')).length > 1 ? text : '';
  const title = AFTER_TITLE.reduce((rest, after) => rest.replace(after, ''), bare.trim().replace(BEFORE_TITLE, ''));
  return nameCase(title.replace(/^[\s"'*#•–—-]+|[\s"'*:;,.–—-]+$/g, '').replace(/\s+/g, ' '));
};

const canBeTitle = (title: string) =>
  /[A-Za-z]{2}/.test(title) &&
  title.length <= LONGEST &&
  title.split(' ').length <= MOST_WORDS &&
  !/[.!?]$|;/.test(title) &&
  !startsItem(title) &&
  !/[$£€]/.test(title) &&
  !/^(?:we|you|our|this|if|as an?|it)\s/i.test(title) &&
  !NO_TITLE.test(title);

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Share of one name's words that also occur in another. */
const overlap = (name: string, other: string) => {
  const others = new Set(folded(other).split(' '));
  const own = folded(name).split(' ');
  return own.filter((word) => others.has(word)).length / Math.max(1, own.length);
};

/** The name must be near the start of its paragraph. */
const LONGEST_PARAGRAPH = 3000;
// recheck: they see a paragraph's start, and each match at most 70 characters
const NAMED_IN_TEXT = [
  /(?:^|[.!?]\s)(?:As|as) (?:an?|the|our)(?: new)? ([A-Z][^.,;:]{2,70}?),? (?:you|your|at|in|within|with)\b/,
  /\b(?:seek(?:s|ing)?|looking for|recruit(?:s|ing)?|hir(?:e|es|ing)|appoint(?:ing)?|need(?:s|ing)?|require|opportunity for|role of|position of|post of)(?: to (?:recruit|hire|appoint))? (?:an?|the|our)? ?(?:(?:new|experienced|talented|skilled|motivated|enthusiastic|dynamic|passionate|highly|dedicated|exceptional|ambitious|proactive|full[- ]time|part[- ]time|detail-oriented|and)[ ,]+)*((?:[A-Z][A-Za-z/&+-]*|of|and|for)(?: (?:[A-Z][A-Za-z/&+-]*|of|and|for)){0,6})/,
  /^(?:An?|The) ((?:[A-Z][\w'/&-]*|of|and|for|the|-|in)(?: (?:[A-Z][\w'/&-]*|of|and|for|the|-|in)){0,8})(?: \([^()]{1,60}\))? (?:is|will|shall|may|does|[a-z]+(?:s|es))\b/,
];

/** The role named in running text: `An Archivist keeps …`, `As a Payroll Clerk, you …`. */
export const namedInText = (sections: Section[]): string => {
  const order = ['duties', 'summary', 'unknown', 'company'];
  const texts = sections
    .filter(({ topic }) => order.includes(topic))
    .sort((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic))
    .flatMap(({ lines }) => lines.map(({ text }) => text.slice(0, LONGEST_PARAGRAPH)))
    .filter((text) => text.length > 40);
  for (const pattern of NAMED_IN_TEXT)
    for (const text of texts) {
      const name = pattern.exec(text)?.[1]?.replace(/ (?:of|and|for|the|in)$/, '');
      if (name && hasRoleNoun(name) && canBeTitle(name)) return nameCase(name.trim());
    }
  return '';
};

const scoreLine = (line: Block, title: string, position: number, hints: { inText: string; inFile: string }) =>
  (hasRoleNoun(title) ? 3 : 0) +
  (line.kind === 'heading' ? 4 - Math.min(3, line.depth) : 0) +
  (position === 0 ? 2 : position < 4 ? 1 : 0) +
  (overlap(title, hints.inText) > 0.6 ? 3 : 0) +
  (overlap(title, hints.inFile) > 0.6 ? 2 : 0) -
  (line.kind === 'item' ? 4 : 0);

/**
 * The best title line near the top: short, with a role noun, formatted as a heading, and consistent with text and file
 * name.
 */
const titleLine = (lines: Block[], hints: { inText: string; inFile: string }) => {
  const top = lines.filter(({ kind }) => kind !== 'gap').slice(0, TOP_LINES);
  const end = top.findIndex(({ text }) => findTopic(text) === 'duties');
  const candidates = (end < 0 ? top : top.slice(0, end)).flatMap((line, position) => {
    const title = cleanTitle(line.text);
    if (!canBeTitle(title) || findTopic(line.text) || isFactLine(line.text)) return [];
    return [{ title, score: scoreLine(line, title, position, hints) }];
  });
  const [best] = candidates.sort((a, b) => b.score - a.score);
  return best && best.score >= ENOUGH ? best.title : '';
};

const stated = (facts: StatedFact[]) =>
  facts
    .filter(({ fact, index }) => fact === 'name' && index < LABELS_WITHIN)
    .map(({ value, rank }) => ({ title: cleanTitle(value), rank }))
    .filter(({ title }) => canBeTitle(title))
    .sort((a, b) => a.rank - b.rank)
    .map(({ title }) => title);

/** The role's name, and whether it comes from the text itself. */
export const personaName = (lines: Block[], sections: Section[], facts: StatedFact[], fileName: string) => {
  const hints = { inText: namedInText(sections), inFile: fileTitle(fileName) };
  const labelled = stated(facts);
  const inText = labelled.find(hasRoleNoun) || titleLine(lines, hints) || labelled[0] || hints.inText;
  return { name: inText || hints.inFile || 'Unnamed role', inText: Boolean(inText) };
};
