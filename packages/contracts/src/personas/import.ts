import * as z from 'zod';
import { Suggestion } from '../roles/suggestion';
import { Count, Id, Line, Moment, Prose } from '../vocabulary';
import { factsOf, rowFieldsOf } from './described-fields';
import { ReadingNotes } from './origin';

/** Limits of a bulk upload of job descriptions. */
export const JD_ARCHIVE_LIMIT = { maxBytes: 25 * 1024 * 1024, maxFiles: 50, extensions: ['zip', 'rar'] } as const;
/** Allowed extensions; a file is read by its content, whatever its extension. */
export const JD_FILE_EXTENSIONS = [
  'pdf',
  'docx',
  'doc',
  'odt',
  'rtf',
  'html',
  'htm',
  'mht',
  'mhtml',
  'eml',
  'txt',
  'md',
  'png',
  'jpg',
  'jpeg',
  'tif',
  'tiff',
] as const;
export const JD_FILE_LIMIT = { maxBytes: 25 * 1024 * 1024, maxFiles: 1, extensions: JD_FILE_EXTENSIONS } as const;
export const EXCEL_LIMIT = { maxBytes: 25 * 1024 * 1024, maxFiles: 1, extensions: ['xlsx'] } as const;

/** Result of one uploaded file. */
export const FileOutcome = z.enum([
  'waiting',
  'read',
  'no-text-layer',
  'not-a-job-description',
  'duplicate',
  'too-large',
  'damaged',
  'unsupported',
]);
export type FileOutcome = z.infer<typeof FileOutcome>;

/**
 * Stages of an import: files are parsed, the user reviews the rows, rows are matched, the user selects roles, personas
 * are created. `failed` keeps the completed work and gives the reason.
 */
export const ImportStage = z.enum([
  'parsing',
  'review',
  'matching',
  'selection',
  'creating',
  'done',
  'cancelled',
  'failed',
]);
export type ImportStage = z.infer<typeof ImportStage>;

/**
 * An import with the status numbers that existing clients use: 1 ready for role matching, 2 nothing pending, 0 in
 * progress.
 */
export const PersonaImport = z.object({
  importTokenId: z.string(),
  clientId: Id,
  clientName: z.string(),
  userId: Id,
  fileName: z.string(),
  stage: ImportStage,
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  entity: z.string(),
  totalItems: Count,
  completedItems: Count,
  /** `selected` counts the rows that can become personas: with a role, or to be created without one. */
  counts: z.object({ read: Count, failed: Count, existing: Count, selected: Count, created: Count }),
  startedAt: Moment,
  errorMessage: z.string().optional(),
  /** Name of the file that is being read and takes long, as scans do. */
  slowFile: z.string().optional(),
  /** The kind of an uploaded workbook; undefined for job descriptions. */
  sheet: z.enum(['client skills', 'roles and skills']).optional(),
  /** Number of wrong cells of a workbook that was not imported. */
  wrongCells: Count.optional(),
  /** What people should know about an uploaded workbook: hidden rows, and what it says of personas that exist. */
  notes: z.array(z.string()).optional(),
  /** The running job of the import, if any. */
  jobToken: z.string().optional(),
});
export type PersonaImport = z.infer<typeof PersonaImport>;

/** A suggestion stored in a row; a role found by search has no score. */
export const RoleRecommendation = Suggestion.partial({ score: true, parts: true, confidence: true }).extend({
  isSelected: z.boolean(),
  isSearchedRole: z.boolean(),
});
export type RoleRecommendation = z.infer<typeof RoleRecommendation>;

/** State of a row's skill mapping, before its persona is created. */
export const RowMappingState = z.enum(['not started', 'in progress', 'done']);
export type RowMappingState = z.infer<typeof RowMappingState>;

/**
 * One role of an import and the persona parsed from it: usually one per file; if a file describes several roles
 * (`roleInFile`), several rows have the same file name. `getImportRowDocument` returns the text that it was read from.
 */
export const ImportRow = ReadingNotes.extend({
  rowId: Id,
  fileName: z.string(),
  outcome: FileOutcome,
  /** Why it could not be parsed, or what of it was not, as a sentence. */
  reason: z.string(),
  /** The file is no job description, but its text was read: `openImportRow` makes it a row anyway. */
  hasText: z.boolean().optional(),
  /** `openImportRow` made this row; `skipImportRow` undoes it. */
  isOpenedAnyway: z.boolean().optional(),
  /** `groupName` is empty when the document states none and the user has not entered one: see `groupGuess`. */
  ...rowFieldsOf(() => z.string()),
  /** Whether the client already has a persona with this name, so that the row cannot create one. */
  isDuplicatePersona: z.boolean(),
  roleRecommendations: z.array(RoleRecommendation),
  /** Names of the sources, industries or functions that the client has not selected and that have a closer role. */
  elsewhere: z.array(z.string()).optional(),
  /** The draft role requested with `requestRowRole`. */
  requestedRoleId: Id.optional(),
  /** To be created without an industry role, as a draft persona. */
  withoutRole: z.boolean().optional(),
  /** Indexes of ignored sentences that the user has included again. */
  restored: z.array(Count),
  /** State of its skill mapping; undefined in imports from before this version. */
  skillMapping: RowMappingState.optional(),
  /** Number of its client skills. */
  clientSkills: Count.optional(),
  /** The persona created from it. */
  personaId: Id.optional(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** The fields of a row that a user can change; with an empty group the guess is kept. */
export const ImportRowFields = z.object({
  personaName: Line.min(1, 'Persona name is required'),
  groupName: Line,
  ...factsOf(() => Line),
  roleDescription: Prose,
  rolesAndResponsibilities: Prose,
});
export type ImportRowFields = z.infer<typeof ImportRowFields>;

/** The same fields as stored, of any length. */
export const ImportRowValues = z.object(rowFieldsOf(() => z.string()));
export type ImportRowValues = z.infer<typeof ImportRowValues>;
