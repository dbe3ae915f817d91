import { candidateWords, findStatedSkills } from '@skills-architect/matching';
import { readNames } from '../../services/skills/src/skills-in-text/spell-skills';
import type { EscoSkills } from '../description-skills/esco-skills';
import { quantile } from '../timings';
import type { Encoder } from './meaning';
import { computeSentenceFigures, type RankedNames, type SentenceFigures } from './sentence-figures';
import { labelKey, readLabelSpace, readSentenceSets, type SentenceSet } from './sentence-files';

/** Figures of one set, with the median time of a sentence in milliseconds. */
export type SetFigures = SentenceFigures & { milliseconds: number };

/** Ids of the skills that a sentence states, best first. */
type Finder = (sentence: string) => Promise<number[]>;

/** The skills service, with all of the library in memory in place of a query; `encoder` for meaning as well. */
const productFinder =
  ({ stored }: EscoSkills, encoder: Encoder | undefined): Finder =>
  async (sentence) => {
    const words = new Set(candidateWords([sentence]).contentWords);
    const candidates = stored.filter(({ terms }) => terms.some((term) => words.has(term)));
    const meaning = await encoder?.meaningOf([sentence]);
    return findStatedSkills([sentence], { ...readNames(candidates, [sentence]), meaning }).skills.map(({ id }) => id);
  };

const measureSet = async (
  { sentences }: SentenceSet,
  find: Finder,
  toNames: (ids: readonly number[]) => string[],
): Promise<SetFigures> => {
  const times: number[] = [];
  const ranked: RankedNames[] = [];
  for (const { text, right } of sentences) {
    const started = performance.now();
    const ids = await find(text);
    times.push(performance.now() - started);
    ranked.push({ found: toNames(ids), right });
  }
  return { ...computeSentenceFigures(ranked), milliseconds: Number(quantile(times, 0.5).toFixed(1)) };
};

/** Measures how well the skills that single sentences state are found, for each file of the folder. */
export const measureSentences = async (
  skills: EscoSkills,
  folder: string,
  encoder?: Encoder,
): Promise<Record<string, SetFigures>> => {
  const labels = await readLabelSpace(folder);
  const nameOf = (id: number) => labelKey(skills.library.get(id)?.skillName ?? '');
  const toNames = (ids: readonly number[]) => [...new Set(ids.map(nameOf))].filter((name) => labels?.has(name) ?? true);
  const find = productFinder(skills, encoder);
  const figures: Record<string, SetFigures> = {};
  for (const set of await readSentenceSets(folder)) figures[set.name] = await measureSet(set, find, toNames);
  return figures;
};
