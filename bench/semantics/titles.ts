import { nameFinder, textOfTitle } from '@skills-architect/matching';
import { quantile } from '../timings';
import { measureMatcher } from './roles-by-title';
import { readTitleSets, type TitleSet } from './title-files';

/** Figures of one pair of languages. */
export interface TitleFigures {
  titles: number;
  /** Mean reciprocal rank of the first right name, when each role is listed once. */
  mrr: number;
  /** Share of titles with a right name among the first ten. */
  hit10: number;
  /** Mean reciprocal rank of the first right role by the portal's matcher. */
  matcherMrr: number;
  /** Median time of a title, without its vector. */
  milliseconds: number;
  /** Mean time of the vector of a title or name; 0 without a model. */
  embeddingMilliseconds: number;
}

/** Unit vectors of texts, in their order. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[]>;

/** Rank of the first right name, from 1; among names with an equal score the expected one after shuffling. */
export const firstRightRank = (scores: ArrayLike<number>, right: ReadonlySet<number>): number => {
  const best = Math.max(...[...right].map((position) => scores[position] ?? Number.NEGATIVE_INFINITY));
  let [above, equal, equalRight] = [0, 0, 0];
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? Number.NEGATIVE_INFINITY;
    if (score > best) above++;
    if (score !== best) continue;
    equal++;
    if (right.has(position)) equalRight++;
  }
  return above + (equal + 1) / (equalRight + 1);
};

/** The vectors of all names and titles, and the mean time of one. */
const embedSet = async ({ names, titles }: TitleSet, embed: Embed) => {
  const started = performance.now();
  const flat = names.flat().map(textOfTitle);
  const vectors = await embed([...flat, ...titles.map(({ text }) => textOfTitle(text))]);
  const milliseconds = (performance.now() - started) / Math.max(1, vectors.length);
  return { names: vectors.slice(0, flat.length), titles: vectors.slice(flat.length), milliseconds };
};

const measureSet = async (set: TitleSet, embed: Embed | undefined): Promise<TitleFigures> => {
  const vectors = embed && (await embedSet(set, embed));
  const find = nameFinder(set.names, vectors?.names);
  const times: number[] = [];
  const ranks = set.titles.map(({ text, right }, title) => {
    const started = performance.now();
    const scores = find(text, vectors?.titles[title]);
    times.push(performance.now() - started);
    return firstRightRank(scores, right);
  });
  const mean = (values: readonly number[]) =>
    Number((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(4));
  return {
    titles: ranks.length,
    matcherMrr: Number((await measureMatcher(set, embed)).toFixed(4)),
    mrr: mean(ranks.map((rank) => 1 / rank)),
    hit10: mean(ranks.map((rank) => (rank <= 10 ? 1 : 0))),
    milliseconds: Number(quantile(times, 0.5).toFixed(1)),
    embeddingMilliseconds: Number((vectors?.milliseconds ?? 0).toFixed(2)),
  };
};

/**
 * Measures by pair of languages how well titles find the names of their roles: by letters alone, or also by meaning with
 * the vectors of a model.
 */
export const measureTitles = async (folder: string, embed?: Embed): Promise<Record<string, TitleFigures>> => {
  const figures: Record<string, TitleFigures> = {};
  for (const set of await readTitleSets(folder)) figures[set.pair] = await measureSet(set, embed);
  return figures;
};
