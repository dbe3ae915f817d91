/** Key of two words, independent of their order. */
const toPair = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Two words are synonyms if the names of at least this many records interchange them … */
const MIN_PAIRS = 3;
/** … and if these are more than this many times the pairs of records whose own names differ only by the two words. */
const MIN_RATIO = 4;
/** More own names that differ by one word only, such as 'manage …', are not compared in pairs. */
const MAX_NAMES_PER_REST = 200;

/** For each word of a name: the name without the word, and the word. */
function* withoutEachWord(words: readonly string[]): Generator<[rest: string, word: string]> {
  const sorted = [...new Set(words)].sort();
  if (sorted.length < 2) return;
  for (const word of sorted) yield [sorted.filter((other) => other !== word).join(' '), word];
}

/**
 * Learns synonyms from a library: words that names of the same record interchange ('organise rehearsals', 'coordinate
 * rehearsals') more often than own names of two records differ by them ('maintain lifts', 'repair lifts').
 * @param names the words (stems) of all names of each record, its own name first.
 * @returns whether two words are interchanged.
 */
export function learnSynonyms(names: Iterable<readonly (readonly string[])[]>): (a: string, b: string) => boolean {
  const interchangeCounts = new Map<string, number>();
  const ownWords = new Map<string, string[]>();
  for (const record of names) {
    const words = new Map<string, Set<string>>();
    for (const [index, name] of record.entries())
      for (const [rest, word] of withoutEachWord(name)) {
        words.set(rest, (words.get(rest) ?? new Set()).add(word));
        if (index === 0) ownWords.set(rest, [...(ownWords.get(rest) ?? []), word]);
      }
    const pairs = new Set([...words.values()].flatMap((group) => listPairs([...group])));
    for (const pair of pairs) interchangeCounts.set(pair, (interchangeCounts.get(pair) ?? 0) + 1);
  }
  const differenceCounts = new Map<string, number>();
  for (const words of ownWords.values())
    if (words.length <= MAX_NAMES_PER_REST)
      for (const pair of listPairs(words)) differenceCounts.set(pair, (differenceCounts.get(pair) ?? 0) + 1);
  return (a, b) => {
    const pair = toPair(a, b);
    const count = interchangeCounts.get(pair) ?? 0;
    return count >= MIN_PAIRS && count > MIN_RATIO * (differenceCounts.get(pair) ?? 0);
  };
}

const listPairs = (words: readonly string[]) =>
  words.flatMap((word, index) =>
    words.slice(index + 1).flatMap((other) => (word === other ? [] : [toPair(word, other)])),
  );
