import * as z from 'zod';
import { OWN_LANGUAGE } from '../translation';
import { ChosenId, Id, Line, Prose } from '../vocabulary';
import { LibraryStatus } from './library-status';
import { SourceId } from './skill';

/** Sources offered when a skill is added. Skills of other sources come from imports. */
export const SOURCES_FOR_NEW_SKILLS: readonly number[] = [SourceId.SkillsArchitect, SourceId.AiGenerated];

/** Text fields of a skill. */
export const SkillTexts = z.object({
  skillName: Line.min(1, 'Skill name is required'),
  alternativeNames: z.array(Line.min(1)).max(500).default([]),
  skillDescription: Prose.trim().min(1, 'Skill description is required'),
  /** The detailed description. */
  embeddingDescription: Prose.trim().default(''),
});

/** The fields of the skill form. */
export const SkillForm = SkillTexts.extend({
  skillCategoryId: ChosenId('Category is required'),
  skillFamilyId: ChosenId('Family is required'),
  sourceId: ChosenId('Source is required'),
  skillStatus: z.enum(LibraryStatus, { error: 'Status is required' }),
  ...OWN_LANGUAGE,
  /** Skillopedia entries that are its knowledge bases. */
  encyclopediaIds: z.array(Id).max(100, 'Choose at most 100 knowledge bases').default([]),
});
export type SkillForm = z.input<typeof SkillForm>;

export const FamilyName = Line.min(1, 'Family is required');
