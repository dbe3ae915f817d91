import { splitWords } from '@skills-architect/service-kit';

const SHORTEST = 4;
const KEPT = 0.7;

/** The beginning that a word shares with its other forms: 'inspection' and 'inspect' both begin with 'inspect'. */
export const rootOf = (word: string): string => word.slice(0, Math.max(SHORTEST, Math.ceil(word.length * KEPT)));

/** Words that names have in common without having anything else in common. */
const EMPTY = new Set('and the for with use using work from into other perform manage skills'.split(' '));

/** Roots of the words of a text that say something. */
export const rootsOf = (...texts: string[]): string[] => [
  ...new Set(
    splitWords(...texts)
      .filter((word) => word.length > 2 && !EMPTY.has(word))
      .map(rootOf),
  ),
];

const begins = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** The roots that other ones say too. */
export const saidOf = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((root) => others.some((other) => begins(root, other)));

/** How much of each other's roots two sets have: 0 to 1 (Dice). */
export const likeness = (some: readonly string[], others: readonly string[]): number => {
  if (!some.length || !others.length) return 0;
  return (saidOf(some, others).length + saidOf(others, some).length) / (some.length + others.length);
};
