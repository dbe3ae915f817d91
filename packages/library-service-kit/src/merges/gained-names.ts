import { fold } from '@skills-architect/service-kit';

/** The most alternative names that a record may have in a language. */
const MAX_NAMES = 500;

/** The names of a record, or of its translation. */
export interface Names {
  name: string;
  alternativeNames: readonly string[];
}

export const listNames = ({ name, alternativeNames }: Names): string[] => [name, ...alternativeNames];

/** Of the names of a merged record those that the target of the merge does not have yet, in one language. */
export const gainedNames = (names: readonly string[], target: Names): string[] => {
  const targetKeys = new Set([target.name, ...target.alternativeNames].map(fold));
  const newNames = new Map<string, string>();
  for (const name of names) {
    const key = fold(name);
    if (!targetKeys.has(key) && !newNames.has(key)) newNames.set(key, name);
  }
  return [...newNames.values()].slice(0, MAX_NAMES - target.alternativeNames.length);
};
