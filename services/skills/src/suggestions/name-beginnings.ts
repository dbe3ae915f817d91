import { escapeRegExp } from '@skills-architect/service-kit';
import { listRoots } from './word-roots';

const MAX_ROOTS = 8;

/** The beginnings of the meaningful words of a name, for the indexed words of skills. */
export const nameBeginnings = (name: string): RegExp[] =>
  listRoots(name)
    .slice(0, MAX_ROOTS)
    .map((root) => new RegExp(`^${escapeRegExp(root)}`));

/** Aggregation expression: how many of the beginnings the words of a skill have. */
export const countBeginnings = (beginnings: readonly RegExp[]) => ({
  $sum: beginnings.map((regex) => ({
    $cond: [{ $anyElementTrue: { $map: { input: '$terms', in: { $regexMatch: { input: '$$this', regex } } } } }, 1, 0],
  })),
});
