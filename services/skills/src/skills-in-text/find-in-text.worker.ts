import { findStatedSkills } from '@skills-architect/matching';
import { type Named, readNames } from './spell-skills';
import { type MeaningTask, toMeaning } from './text-meaning';

export interface FindTask {
  texts: string[];
  candidates: Named[];
  /** To find skills by meaning as well. */
  meaning?: MeaningTask | undefined;
}

/** Finds the skills that texts ask for among these candidates, and by meaning; strongest evidence first. */
export default ({ texts, candidates, meaning }: FindTask): ReturnType<typeof findStatedSkills> =>
  findStatedSkills(texts, { ...readNames(candidates, texts), meaning: meaning && toMeaning(meaning) });
