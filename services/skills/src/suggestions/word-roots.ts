import { splitWords } from '@skills-architect/service-kit';

const MIN_ROOT_LENGTH = 4;
const ROOT_SHARE = 0.7;

/** The beginning that a word shares with its other forms: 'inspection' and 'inspect' both begin with 'inspect'. */
export const toRoot = (word: string): string =>
  word.slice(0, Math.max(MIN_ROOT_LENGTH, Math.ceil(word.length * ROOT_SHARE)));

/** Words that say nothing about a skill. */
const STOP_WORDS = new Set('and the for with use using work from into other perform manage skills'.split(' '));

/** Roots of the meaningful words of texts. */
export const listRoots = (...texts: string[]): string[] => [
  ...new Set(
    splitWords(...texts)
      .filter((word) => word.length > 2 && !STOP_WORDS.has(word))
      .map(toRoot),
  ),
];

const sharesBeginning = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/** Those of `some` that begin like one of the others. */
export const sharedRoots = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((root) => others.some((other) => sharesBeginning(root, other)));

/** Dice coefficient of two sets of roots, 0 to 1. */
export const rootSimilarity = (some: readonly string[], others: readonly string[]): number => {
  if (!some.length || !others.length) return 0;
  return (sharedRoots(some, others).length + sharedRoots(others, some).length) / (some.length + others.length);
};
