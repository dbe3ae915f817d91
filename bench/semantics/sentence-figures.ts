/** The names found in one sentence, best first and each once, and the right ones. */
export interface RankedNames {
  found: readonly string[];
  right: ReadonlySet<string>;
}

/** Means over the sentences with a right name; `empty` is the number of those in which nothing was found. */
export interface SentenceFigures {
  sentences: number;
  rp5: number;
  rp10: number;
  mrr: number;
  empty: number;
}

/** R-precision at k: right names among the first k, of those that could be. */
const precisionAt =
  (k: number) =>
  ({ found, right }: RankedNames) =>
    found.slice(0, k).filter((name) => right.has(name)).length / Math.min(k, right.size);

const reciprocalRank = ({ found, right }: RankedNames) => {
  const index = found.findIndex((name) => right.has(name));
  return index < 0 ? 0 : 1 / (index + 1);
};

/** Figures of all sentences that have a right name. */
export const computeSentenceFigures = (all: readonly RankedNames[]): SentenceFigures => {
  const labelled = all.filter(({ right }) => right.size > 0);
  const mean = (measure: (ranking: RankedNames) => number) =>
    Number((labelled.reduce((sum, ranking) => sum + measure(ranking), 0) / Math.max(1, labelled.length)).toFixed(4));
  return {
    sentences: labelled.length,
    rp5: mean(precisionAt(5)),
    rp10: mean(precisionAt(10)),
    mrr: mean(reciprocalRank),
    empty: labelled.filter(({ found }) => found.length === 0).length,
  };
};
