import type { Related, Wanted } from './related-skills';

/** A skill in a request for suggestions; field names as in the specification. */
export interface AskedSkill {
  SkillName: string;
  SkillFamily: string;
  SkillDescription: string;
  EmbeddingDescription: string;
  SkillId?: number | undefined;
}

export const toWanted = (skill: AskedSkill): Wanted => ({
  name: skill.SkillName,
  family: skill.SkillFamily,
  texts: [skill.SkillDescription, skill.EmbeddingDescription],
  skillId: skill.SkillId,
});

/** What the model is told about the skill and similar ones. */
export const listFacts = (skill: AskedSkill, related: readonly Related[]) => ({
  skillName: skill.SkillName,
  skillFamily: skill.SkillFamily,
  shortDescription: skill.SkillDescription,
  detailedDescription: skill.EmbeddingDescription,
  similarSkills: related.map(({ skill }) => ({ name: skill.skillName, description: skill.skillDescription })),
});
