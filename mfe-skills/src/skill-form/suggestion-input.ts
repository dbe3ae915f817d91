import type { SkillValues } from './skill-values';
import { LABELS } from './skill-values';

const REQUIRED = ['skillName', 'skillFamily'] as const;

/** Labels of the empty fields that suggestions require. */
export const missingFields = (values: Pick<SkillValues, (typeof REQUIRED)[number]>): string[] =>
  REQUIRED.filter((field) => !values[field].trim()).map((field) => LABELS[field]);

/** The form's skill as input for suggestions. */
export const toSuggestionInput = (values: SkillValues, skillId: number | undefined, AskedOf: 'any' | 'library') => ({
  SkillName: values.skillName.trim(),
  SkillFamily: values.skillFamily.trim(),
  SkillDescription: values.skillDescription,
  EmbeddingDescription: values.embeddingDescription,
  ...(skillId !== undefined && { SkillId: skillId }),
  AskedOf,
});
