import * as z from 'zod';
import { UserType } from '../user-types';
import { AuditFields, Count, Id } from '../vocabulary';
import { KnowledgeBase } from './skillopedia';

/** 1 Draft, 2 SME Approved, 3 SA Approved, 4 Published, 5 Retired; roles use the same. */
export const LibraryStatus = { Draft: 1, SmeApproved: 2, SaApproved: 3, Published: 4, Retired: 5 } as const;
export type LibraryStatus = (typeof LibraryStatus)[keyof typeof LibraryStatus];
export const LIBRARY_STATUS_NAMES: Record<LibraryStatus, string> = {
  1: 'Draft',
  2: 'SME Approved',
  3: 'SA Approved',
  4: 'Published',
  5: 'Retired',
};

/** The statuses a user's menu offers: SMEs see the first three, all others all five. A record opens only when its status is among them. */
export const statusMenu = (userType: number): LibraryStatus[] =>
  userType === UserType.Expert ? [1, 2, 3] : [1, 2, 3, 4, 5];

/** The statuses a type may read at all: client users what is published, everybody else what their menu offers. */
export const readableStatuses = (userType: number): LibraryStatus[] =>
  userType === UserType.General || userType === UserType.Internal ? [4] : statusMenu(userType);

/** The categories of skills, in the order of tabs; the first is the default. */
export const SKILL_CATEGORIES = [
  'Functional Skills',
  'Digital Tools',
  'Leadership Skills',
  'Mindset / Meta Skills',
] as const;

const ORDER: readonly string[] = SKILL_CATEGORIES;
const categoryPosition = (category: string) => (ORDER.includes(category) ? ORDER.indexOf(category) : ORDER.length);

/** Puts names of categories in the order of tabs, others by name behind them. */
export const bySkillCategory = (a: string, b: string): number =>
  categoryPosition(a) - categoryPosition(b) || a.localeCompare(b);

export const SkillCategory = z.object({ skillCategoryId: Id, skillCategory: z.string() });
export const SkillFamily = z.object({ skillFamilyId: Id, skillFamily: z.string(), skillCategoryId: Id });
export type SkillFamily = z.infer<typeof SkillFamily>;

/** Where skills and roles come from. `allowMultipleMappings`: a client may combine it with others. */
export const Source = z.object({
  sourceId: Id,
  source: z.string(),
  allowMultipleMappings: z.boolean(),
  isAssessmentEnabled: z.boolean(),
});
export type Source = z.infer<typeof Source>;

/** The ids of the sources that the product ships; imports add their own from 100 on. */
export const SourceId = {
  SkillsArchitect: 1,
  AiGenerated: 2,
  NationalFramework: 3,
  SkillsFrameworkV7: 4,
  Atomic: 5,
  SkillsFuture: 6,
  SkillsArchitectAtomic: 7,
} as const;

/** A level of a scheme; `description` stands in for a skill's level that has no text of its own. */
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

/** One level of one skill, with its text or its scheme's. */
export const Proficiency = z.object({
  proficiencyId: Id,
  schemeId: Id,
  proficiencySchemeLevelCount: z.number().int(),
  levelId: Id,
  levelNumber: z.number().int(),
  level: z.string(),
  description: z.string(),
});
export type Proficiency = z.infer<typeof Proficiency>;

/** The levels that a skill has in one scheme. */
export interface SchemeLevels {
  schemeId: number;
  levelCount: number;
  levels: Proficiency[];
}

/** A skill's levels by scheme, the scheme with the fewest levels first. */
export const levelsByScheme = (proficiencies: readonly Proficiency[]): SchemeLevels[] => {
  const schemes = new Map<number, SchemeLevels>();
  for (const one of proficiencies) {
    const { schemeId, proficiencySchemeLevelCount: levelCount } = one;
    const scheme = schemes.get(schemeId) ?? { schemeId, levelCount, levels: [] };
    scheme.levels.push(one);
    schemes.set(schemeId, scheme);
  }
  return [...schemes.values()].sort((a, b) => a.levelCount - b.levelCount);
};

export const SkillSummary = z.object({
  skillId: Id,
  skillName: z.string(),
  skillCategory: SkillCategory,
  skillFamily: SkillFamily.omit({ skillCategoryId: true }),
  skillSource: Source.pick({ sourceId: true, source: true }),
  skillStatus: z.enum(LibraryStatus),
});
export type SkillSummary = z.infer<typeof SkillSummary>;

export const Skill = SkillSummary.extend({
  ...AuditFields.shape,
  alternativeNames: z.array(z.string()),
  skillDescription: z.string(),
  embeddingDescription: z.string(),
  proficiencyStatus: Count,
  proficiencies: z.array(Proficiency),
  /** Its knowledge bases; client users are given the published ones. */
  encyclopedia: z.array(KnowledgeBase).optional(),
});
export type Skill = z.infer<typeof Skill>;

/** A skill as other services need it: names and levels. */
export const SkillWithLevels = SkillSummary.extend({ proficiencies: z.array(Proficiency) });
export type SkillWithLevels = z.infer<typeof SkillWithLevels>;
