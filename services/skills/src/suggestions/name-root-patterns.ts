import { escapeRegExp } from '@skills-architect/service-kit';
import { listRoots } from './word-roots';

const MAX_ROOTS = 8;

/** Patterns of the indexed words that begin with a root of the name. */
export const nameRootPatterns = (name: string): RegExp[] =>
  listRoots(name)
    .slice(0, MAX_ROOTS)
    .map((root) => new RegExp(`^${escapeRegExp(root)}`));

/** Aggregation expression: how many of the patterns match words of a skill. */
export const countMatchedRoots = (rootPatterns: readonly RegExp[]) => ({
  $sum: rootPatterns.map((regex) => ({
    $cond: [{ $anyElementTrue: { $map: { input: '$terms', in: { $regexMatch: { input: '$$this', regex } } } } }, 1, 0],
  })),
});
