import * as z from 'zod';
import { compareNames } from '../locale';
import {
  DESCRIPTION_LANGUAGE,
  FAMILY_LANGUAGE,
  FoundAs,
  LanguageCode,
  NAME_LANGUAGE,
  OWN_LANGUAGE,
  Translation,
} from '../translation';
import { UserType } from '../user-types';
import { AuditFields, Count, Id } from '../vocabulary';
import { LibraryStatus } from './library-status';
import { KnowledgeBase } from './skillopedia';

/**
 * Statuses offered to a user type: the first three to SMEs, all five to others. Only records in these statuses can be
 * opened.
 */
export const listOfferedStatuses = (userType: number): LibraryStatus[] =>
  userType === UserType.Expert ? [1, 2, 3] : [1, 2, 3, 4, 5];

/** Statuses that a user type may read: client users published ones, others those offered to them. */
export const readableStatuses = (userType: number): LibraryStatus[] =>
  userType === UserType.General || userType === UserType.Internal ? [4] : listOfferedStatuses(userType);

/** Skill categories in tab order; the first is the default. */
export const SKILL_CATEGORIES = [
  'Functional Skills',
  'Digital Tools',
  'Leadership Skills',
  'Mindset / Meta Skills',
] as const;

const ORDER: readonly string[] = SKILL_CATEGORIES;
const categoryPosition = (category: string) => (ORDER.includes(category) ? ORDER.indexOf(category) : ORDER.length);

/** Sorts category names in tab order, unknown ones by name at the end. */
export const compareSkillCategories = (a: string, b: string): number =>
  categoryPosition(a) - categoryPosition(b) || compareNames(a, b);

export const SkillCategory = z.object({ skillCategoryId: Id, skillCategory: z.string() });
export const SkillFamily = z.object({
  skillFamilyId: Id,
  skillFamily: z.string(),
  ...FAMILY_LANGUAGE,
  skillCategoryId: Id,
});
export type SkillFamily = z.infer<typeof SkillFamily>;

/** Origin of skills and roles. `allowMultipleMappings`: a client may combine it with others. */
export const Source = z.object({
  sourceId: Id,
  source: z.string(),
  allowMultipleMappings: z.boolean(),
  isAssessmentEnabled: z.boolean(),
  /** The licence of an imported library, and the attribution that its publisher asks for. */
  licence: z.string().optional(),
  attribution: z.string().optional(),
  /** The language of its records' own texts; without it `MAIN_LANGUAGE`. */
  language: LanguageCode.optional(),
});
export type Source = z.infer<typeof Source>;

/** Ids of the shipped sources; imported ones start at 100. */
export const SourceId = {
  SkillsArchitect: 1,
  AiGenerated: 2,
  NationalFramework: 3,
  SkillsFrameworkV7: 4,
  Atomic: 5,
  SkillsFuture: 6,
  SkillsArchitectAtomic: 7,
} as const;

/** A level of a scheme; `description` is its general meaning and never shown as the text of a skill. */
export const SchemeLevel = z.object({
  levelId: Id,
  levelNumber: z.number().int().min(1).max(7),
  level: z.string(),
  description: z.string(),
});
export const ProficiencyScheme = z.object({
  schemeId: Id,
  schemeName: z.string(),
  levelCount: z.number().int().min(2).max(7),
  sourceIds: z.array(Id),
  levels: z.array(SchemeLevel),
});
export type ProficiencyScheme = z.infer<typeof ProficiencyScheme>;

/** One level of one skill; `description` is empty until the level has its own text. */
export const Proficiency = z.object({
  proficiencyId: Id,
  schemeId: Id,
  proficiencySchemeLevelCount: z.number().int(),
  levelId: Id,
  levelNumber: z.number().int(),
  level: z.string(),
  description: z.string(),
  ...DESCRIPTION_LANGUAGE,
});
export type Proficiency = z.infer<typeof Proficiency>;

/** Levels of a skill in one scheme. */
export interface SchemeLevels {
  schemeId: number;
  levelCount: number;
  levels: Proficiency[];
}

/** A skill's levels by scheme, starting with the scheme with the fewest levels. */
export const groupLevelsByScheme = (proficiencies: readonly Proficiency[]): SchemeLevels[] => {
  const schemes = new Map<number, SchemeLevels>();
  for (const proficiency of proficiencies) {
    const { schemeId, proficiencySchemeLevelCount: levelCount } = proficiency;
    const scheme = schemes.get(schemeId) ?? { schemeId, levelCount, levels: [] };
    scheme.levels.push(proficiency);
    schemes.set(schemeId, scheme);
  }
  return [...schemes.values()].sort((a, b) => a.levelCount - b.levelCount);
};

export const SkillSummary = z.object({
  skillId: Id,
  skillName: z.string(),
  ...NAME_LANGUAGE,
  skillCategory: SkillCategory,
  skillFamily: SkillFamily.omit({ skillCategoryId: true }),
  skillSource: Source.pick({ sourceId: true, source: true }),
  skillStatus: z.enum(LibraryStatus),
});
export type SkillSummary = z.infer<typeof SkillSummary>;

/** How a record was found: undefined by its words, or by the meaning of the searched text. */
export const FoundBy = z.literal('meaning').optional();

/** A skill in a search result; `foundAs` if only a name in another language has the words. */
export const FoundSkill = SkillSummary.extend({ foundBy: FoundBy, foundAs: FoundAs.optional() });
export type FoundSkill = z.infer<typeof FoundSkill>;

export const Skill = SkillSummary.extend({
  ...AuditFields.shape,
  skillSource: Source.pick({ sourceId: true, source: true }).extend({ isAssessmentEnabled: z.boolean().optional() }),
  alternativeNames: z.array(z.string()),
  skillDescription: z.string(),
  ...DESCRIPTION_LANGUAGE,
  ...OWN_LANGUAGE,
  embeddingDescription: z.string(),
  proficiencyStatus: Count,
  proficiencies: z.array(Proficiency),
  /** Its knowledge bases; client users get only published ones. */
  encyclopedia: z.array(KnowledgeBase).optional(),
  /** In the order of their languages. */
  translations: z.array(Translation).optional(),
});
export type Skill = z.infer<typeof Skill>;

/** Name and levels of a skill, for other services. */
export const SkillWithLevels = SkillSummary.extend({ proficiencies: z.array(Proficiency) });
export type SkillWithLevels = z.infer<typeof SkillWithLevels>;
