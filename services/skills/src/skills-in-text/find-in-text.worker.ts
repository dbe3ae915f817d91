import { findStatedSkills } from '@skills-architect/matching';
import { type Named, readNames } from './spell-skills';

export interface FindTask {
  texts: string[];
  candidates: Named[];
}

/** Finds the skills that texts ask for among these candidates, strongest evidence first. */
export default ({ texts, candidates }: FindTask): ReturnType<typeof findStatedSkills> =>
  findStatedSkills(texts, readNames(candidates, texts));
