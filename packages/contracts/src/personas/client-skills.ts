import * as z from 'zod';
import { SkillWithLevels } from '../skills/skill';
import { SkillMatch } from '../skills/skill-match-calls';
import { Count, Id, Rev } from '../vocabulary';

/** Most client skills of one persona. */
export const MAX_CLIENT_SKILLS = 500;

/** A persona by its id, or a row of an import as `row-12`. */
export const SkillSubject = z
  .string()
  .regex(/^(?:row-)?[1-9]\d{0,14}$/, 'Give the id of a persona, or row- and that of a row');
/** The subject of a row of an import. */
export const rowSubject = (rowId: number): string => `row-${rowId}`;

/** The row id of a subject; undefined for a persona. */
export const parseRowId = (subject: string): number | undefined =>
  subject.startsWith('row-') ? Number(subject.slice('row-'.length)) : undefined;

/**
 * Status of generating suggestions: 0 nothing is being generated, 1 in progress, 2 done. `errorMessage` says why the
 * last generation failed.
 */
export const ClientSkillsStatus = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  totalItems: Count,
  completedItems: Count,
  errorMessage: z.string().optional(),
  /** What people should know about the uploaded file: sheets that were not read, columns that were known. */
  notes: z.array(z.string()).optional(),
});
export type ClientSkillsStatus = z.infer<typeof ClientSkillsStatus>;

/** A client skill with the matching library skills and the selected one. */
export const ClientSkill = z.object({
  rowId: Id,
  clientSkill: z.string(),
  /** The number of the level in the client's file. */
  levelNumber: z.number().int().nullable(),
  matches: z.array(SkillMatch),
  selectedSkillId: Id.nullable(),
  /** Whether the selected skill was found by a search. */
  isSearchedSkill: z.boolean(),
  proficiencyId: Id.nullable(),
});
export type ClientSkill = z.infer<typeof ClientSkill>;

/** The client skills of a persona; `skills` are the library skills that they refer to. */
export const ClientSkills = z.object({
  rev: Rev,
  /** Identifies the upload. */
  uploadId: z.string(),
  fileName: z.string(),
  rows: z.array(ClientSkill),
  skills: z.array(SkillWithLevels),
});
export type ClientSkills = z.infer<typeof ClientSkills>;

/** A partial save: selections of some client skills, and deleted ones. */
export const ClientSkillsForm = z.object({
  rev: Rev,
  rows: z
    .array(
      z.object({
        rowId: Id,
        selectedSkillId: Id.nullable(),
        isSearchedSkill: z.boolean().default(false),
        proficiencyId: Id.nullable(),
      }),
    )
    .max(MAX_CLIENT_SKILLS),
  deleted: z.array(Id).max(MAX_CLIENT_SKILLS).default([]),
});
