/** Names for a sentence: at most `most`, then the number of others. */
export const formatNames = (names: readonly string[], most: number): string => {
  const more = names.length - most;
  return names.slice(0, most).join(', ') + (more > 0 ? ` and ${more.toLocaleString()} more` : '');
};
