import { Id, LanguageCode, SuggestionOrigin } from '@skills-architect/contracts';
import {
  CreationStatus,
  type KnowledgeBase,
  LibraryStatus,
  type Proficiency,
  type Skill,
  type SkillSummary,
} from '@skills-architect/contracts/skills';
import {
  LIBRARY_FIELDS,
  LIBRARY_INDEXES,
  searchedRecord,
  showTranslations,
} from '@skills-architect/library-service-kit';
import { type Document, type ServiceKit, toAuditFields } from '@skills-architect/service-kit';
import * as z from 'zod';
import type { LibraryNames } from '../library/library-names';

const LevelTranslation = z.object({ language: LanguageCode, description: z.string(), original: z.string() });
export type LevelTranslation = z.infer<typeof LevelTranslation>;

/** A level stored in a skill; without a description it has no text yet. */
const OwnLevel = z.object({
  proficiencyId: Id,
  schemeId: Id,
  levelNumber: z.number().int(),
  description: z.string().optional(),
  knowledge: z.string().optional(),
  ability: z.string().optional(),
  /** Its description in other languages, each with the one that it is a translation of. */
  translations: z.array(LevelTranslation).optional(),
  /** Set while the texts are a suggestion that nobody has kept: only library staff see them. */
  suggestedBy: SuggestionOrigin.optional(),
  /** A deleted level. Its id stays reserved because roles and personas may still refer to it. */
  removed: z.literal(true).optional(),
});

export const SkillDocument = z.object({
  ...LIBRARY_FIELDS,
  skillName: z.string(),
  skillDescription: z.string(),
  embeddingDescription: z.string().default(''),
  skillCategoryId: Id,
  skillFamilyId: Id,
  skillStatus: z.enum(LibraryStatus),
  proficiencyStatus: z.enum(CreationStatus).default(CreationStatus.Created),
  /** Unique per source: the folded name, or the taxonomy's id of an imported skill. */
  uniqueKey: z.string(),
  levels: z.array(OwnLevel),
  /** Ids of the Skillopedia entries that are its knowledge bases. */
  encyclopediaIds: z.array(Id).default([]),
});
export type SkillDocument = Document<z.infer<typeof SkillDocument>>;

export const skillResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'skill',
    isOpened: true,
    topic: 'skills',
    schema: SkillDocument,
    indexes: [
      ...LIBRARY_INDEXES,
      [{ skillCategoryId: 1, nameKey: 1, _id: 1 }],
      [{ skillFamilyId: 1, nameKey: 1, _id: 1 }],
      [{ skillStatus: 1, nameKey: 1, _id: 1 }],
      [{ encyclopediaIds: 1 }, { sparse: true }],
      // To find the skill of a level that another record refers to.
      [{ 'levels.proficiencyId': 1 }],
      // The languages of level texts.
      [{ 'levels.translations.language': 1 }, { sparse: true }],
    ],
    audience: () => ({ all: true }),
    webhook: 'skills',
  });
const searched = searchedRecord({
  collection: 'skill',
  title: 'Search fields of skills',
  topic: 'skills',
  name: 'skillName',
  description: 'skillDescription',
});
/** The texts of a skill under the names that all library records share. */
export const { texts: skillTexts, readTexts: readSkillTexts } = searched;
/** Search fields of skills that were stored before these fields existed, or folded by an earlier version. */
export const skillMigrations = searched.migrations;
export type Skills = ReturnType<typeof skillResource>;

/** Projection for list rows: no texts and levels. */
export const SUMMARY_FIELDS = {
  skillName: 1,
  skillCategoryId: 1,
  skillFamilyId: 1,
  sourceId: 1,
  skillStatus: 1,
} as const;

export const toSummary = (skill: SkillDocument, names: LibraryNames): SkillSummary => ({
  skillId: skill._id,
  skillName: skill.skillName,
  skillCategory: {
    skillCategoryId: skill.skillCategoryId,
    skillCategory: names.categories.get(skill.skillCategoryId) ?? '',
  },
  skillFamily: { skillFamilyId: skill.skillFamilyId, skillFamily: names.families.get(skill.skillFamilyId) ?? '' },
  skillSource: { sourceId: skill.sourceId, source: names.sources.get(skill.sourceId) ?? '' },
  skillStatus: skill.skillStatus,
});

/** The texts of a level; one that was undefined when it was saved is null in the database. */
export const levelTexts = ({ description, knowledge, ability }: Partial<SkillDocument['levels'][number]>) => ({
  description: description ?? '',
  knowledge: knowledge ?? '',
  ability: ability ?? '',
});

/**
 * A skill's levels with labels. General texts of a scheme are left out, because they say nothing about the skill, and
 * so are suggested texts, because nobody has reviewed them.
 */
export const toProficiencies = (skill: SkillDocument, names: LibraryNames): Proficiency[] =>
  skill.levels.flatMap(({ proficiencyId, schemeId, levelNumber, description, suggestedBy, removed }) => {
    const scheme = names.schemes.find((candidate) => candidate.schemeId === schemeId);
    const level = scheme?.levels.find((candidate) => candidate.levelNumber === levelNumber);
    if (!scheme || !level || removed) return [];
    return {
      proficiencyId,
      schemeId,
      proficiencySchemeLevelCount: scheme.levelCount,
      levelId: level.levelId,
      levelNumber,
      level: level.level,
      description: suggestedBy ? '' : (description ?? ''),
    };
  });

export const toDetail = (
  skill: SkillDocument,
  names: LibraryNames,
  encyclopedia: KnowledgeBase[],
  { withStale = true } = {},
): Skill => ({
  ...toSummary(skill, names),
  proficiencies: toProficiencies(skill, names),
  skillSource: {
    sourceId: skill.sourceId,
    source: names.sources.get(skill.sourceId) ?? '',
    isAssessmentEnabled: names.assessedSources.has(skill.sourceId),
  },
  alternativeNames: skill.alternativeNames,
  skillDescription: skill.skillDescription,
  ...(skill.language && { language: skill.language }),
  embeddingDescription: skill.embeddingDescription,
  proficiencyStatus: skill.proficiencyStatus,
  encyclopedia,
  translations: showTranslations(skillTexts(skill), { withStale }),
  ...toAuditFields(skill),
});
