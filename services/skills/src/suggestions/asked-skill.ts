import type { Related, Wanted } from './related-skills';

/** A skill as suggestions are asked for it; names as in the specification. */
export interface AskedSkill {
  SkillName: string;
  SkillFamily: string;
  SkillDescription: string;
  EmbeddingDescription: string;
  SkillId?: number | undefined;
}

export const wantedOf = (asked: AskedSkill): Wanted => ({
  name: asked.SkillName,
  family: asked.SkillFamily,
  texts: [asked.SkillDescription, asked.EmbeddingDescription],
  skillId: asked.SkillId,
});

/** What a model is told of the skill and of those that are like it. */
export const factsOf = (asked: AskedSkill, related: readonly Related[]) => ({
  skillName: asked.SkillName,
  skillFamily: asked.SkillFamily,
  shortDescription: asked.SkillDescription,
  detailedDescription: asked.EmbeddingDescription,
  similarSkills: related.map(({ skill }) => ({ name: skill.skillName, description: skill.skillDescription })),
});
