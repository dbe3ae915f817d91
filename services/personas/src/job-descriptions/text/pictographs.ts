import { startsItem } from './bullets';

/** One or more emoji at the start of a line; ©, ® and ™ are none, although Unicode counts them. */
const LEADING =
  /^(?![©®™‼⁉])\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)*\s*(?=\S)/u;

/** The same after the bullet of an item. */
// recheck: only the start of a line is tested
const AFTER_BULLET =
  /^(\s*[•●*–—-]\s+)(?:(?![©®™‼⁉])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200D|\uFE0F)*\s*)+(?=\S)/u;

const startsWithPictograph = (line: string | undefined) =>
  line !== undefined && !startsItem(line) && LEADING.test(line);

/**
 * Turns the pictographs that begin the lines of a list into bullets, and drops those that decorate a single line or a
 * heading. The number of lines stays the same.
 */
export const pictographsToBullets = (printed: readonly string[], isHeading: (line: string) => boolean): string[] => {
  const lines = printed.map((line) => line.replace(AFTER_BULLET, '$1'));
  const isMarked = lines.map(startsWithPictograph);
  if (!isMarked.some(Boolean)) return lines;
  const texts = lines.map((line, index) => (isMarked[index] ? line.replace(LEADING, '') : line));
  const isItem = texts.map((text, index) => isMarked[index] === true && !isHeading(text));
  const written = texts.flatMap((text, index) => (text ? [index] : []));
  const isNeighbour = new Map(
    written.map((index, order) => {
      const [before = -1, after = -1] = [written[order - 1], written[order + 1]];
      return [index, isItem[before] === true || isItem[after] === true];
    }),
  );
  return texts.map((text, index) => (isItem[index] && isNeighbour.get(index) ? `• ${text}` : text));
};
