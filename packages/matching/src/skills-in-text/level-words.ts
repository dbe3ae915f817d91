import type { Token } from '../reading/tokens';

/**
 * Words for required levels, as a share of the scheme: 0 is its first level, 1 its last. Longer phrases precede their
 * parts.
 */
const LEVEL_WORDS: readonly (readonly [phrase: string, share: number])[] = [
  ['working knowledge', 0.25],
  ['entry level', 0],
  ['in depth', 0.75],
  ['hands on', 0.5],
  ...toEntries(
    0,
    'basic basics beginner elementary foundational foundation fundamental fundamentals familiar familiarity awareness introductory',
  ),
  ...toEntries(0.5, 'intermediate good solid sound competent proficient proficiency practical'),
  ...toEntries(0.75, 'advanced strong deep extensive thorough proven excellent'),
  ...toEntries(1, 'expert expertise master mastery specialist'),
];
const MAX_LENGTH = 2;
/** Words that may be between a level word and a skill. */
const JOINING = new Set(
  'a an and as at by in of or on the to with both using including knowledge experience skills skill understanding level'.split(
    ' ',
  ),
);
/** Maximum other words between them, if there is no comma. */
const MAX_BETWEEN = 2;
/** Number of words after a skill that may contain its level: 'SQL (advanced)', 'SQL at expert level'. */
const MAX_BEHIND = 3;
const OPENS_BEHIND = /^\s{0,2}(?:[([:–—-]|at\s)/;

function toEntries(share: number, list: string): [string, number][] {
  return list.split(' ').map((word) => [word, share]);
}
const SHARES: ReadonlyMap<string, number> = new Map(LEVEL_WORDS);

export interface LevelWord {
  /** Share of the scheme, 0 to 1. */
  share: number;
  start: number;
  end: number;
}

const levelAt = (words: readonly Token[], index: number): LevelWord | undefined => {
  for (let length = MAX_LENGTH; length > 0; length--) {
    const [first, last] = [words[index - length + 1], words[index]];
    if (!first || !last) continue;
    const phrase = words.slice(index - length + 1, index + 1).map(({ text }) => text);
    const share = SHARES.get(phrase.join(' '));
    if (share !== undefined) return { share, start: first.start, end: last.end };
  }
  return undefined;
};

interface Place {
  start: number;
  end: number;
}

/**
 * The level that a sentence states for the skill at a position, before it or in brackets after it. `tokens` are the
 * sentence's words; `others` are the positions of all skills, because a level applies to a list of skills.
 */
export const readLevel = (
  sentence: string,
  tokens: readonly Token[],
  position: Place,
  others: readonly Place[],
): LevelWord | undefined => {
  const first = tokens.findIndex(({ start }) => start >= position.start);
  const next = tokens.findIndex(({ start }) => start >= position.end);
  if (next >= 0 && OPENS_BEHIND.test(sentence.slice(position.end, position.end + 6)))
    for (let index = next; index < Math.min(next + MAX_BEHIND, tokens.length); index++) {
      const statedLevel = levelAt(tokens, index);
      if (statedLevel) return statedLevel;
    }
  let between = 0;
  let until = position.start;
  let hasCrossedComma = false;
  for (let index = first - 1; index >= 0; index--) {
    const token = tokens[index];
    if (!token) break;
    const gap = sentence.slice(token.end, until);
    if (/[;:.(]/.test(gap)) break;
    hasCrossedComma ||= gap.includes(',');
    until = token.start;
    const statedLevel = levelAt(tokens, index);
    if (statedLevel) return statedLevel;
    const isOther = others.some(({ start, end }) => token.start >= start && token.start < end);
    if (isOther || JOINING.has(token.text)) continue;
    between += 1;
    if (hasCrossedComma || between > MAX_BETWEEN) break;
  }
  return undefined;
};
