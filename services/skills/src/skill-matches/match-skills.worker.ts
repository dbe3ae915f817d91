import { matchSkillNames, type SkillNameMatch, type SkillNames } from '@skills-architect/matching';

export interface MatchTask {
  names: string[];
  /** Most skills for a name. */
  limit: number;
  skills: SkillNames[];
}

/** Ranks the skills for each name. */
export default ({ names, skills, limit }: MatchTask): SkillNameMatch[][] => matchSkillNames(names, skills, limit);
