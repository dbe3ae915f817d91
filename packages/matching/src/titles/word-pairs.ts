/** Reads `word=meaning; other word=other meaning`. */
export const readWordPairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').flatMap((pair) => {
      const [word, meaning] = pair.trim().split('=');
      return word && meaning ? [[word, meaning]] : [];
    }),
  );
