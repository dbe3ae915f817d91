import { matchSkillNames, type SkillNameMatch, type SkillNames } from '@skills-architect/matching';

export interface MatchTask {
  names: string[];
  skills: SkillNames[];
}

/** Ranks the skills for each name. */
export default ({ names, skills }: MatchTask): SkillNameMatch[][] => matchSkillNames(names, skills);
