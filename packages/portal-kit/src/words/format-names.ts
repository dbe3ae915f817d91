/** Names for a sentence: at most `limit`, then the number of others. */
export const formatNames = (names: readonly string[], limit: number): string => {
  const hiddenCount = names.length - limit;
  return names.slice(0, limit).join(', ') + (hiddenCount > 0 ? ` and ${hiddenCount.toLocaleString()} more` : '');
};
