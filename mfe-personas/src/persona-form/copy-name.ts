const COPY = / \(copy(?: \d+)?\)$/;

/** The name without the mark of an earlier copy. */
export const originalName = (name: string): string => name.replace(COPY, '');

/** The first free name for a copy: names are unique per client, ignoring case. */
export const copyName = (name: string, taken: readonly string[]): string => {
  const folded = new Set(taken.map((one) => one.toLowerCase()));
  const base = `${originalName(name)} (copy`;
  for (let number = 1; ; number += 1) {
    const copy = number === 1 ? `${base})` : `${base} ${number})`;
    if (!folded.has(copy.toLowerCase())) return copy;
  }
};
