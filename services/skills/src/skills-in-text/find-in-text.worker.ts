import { findStatedSkills } from '@skills-architect/matching';
import { type Named, readNames } from './spell-skills';
import { type MeaningTask, toMeaning } from './text-meaning';

export interface FindTask {
  texts: string[];
  candidates: Named[];
  /** Code of the language of the texts, if known. */
  language?: string | undefined;
  /** To find skills by meaning as well. */
  meaning?: MeaningTask | undefined;
}

/** Finds the skills that texts ask for among these candidates, and by meaning; strongest evidence first. */
export default ({ texts, candidates, language, meaning }: FindTask): ReturnType<typeof findStatedSkills> =>
  findStatedSkills(texts, {
    ...readNames(candidates, texts, language),
    language,
    meaning: meaning && toMeaning(meaning),
  });
