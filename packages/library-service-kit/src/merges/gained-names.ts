import { fold } from '@skills-architect/service-kit';

/** The most alternative names that a record may have in a language. */
const MAX_NAMES = 500;

/** The names of a record, or of its translation. */
export interface Names {
  name: string;
  alternativeNames: readonly string[];
}

/** The names that the target of a merge gains: those of the merged record that it does not have yet. */
export const gainedNames = (merged: Names, target: Names): string[] => {
  const targetKeys = new Set([target.name, ...target.alternativeNames].map(fold));
  const newNames = new Map<string, string>();
  for (const name of [merged.name, ...merged.alternativeNames]) {
    const key = fold(name);
    if (!targetKeys.has(key) && !newNames.has(key)) newNames.set(key, name);
  }
  return [...newNames.values()].slice(0, MAX_NAMES - target.alternativeNames.length);
};
