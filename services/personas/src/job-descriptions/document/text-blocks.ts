import { findTopic } from '../cutting/topic-of';
import type { Block, JobDocument } from '../document/document';
import { startsBullet, startsItem, withoutMark } from '../text/bullets';
import { joinLines } from '../text/join-lines';
import { pictographsToBullets } from '../text/pictographs';
import { unfoldQuestions } from '../text/questions';
import { joinSpacedLines } from '../text/spaced-lines';
import { tickedOnly } from '../text/ticked-only';
import { tidyLine } from '../text/tidy-line';
import { readFrontMatter } from './front-matter';

/** Most characters that are parsed: more add nothing about the role. */
const LONGEST_TEXT = 300_000;
/** Shorter lines were ended by the author, not wrapped. */
const SHORTEST_WRAPPED = 45;

/** `=== JOB DETAILS ===` */
const isRuled = (text: string) => text.length < 120 && /^={2,}\s/.test(text) && /\s={2,}$/.test(text);

/** `| Grade | B2 |`: cells of a text table; the line of dashes below its header is dropped. */
const toCells = (text: string) =>
  /^\|.*\|$/.test(text)
    ? text
        .slice(1, -1)
        .split('|')
        .map((cell) => (/^[\s:-]*$/.test(cell) ? '' : cell.trim()))
        .filter(Boolean)
        .join('\t')
    : text;

