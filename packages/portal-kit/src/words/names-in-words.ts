/** Names for a sentence; of a long list the first ones and how many more there are. */
export const namesInWords = (names: readonly string[], most: number): string => {
  const more = names.length - most;
  return names.slice(0, most).join(', ') + (more > 0 ? ` and ${more.toLocaleString()} more` : '');
};
