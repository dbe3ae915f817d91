import * as z from 'zod';
import { SkillWithLevels } from '../skills/skill';
import { SkillMatch } from '../skills/skill-match-calls';
import { Count, Id, Rev } from '../vocabulary';

/** Most skills that a client can import for one persona. */
export const MOST_CLIENT_SKILLS = 500;

/** Whose skills they are: a persona by its id, or the row of an import as `row-12`. */
export const SkillSubject = z
  .string()
  .regex(/^(?:row-)?[1-9]\d{0,14}$/, 'Give the id of a persona, or row- and that of a row');
/** The subject of a row of an import. */
export const rowSubject = (rowId: number): string => `row-${rowId}`;

/** The row that a subject is; undefined for a persona. */
export const rowIdOf = (subject: string): number | undefined =>
  subject.startsWith('row-') ? Number(subject.slice('row-'.length)) : undefined;

/**
 * Whether suggestions are being generated: 0 there is nothing to wait for, 1 in progress, 2 ready to be read.
 * `errorMessage` says why the last generation did not get through.
 */
export const ClientSkillsStatus = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  totalItems: Count,
  completedItems: Count,
  errorMessage: z.string().optional(),
});
export type ClientSkillsStatus = z.infer<typeof ClientSkillsStatus>;

/** A skill as the client names it, with the skills of the library that fit and the one that is selected. */
export const ClientSkill = z.object({
  rowId: Id,
  clientSkill: z.string(),
  /** The level that the client's file states, by its number. */
  levelNumber: z.number().int().nullable(),
  matches: z.array(SkillMatch),
  selectedSkillId: Id.nullable(),
  /** It was found by a search. */
  isSearchedSkill: z.boolean(),
  proficiencyId: Id.nullable(),
});
export type ClientSkill = z.infer<typeof ClientSkill>;

/** The skills that a client has imported for a persona; `skills` are those of the library that they refer to. */
export const ClientSkills = z.object({
  rev: Rev,
  /** One upload: a later one has rows of its own. */
  uploadId: z.string(),
  fileName: z.string(),
  rows: z.array(ClientSkill),
  skills: z.array(SkillWithLevels),
});
export type ClientSkills = z.infer<typeof ClientSkills>;

/** What is kept of a partial save: the selections of some rows, and the rows that were deleted. */
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
    .max(MOST_CLIENT_SKILLS),
  deleted: z.array(Id).max(MOST_CLIENT_SKILLS).default([]),
});
