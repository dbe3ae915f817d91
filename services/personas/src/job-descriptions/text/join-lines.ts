/** Prefixes that keep their hyphen at a line break. */
const COMPOUND_STARTS = new Set(
  'full part self well long short high low cross non co multi on off in day decision problem year time two three four one first second third mid pre post re user data customer client team work risk cost value end open on-site hands face follow up to by of and state best real host web cloud field evidence community school home entry close'.split(
    ' ',
  ),
);

const joinHyphenated = (before: string, next: string) => {
  const [, word] = /(?<![A-Za-z])([A-Za-z]+)[-‐\u00AD]$/.exec(before) ?? [];
  if (!word || !/^[a-z]/.test(next)) return undefined;
  // Browsers hyphenate with these two characters; authors join words with the plain hyphen.
  const isSoft = /[\u00AD\u2010]$/.test(before);
  return !isSoft && COMPOUND_STARTS.has(word.toLowerCase()) ? before + next : before.slice(0, -1) + next;
};

/** Joins wrapped lines, including words hyphenated at the line end. */
export const joinLines = (pieces: string[]) =>
  pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .reduce((before, next) => (before ? (joinHyphenated(before, next) ?? `${before} ${next}`) : next), '');