const parseLine = (line: string): Block => {
  const text = toCells(line);
  if (isRuled(text)) return { kind: 'heading', text: text.replaceAll('=', '').trim(), depth: 2, page: 0 };
  const [, marks, heading] = /^(#{1,6})\s+(\S.*)$/.exec(text) ?? [];
  if (marks && heading)
    return { kind: 'heading', text: heading.replace(/\s?#{1,6}$/, ''), depth: marks.length, page: 0 };
  if (!text) return { kind: 'gap', text: '', depth: 0, page: 0 };
  if (startsBullet(text)) return { kind: 'item', text: withoutMark(text), depth: 0, page: 0 };
  return { kind: startsItem(text) ? 'item' : 'text', text, depth: 0, page: 0 };
};

/** A German title that is hyphenated at the end of its line: `Sach-` before `bearbeiter (m/w/d)`. */
const endsInTitle = (before: string, next: string) =>
  /\p{Ll}{3}[-‐\u00AD]$/u.test(before) && /^\p{Ll}{3}.*\([mwfdx](?:\s?[/|]\s?[mwfdx]){1,2}\)/u.test(next);

/** A wrapped line continues in lower case, or after a hyphen. */
const continuesLine = (before: Block | undefined, next: Block) =>
  before !== undefined &&
  (before.kind === 'text' || before.kind === 'item') &&
  next.kind === 'text' &&
  (before.text.length >= SHORTEST_WRAPPED || endsInTitle(before.text, next.text)) &&
  /^[a-z(]/.test(next.text) &&
  !/[.:;!?]$/.test(before.text) &&
  !next.text.includes('\t');

const MIN_BROKEN_LINES = 3;
const OPEN_WORD = /(?:^|\s)(?:\p{Ll}[\p{L}-]*|[Tt]he|[Dd]ie|[Dd]er|[Dd]as|[Aa]ls|[Ll]es?|[Ll]a|[Ee]l|–)$/u;

/** Some exports break lines around each emphasised word, so that lines start in the middle of a sentence. */
const hasBrokenLines = (lines: string[]) =>
  lines.filter((line) => /^[,.;]\s?\p{L}/u.test(line)).length >= MIN_BROKEN_LINES;

const continuesBrokenLine = (before: Block | undefined, next: Block) =>
  before?.kind === 'text' &&
  next.text !== '' &&
  (/^[,.;)]/.test(next.text) ||
    (next.kind === 'text' && !/[.:!?]$/.test(before.text) && /^(?:\p{Ll}|–)/u.test(next.text)) ||
    (next.kind === 'text' && OPEN_WORD.test(before.text) && !findTopic(before.text)));

/** Joins a line with the next: no space before a comma. */
const joinBrokenLines = (before: string, next: string) =>
  /^[,.;)]/.test(next) ? before + next : joinLines([before, next]);

const MIN_QUOTED = 3;
const QUOTE_MARK = /^(?:>\s?){1,5}/;
/** The lines of a quoted mail without their marks. */
const withoutQuoteMarks = (lines: string[]) =>
  lines.filter((line) => QUOTE_MARK.test(line)).length < MIN_QUOTED
    ? lines
    : lines.map((line) => line.replace(QUOTE_MARK, ''));

const MIN_LONE_BULLETS = 3;
const LONE_BULLET = /^[•●○▪■◆▸‣∙·✓✔➢➤*-]$/;

/** Joins bullets that an export printed on a line above their text. A single one, or one above a heading, is a divider. */
const withBullets = (lines: string[]) => {
  if (lines.filter((line) => LONE_BULLET.test(line)).length < MIN_LONE_BULLETS) return lines;
  const joined: string[] = [];
  let bullet = '';
  for (const line of lines) {
    if (LONE_BULLET.test(line)) bullet = line;
    else if (!bullet) joined.push(line);
    else if (line) {
      joined.push(findTopic(line) ? line : `${bullet} ${line}`);
      bullet = '';
    }
  }
  return joined;
};

const INLINE_BULLET = /\s[•●▪■‣➢➤✓✔](?=\s)/u;
const MIN_INLINE_BULLETS = 2;
const wordCount = (text: string) => text.split(/\s+/).length;

/**
 * A list that was pasted into one line: `Duties: • checks goods • stacks shelves`. Facts between bullets stay a line: `Leeds •
 * Full-time • Permanent`.
 */
const splitInlineList = (line: string): string[] => {
  const [before = '', ...items] = line.split(INLINE_BULLET).map((part) => part.trim());
  const isList =
    items.length + (startsBullet(before) ? 1 : 0) >= MIN_INLINE_BULLETS && items.every((item) => wordCount(item) > 1);
  const areLong = items.filter((item) => wordCount(item) > 2).length * 2 >= items.length;
  const startsList = before === '' || before.endsWith(':') || startsBullet(before);
  if (!isList || !areLong || !startsList) return [line];
  return [before, ...items.map((item) => `• ${item}`)].filter(Boolean);
};

/** Splits a text into lines, detects headings and list items by their markers, and joins wrapped lines. */
export const textBlocks = (text: string): Block[] => {
  const lines: Block[] = [];
  const tidyLines = withoutQuoteMarks(text.slice(0, LONGEST_TEXT).split(/\r\n|[\n\r\f\v]/))
    .map(tidyLine)
    .flatMap(splitInlineList);
  const textLines = pictographsToBullets(
    tickedOnly(unfoldQuestions(joinSpacedLines(tidyLines))),
    (line) => findTopic(line) !== undefined,
  );
  const isBroken = hasBrokenLines(textLines);
  for (const text of withBullets(textLines)) {
    const line = parseLine(text);
    const previous = lines.at(-1);
    if (isBroken && previous && continuesBrokenLine(previous, line))
      previous.text = joinBrokenLines(previous.text, line.text);
    else if (previous && continuesLine(previous, line)) previous.text = joinLines([previous.text, line.text]);
    else lines.push(line);
  }
  return lines;
};

/** The document of a plain text. */
export const textDocument = (text: string): JobDocument => {
  const { title, description, rest } = readFrontMatter(text.slice(0, LONGEST_TEXT));
  const blocks = textBlocks(rest);
  const [first] = blocks.filter(({ kind }) => kind !== 'gap');
  const isRepeated = description && rest.includes(description);
  return {
    blocks: [
      ...(title && first?.text !== title ? [{ kind: 'heading' as const, text: title, depth: 1, page: 0 }] : []),
      ...(description && !isRepeated ? textBlocks(description) : []),
      ...blocks,
    ],
    titles: title ? [title] : [],
  };
};
