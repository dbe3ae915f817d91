import * as z from 'zod';
import { call } from '../call';
import { ImportedTranslation, LanguageCode } from '../translation';
import { Count, Id, Line, Prose } from '../vocabulary';
import { Source } from './skill';

const areas = ['skills', 'roles', 'personas', 'explorer'] as const;
const forServices = { access: { types: [], scope: 'library', peers: true }, areas } as const;
const ChangeSet = z.string().min(1).max(100);

/** A batch of a taxonomy's records of one source; `dryRun` only returns what would happen. */
const batch = { sourceId: Id, changeSet: ChangeSet, dryRun: z.boolean().default(false) };
const exampleBatch = { sourceId: 1, changeSet: 'example' };
const forBatches = {
  service: 'skills',
  method: 'POST',
  maxBodyBytes: 16 * 1024 * 1024,
  idempotent: true,
  ...forServices,
} as const;

/** A skill from a taxonomy; category and family are matched by name. */
export const ImportedSkill = z.object({
  externalId: z.string().max(500),
  skillName: Line,
  alternativeNames: z.array(Line).max(500),
  skillDescription: Prose,
  embeddingDescription: Prose,
  skillCategory: Line,
  skillFamily: Line,
  /** The taxonomy's id of the family, by which translations find it. */
  familyExternalId: z.string().max(500).optional(),
  /** The taxonomy's own texts for levels of the skill. */
  levelTexts: z
    .array(z.object({ levelNumber: z.number().int().min(1).max(7), description: Prose }))
    .max(7)
    .default([]),
});
export type ImportedSkill = z.input<typeof ImportedSkill>;

/**
 * State of a taxonomy's record compared with the library: new, changed, changed but edited by people (so that an import
 * would overwrite their edits), or the same.
 */
export const ImportState = z.enum(['new', 'changed', 'edited', 'same']);
export type ImportState = z.infer<typeof ImportState>;

/** Finds or creates the source of a taxonomy by name, for an import. */
export const ensureSource = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/sources/ensure',
  body: z.object({
    source: Line.min(1),
    licence: Line.optional(),
    attribution: Line.optional(),
    /** Of a new source; an existing one keeps its own. */
    language: LanguageCode.optional(),
    changeSet: ChangeSet.optional(),
  }),
  answer: Source,
  ...forServices,
  example: { body: { source: 'Skills Architect' } },
});

/**
 * Creates and updates up to 2,000 published skills of a taxonomy by source and external id. Skills edited by people are
 * skipped.
 */
export const importSkills = call({
  ...forBatches,
  path: '/v3/skills/import',
  body: z.object({ ...batch, skills: z.array(ImportedSkill).max(2000) }),
  answer: z.object({
    skills: z.array(z.object({ externalId: z.string(), skillId: Id.optional(), state: ImportState })),
  }),
  example: { body: { ...exampleBatch, skills: [] } },
});

/**
 * Saves up to 2,000 translations of a taxonomy's skills by source and external id; skills that the library does not have
 * are missing from the answer.
 */
export const importSkillTranslations = call({
  ...forBatches,
  path: '/v3/skills/import/translations',
  body: z.object({ ...batch, translations: z.array(ImportedTranslation).max(2000) }),
  answer: z.object({
    skills: z.array(
      z.object({
        externalId: z.string(),
        skillId: Id,
        state: ImportState,
        /** Whether the translated name is the library's own. */
        hasOwnName: z.boolean().optional(),
      }),
    ),
  }),
  example: { body: { ...exampleBatch, translations: [] } },
});

/**
 * Saves up to 2,000 names of skill families in another language by the taxonomy's id of the family; families that the
 * library does not have are missing from the answer.
 */
export const importFamilyTranslations = call({
  ...forBatches,
  path: '/v3/skills/families/import/translations',
  body: z.object({
    changeSet: ChangeSet,
    dryRun: z.boolean().default(false),
    translations: z.array(ImportedTranslation).max(2000),
  }),
  answer: z.object({
    families: z.array(z.object({ externalId: z.string(), skillFamilyId: Id, name: z.string(), state: ImportState })),
  }),
  example: { body: { changeSet: 'example', translations: [] } },
});

/** A page of a source's imported skills by id, or those with the given external ids; levels in order, level 1 first. */
export const importedSkills = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/imported',
  reads: true,
  body: z.object({
    sourceId: Id,
    externalIds: z.array(z.string().max(500)).max(5000).optional(),
    after: Count.default(0),
  }),
  maxBodyBytes: 4 * 1024 * 1024,
  answer: z.object({
    skills: z.array(
      z.object({ externalId: z.string(), skillId: Id, skillName: z.string(), proficiencyIds: z.array(Id) }),
    ),
    more: z.boolean(),
  }),
  ...forServices,
  example: { body: { sourceId: 1, externalIds: [] } },
});

/** Retires up to 1,000 skills that the new version of a taxonomy no longer has. */
export const retireImportedSkills = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/import/retire',
  body: z.object({ changeSet: ChangeSet, skillIds: z.array(Id).max(1000) }),
  answer: z.object({ retired: z.array(Id) }),
  idempotent: true,
  ...forServices,
  example: { body: { changeSet: 'example', skillIds: [] } },
});

/**
 * Undoes an import for up to 1,000 skills. Keeps skills that were changed since, and created skills that the library
 * refers to (`inUse`).
 */
export const undoImportedSkills = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/import/undo',
  body: z.object({
    changeSet: ChangeSet,
    undoing: ChangeSet,
    skillIds: z.array(Id).max(1000),
    inUse: z.array(Id).max(1000),
  }),
  answer: z.object({ undone: z.array(Id), kept: z.array(Id) }),
  ...forServices,
  example: { body: { changeSet: 'example', undoing: 'undo', skillIds: [], inUse: [] } },
});

/**
 * Adds up to 2,000 pairs of a taxonomy's skills to the skill tree. Existing links, and links that people have removed,
 * are unchanged; links that would put a skill below itself are left out.
 */
export const importSkillLinks = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skill-trees/import',
  body: z.object({
    sourceId: Id,
    changeSet: ChangeSet,
    links: z.array(z.object({ parent: z.string().max(500), child: z.string().max(500) })).max(2000),
  }),
  maxBodyBytes: 4 * 1024 * 1024,
  answer: z.object({
    /** Number of links that this import wrote. */
    written: Count,
    circular: Count,
  }),
  idempotent: true,
  ...forServices,
  example: { body: { sourceId: 1, changeSet: 'example', links: [] } },
});

/** Undoes up to 1,000 links that an import wrote and nobody has changed since; 0 when none are left. */
export const undoImportedLinks = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skill-trees/import/undo',
  body: z.object({ changeSet: ChangeSet, undoing: ChangeSet }),
  answer: z.object({ undone: Count }),
  ...forServices,
  example: { body: { changeSet: 'example', undoing: 'undo' } },
});

/**
 * Deletes the families and the source that an import created, if they are empty now, and takes the changes of other
 * families back. Of `familyIds`, answers those that are kept because they were changed or used since.
 */
export const undoImportedPlaces = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/import/undo-places',
  body: z.object({
    changeSet: ChangeSet,
    undoing: ChangeSet,
    sourceId: Id,
    keepSource: z.boolean(),
    familyIds: z.array(Id).max(20_000).default([]),
  }),
  answer: z.object({ families: Count, keptFamilyIds: z.array(Id).optional(), sourceIsGone: z.boolean() }),
  ...forServices,
  example: { body: { changeSet: 'example', undoing: 'undo', sourceId: 1, keepSource: true } },
});
