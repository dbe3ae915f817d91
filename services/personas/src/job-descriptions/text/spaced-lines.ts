import { joinLines } from './join-lines';

const MIN_TORN = 3;
/** Shorter lines were ended by their author. */
const SHORTEST_TORN = 45;
/** Only a line this long can go on with a capital letter; after a shorter one a heading may follow. */
const SHORTEST_BEFORE_CAPITAL = 70;
const MIN_WORDS = 5;

const isUnfinished = (line: string, shortest: number) => line.length >= shortest && !/[.:;!?]$/.test(line);

/** The line after an empty one goes on in lower case. */
const goesOn = (before: string, next: string) => isUnfinished(before, SHORTEST_TORN) && /^\p{Ll}/u.test(next);

const mayGoOn = (before: string, next: string) =>
  goesOn(before, next) ||
  (isUnfinished(before, SHORTEST_BEFORE_CAPITAL) &&
    /^\p{Lu}\p{Ll}/u.test(next) &&
    (next.split(' ').length >= MIN_WORDS || next.endsWith('.')));

/** Some exports print an empty line after every line, in the middle of sentences: these lines are joined again. */
export const joinSpacedLines = (lines: string[]): string[] => {
  const torn = lines.filter((line, index) => line === '' && goesOn(lines[index - 1] ?? '', lines[index + 1] ?? ''));
  if (torn.length < MIN_TORN) return lines;
  const joined: string[] = [];
  for (const line of lines) {
    const [before = '', gap] = joined.slice(-2);
    if (gap === '' && mayGoOn(before, line)) joined.splice(-2, 2, joinLines([before, line]));
    else joined.push(line);
  }
  return joined;
};
