/** The results for one description, best first, and the right ones. */
export interface RankedSkills {
  shown: readonly number[];
  right: ReadonlySet<number>;
}
export interface RankFigures {
  precision10: number;
  recall10: number;
  precision20: number;
  recall20: number;
}

const countHits = ({ shown, right }: RankedSkills, most: number) =>
  shown.slice(0, most).filter((id) => right.has(id)).length;

const mean = (values: readonly number[]) =>
  Number((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(3));

/** Means over the descriptions. Precision counts missing results as wrong. */
export const averageFigures = (all: readonly RankedSkills[]): RankFigures => ({
  precision10: mean(all.map((ranking) => countHits(ranking, 10) / 10)),
  recall10: mean(all.map((ranking) => countHits(ranking, 10) / ranking.right.size)),
  precision20: mean(all.map((ranking) => countHits(ranking, 20) / 20)),
  recall20: mean(all.map((ranking) => countHits(ranking, 20) / ranking.right.size)),
});
