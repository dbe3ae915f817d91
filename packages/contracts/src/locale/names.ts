import { formatNumber } from './numbers';

// Of British English, which writes no comma before 'and'.
const list = new Intl.ListFormat('en-GB');

/** Names for a sentence: 'A, B and C'. */
export const listNames = (names: Iterable<string>): string => list.format(names);

/** Names for a sentence: at most `limit`, then the number of others. */
export const formatNames = (names: readonly string[], limit: number): string => {
  const hiddenCount = names.length - limit;
  return names.slice(0, limit).join(', ') + (hiddenCount > 0 ? ` and ${formatNumber(hiddenCount)} more` : '');
};
