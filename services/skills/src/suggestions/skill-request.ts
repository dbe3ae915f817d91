import type { RelatedSkill, TargetSkill } from './related-skills';

/** A skill in a request for suggestions; field names as in the specification. */
export interface SkillRequest {
  SkillName: string;
  SkillFamily: string;
  SkillDescription: string;
  EmbeddingDescription: string;
  SkillId?: number | undefined;
}

export const toTargetSkill = (skill: SkillRequest): TargetSkill => ({
  name: skill.SkillName,
  family: skill.SkillFamily,
  texts: [skill.SkillDescription, skill.EmbeddingDescription],
  skillId: skill.SkillId,
});

/** What the model is told about the skill and similar ones. */
export const listFacts = (skill: SkillRequest, related: readonly RelatedSkill[]) => ({
  skillName: skill.SkillName,
  skillFamily: skill.SkillFamily,
  shortDescription: skill.SkillDescription,
  detailedDescription: skill.EmbeddingDescription,
  similarSkills: related.map(({ skill }) => ({ name: skill.skillName, description: skill.skillDescription })),
});
