const COPY = / \(copy(?: \d+)?\)$/;

/** The name without the mark of an earlier copy. */
export const originalName = (name: string): string => name.replace(COPY, '');

/** Maximum length of a persona's name. */
const MAX_LETTERS = 500;

const shortenName = (name: string, suffix: string) =>
  `${name.slice(0, MAX_LETTERS - suffix.length).trimEnd()}${suffix}`;

/** The first free name for a copy: names are unique per client, ignoring case. A long name is shortened. */
export const copyName = (name: string, taken: readonly string[]): string => {
  const folded = new Set(taken.map((name) => name.toLowerCase()));
  const original = originalName(name);
  for (let number = 1; ; number += 1) {
    const copy = shortenName(original, number === 1 ? ' (copy)' : ` (copy ${number})`);
    if (!folded.has(copy.toLowerCase())) return copy;
  }
};
