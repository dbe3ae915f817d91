import type { Related, Wanted } from './related-skills';

/** A skill in a request for suggestions; field names as in the specification. */
export interface AskedSkill {
  SkillName: string;
  SkillFamily: string;
  SkillDescription: string;
  EmbeddingDescription: string;
  SkillId?: number | undefined;
}

export const toWanted = (asked: AskedSkill): Wanted => ({
  name: asked.SkillName,
  family: asked.SkillFamily,
  texts: [asked.SkillDescription, asked.EmbeddingDescription],
  skillId: asked.SkillId,
});

/** What the model is told about the skill and similar ones. */
export const listFacts = (asked: AskedSkill, related: readonly Related[]) => ({
  skillName: asked.SkillName,
  skillFamily: asked.SkillFamily,
  shortDescription: asked.SkillDescription,
  detailedDescription: asked.EmbeddingDescription,
  similarSkills: related.map(({ skill }) => ({ name: skill.skillName, description: skill.skillDescription })),
});
