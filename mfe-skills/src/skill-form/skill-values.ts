import { FamilyName, KnowledgeBase, type Skill, SkillForm } from '@skills-architect/contracts/skills';
import * as z from 'zod';

/** Fields of the form. The family is a name, because users can type a new one. */
export const SkillFields = SkillForm.omit({ skillFamilyId: true, encyclopediaIds: true }).extend({
  skillFamily: FamilyName,
  /** Code of the language of the texts, such as `de`; '' for that of the source. */
  language: z.string(),
  encyclopedia: z
    .array(KnowledgeBase.extend({ encyclopediaId: z.number() }))
    .max(100, 'Choose at most 100 knowledge bases'),
});
export type CheckedValues = z.output<typeof SkillFields>;
/** Values of the form; id 0 means nothing is chosen. */
export type SkillValues = CheckedValues;

export const EMPTY: SkillValues = {
  skillName: '',
  alternativeNames: [],
  skillCategoryId: 0,
  skillFamily: '',
  sourceId: 0,
  skillStatus: 1,
  language: '',
  encyclopedia: [],
  skillDescription: '',
  embeddingDescription: '',
};

export const toValues = (skill: Skill): SkillValues => ({
  skillName: skill.skillName,
  alternativeNames: skill.alternativeNames,
  skillCategoryId: skill.skillCategory.skillCategoryId,
  skillFamily: skill.skillFamily.skillFamily,
  sourceId: skill.skillSource.sourceId,
  skillStatus: skill.skillStatus,
  language: skill.language ?? '',
  encyclopedia: skill.encyclopedia ?? [],
  skillDescription: skill.skillDescription,
  embeddingDescription: skill.embeddingDescription,
});

/** Request body of a skill without its source. */
export const toBody = (
  { skillFamily: _family, sourceId: _source, language, encyclopedia, ...fields }: CheckedValues,
  skillFamilyId: number,
) => ({
  ...fields,
  ...(language && { language }),
  skillFamilyId,
  encyclopediaIds: encyclopedia.map(({ encyclopediaId }) => encyclopediaId),
});

export type Field = keyof SkillValues;
export const FIELDS = SkillFields.keyof().options;
/** Field labels. */
export const LABELS: Record<Field, string> = {
  skillName: 'Skill Name',
  alternativeNames: 'Alternative Names',
  skillCategoryId: 'Category',
  skillFamily: 'Family',
  sourceId: 'Source',
  skillStatus: 'Status',
  language: 'Language',
  encyclopedia: 'Knowledge Base',
  skillDescription: 'Skill Description',
  embeddingDescription: 'Detailed Description',
};

/** Form fields of request fields that have another name. */
export const ALIASES = { skillFamilyId: 'skillFamily', encyclopediaIds: 'encyclopedia' } as const;
