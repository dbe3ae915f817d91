/**
 * Removes one kind of characters at the end. The regex tests a single character: `/[\s:]+$/` would restart at every
 * position of a long run, which takes half a minute for 300 KB of spaces.
 */
export const trimEnd = (text: string, character: RegExp) => {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
};

/** Removes one kind of characters at both ends. */
export const trimBoth = (text: string, character: RegExp) => {
  const trimmed = trimEnd(text, character);
  let start = 0;
  while (start < trimmed.length && character.test(trimmed.charAt(start))) start++;
  return trimmed.slice(start);
};
