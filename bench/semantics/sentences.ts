import { candidateWords, findStatedSkills } from '@skills-architect/matching';
import { readNames } from '../../services/skills/src/skills-in-text/spell-skills';
import type { EscoSkills } from '../description-skills/esco-skills';
import { quantile } from '../timings';
import { computeSentenceFigures, type RankedNames, type SentenceFigures } from './sentence-figures';
import { labelKey, readLabelSpace, readSentenceSets } from './sentence-files';

/** Figures of one set, with the median time of a sentence in milliseconds. */
export type SetFigures = SentenceFigures & { milliseconds: number };

/** Ids of the skills that a sentence states, best first. */
type Finder = (sentence: string) => number[];

/** The skills service, with all of the library in memory in place of a query. */
const productFinder = ({ stored }: EscoSkills): Finder => {
  return (sentence) => {
    const words = new Set(candidateWords([sentence]).contentWords);
    const candidates = stored.filter(({ terms }) => terms.some((term) => words.has(term)));
    return findStatedSkills([sentence], readNames(candidates, [sentence])).skills.map(({ id }) => id);
  };
};

/** Measures how well the skills that single sentences state are found, for each file of the folder. */
export const measureSentences = async (skills: EscoSkills, folder: string): Promise<Record<string, SetFigures>> => {
  const labels = await readLabelSpace(folder);
  const find = productFinder(skills);
  const nameOf = (id: number) => skills.library.get(id)?.skillName ?? '';
  const figures: Record<string, SetFigures> = {};
  for (const { name, sentences } of await readSentenceSets(folder)) {
    const times: number[] = [];
    const ranked = sentences.map(({ text, right }): RankedNames => {
      const started = performance.now();
      const ids = find(text);
      times.push(performance.now() - started);
      const names = [...new Set(ids.map(nameOf).map(labelKey))].filter((one) => labels?.has(one) ?? true);
      return { found: names, right };
    });
    figures[name] = { ...computeSentenceFigures(ranked), milliseconds: Number(quantile(times, 0.5).toFixed(1)) };
  }
  return figures;
};
