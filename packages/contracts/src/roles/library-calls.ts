import * as z from 'zod';
import { call } from '../call';
import { languageName } from '../locale';
import { ImportState } from '../skills/import-calls';
import { LanguageCode } from '../translation';
import { SUPER_ONLY } from '../user-types';
import { Count, Id, Line, Moment, page, pageTotal } from '../vocabulary';

const forSuperUsers = { access: { types: SUPER_ONLY, scope: 'library' }, areas: ['roles', 'skills'] } as const;

/**
 * Stages of an import: its files are being read, it waits for a decision, could not be read, is running, is done,
 * failed, is being undone, or was undone.
 */
export const ImportStage = z.enum(['reading', 'ready', 'refused', 'running', 'done', 'failed', 'undoing', 'undone']);
export type ImportStage = z.infer<typeof ImportStage>;

/** What to do with records that the new version of a taxonomy no longer has. */
export const GoneRecords = z.enum(['keep', 'retire']);

/** A table of a taxonomy, and the file that contains it. */
export const ImportedTable = z.object({
  table: z.string(),
  /** Empty if no file contains it. */
  file: z.string(),
  isNeeded: z.boolean(),
  missingColumns: z.array(z.string()),
});
export type ImportedTable = z.infer<typeof ImportedTable>;

/** Numbers of records by what an import does to them; `gone` ones are in the library but not in the files. */
export const ImportCounts = z.object({ new: Count, changed: Count, edited: Count, same: Count, gone: Count });
export type ImportCounts = z.infer<typeof ImportCounts>;

/** Kinds of records that an import counts and lists; the groups are families, sub-sectors and functions. */
export const ImportedKind = z.enum(['skill', 'role', 'group']);
export type ImportedKind = z.infer<typeof ImportedKind>;

/** One import of a taxonomy: preview, run, report and undo. */
export const LibraryImport = z.object({
  importId: Id,
  /** Empty until the files are read. */
  taxonomy: z.string(),
  /** The language into which it translates skills, roles and groups of the library; undefined for an import of the library's own texts. */
  language: LanguageCode.optional(),
  stage: ImportStage,
  files: z.array(z.string()),
  user: z.object({ userId: Count, userName: z.string() }),
  startedAt: Moment,
  endedAt: Moment.optional(),
  /** Duration of the run. */
  seconds: z.number().optional(),
  tables: z.array(ImportedTable),
  skills: ImportCounts,
  roles: ImportCounts,
  /** Translated groups; undefined for an import of an earlier version. */
  groups: ImportCounts.optional(),
  gone: GoneRecords,
  retired: Count,
  warnings: z.array(z.string()),
  errorMessage: z.string().optional(),
  /** Until when it can be undone; undefined if that is not possible. */
  undoableUntil: Moment.optional(),
  /** After an undo: number of records kept because they were changed or used since. */
  kept: Count,
});
export type LibraryImport = z.infer<typeof LibraryImport>;

/** What an import brings, in words: 'ESCO', or 'ESCO in German'; empty until its files are read. */
export const importName = ({ taxonomy, language }: { taxonomy: string; language?: string | undefined }): string =>
  language === undefined ? taxonomy : `${taxonomy} in ${languageName(language)}`;

/**
 * Parses the files of a taxonomy (ESCO's CSV or O*NET's text or Excel files, zipped or not) and previews their import.
 */
export const previewLibraryImport = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/library/imports',
  audit: { kind: 'import', what: 'Upload library to import' },
  answer: z.object({ importId: Id, token: z.string() }),
  ...forSuperUsers,
  upload: { maxBytes: 128 * 1024 * 1024, maxFiles: 60, extensions: ['zip', 'csv', 'txt', 'xlsx'] },
  example: {},
});

/** Imports of the library, latest first. */
export const listLibraryImports = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/library/imports',
  query: z.object({ ...page(10) }),
  answer: z.object({ imports: z.array(LibraryImport), ...pageTotal }),
  ...forSuperUsers,
  example: {},
});

export const getLibraryImport = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/library/imports/{importId}',
  answer: LibraryImport,
  ...forSuperUsers,
  example: { params: { importId: 1 } },
});

/** Names of the skills or roles of an import in one state; `kept`: records that its undo did not undo. */
export const listImportedRecords = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/library/imports/{importId}/records',
  query: z.object({
    kind: ImportedKind.optional(),
    state: z.enum([...ImportState.options, 'gone', 'kept']),
    ...page(10),
  }),
  answer: z.object({ records: z.array(z.object({ kind: ImportedKind, name: Line })), ...pageTotal }),
  ...forSuperUsers,
  example: { params: { importId: 1 }, query: { state: 'new' } },
});

/** Starts a previewed import; refused while another import of the same taxonomy runs. */
export const runLibraryImport = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/library/imports/{importId}/run',
  body: z.object({ gone: GoneRecords.default('keep') }),
  audit: { kind: 'import', what: 'Import library', shows: ['gone'] },
  answer: z.object({ token: z.string() }),
  failures: ['conflict'],
  ...forSuperUsers,
  example: { params: { importId: 1 }, body: {} },
});

/** Undoes a whole import by a job. Records that were changed or used since are kept. */
export const undoLibraryImport = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/library/imports/{importId}/undo',
  audit: { kind: 'import', what: 'Undo import of a library' },
  answer: z.object({ token: z.string() }),
  failures: ['conflict'],
  ...forSuperUsers,
  example: { params: { importId: 1 } },
});
