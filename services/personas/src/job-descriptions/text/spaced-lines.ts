import { joinLines } from './join-lines';

const MIN_TORN = 3;
/** Shorter lines were ended by their author. */
const SHORTEST_TORN = 45;
/** After one of these words a sentence goes on, also with a capital letter: `the rules of the` before `Northern Pools`. */
const OPEN_WORD =
  /(?:^|\s)(?:the|a|an|of|for|and|or|to|with|in|at|by|der|die|das|des|und|de|la|le|les|du|el|del|di|van)$/;

const isUnfinished = (line: string) => line.length >= SHORTEST_TORN && !/[.:;!?]$/.test(line);

/** The line after an empty one goes on in lower case. */
const goesOn = (before: string, next: string) => isUnfinished(before) && /^\p{Ll}/u.test(next);

const mayGoOn = (before: string, next: string) =>
  goesOn(before, next) || (isUnfinished(before) && OPEN_WORD.test(before) && /^\p{L}/u.test(next));

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
