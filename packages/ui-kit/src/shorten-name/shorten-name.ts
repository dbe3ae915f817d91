/** Length of a name that stands in a sentence, such as a question or a notification. */
const MAX_IN_SENTENCE = 80;

/** The name with at most this many characters, including the ellipsis at its end. */
export const shortenName = (name: string, limit = MAX_IN_SENTENCE): string => {
  // Emoji and rare letters are two units long and must not be cut apart.
  const letters = [...name];
  if (letters.length <= limit) return name;
  const kept = letters.slice(0, Math.max(0, limit - 1)).join('');
  return `${kept.trimEnd()}…`;
};
