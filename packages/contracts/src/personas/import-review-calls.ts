import * as z from 'zod';
import { call } from '../call';
import { Count, Id, Line, Many, page, pageTotal } from '../vocabulary';
import { EXCEL_LIMIT, FileOutcome, ImportRow, ImportRowFields, ImportRowValues, PersonaImport } from './import';
import { example, ofImport, token } from './of-import';
import { DocumentBlock } from './origin';

/** Rows of an import in file order; `departments` are their groups. */
export const listImportRows = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/rows',
  params: token,
  query: z.object({
    searchString: Line.optional(),
    groupName: Many(Line),
    outcome: Many(FileOutcome),
    ...page(10),
  }),
  answer: z.object({ rows: z.array(ImportRow), ...pageTotal, departments: z.array(z.string()) }),
  access: ofImport,
  example,
});

/** The extracted rows as a workbook that can be edited and uploaded again. */
export const downloadImportData = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/data',
  params: token,
  audit: { kind: 'export', what: 'Download rows of an import' },
  answer: z.unknown(),
  download: true,
  access: ofImport,
  example,
});

/**
 * Replaces the rows by an edited workbook with the same titles. Errors name their cells; with any error nothing is
 * changed.
 */
export const replaceImportData = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/data',
  params: token,
  /** Numbers of rows in the workbook, of changed rows, and of removed rows. */
  audit: { kind: 'import', what: 'Replace rows of an import' },
  answer: z.object({ rows: Count, changed: Count, removed: Count }),
  failures: ['conflict'],
  access: ofImport,
  upload: EXCEL_LIMIT,
  example,
});

/**
 * Changes fields of some rows during the review. A changed guess counts as confirmed. If a row states the values that
 * it replaces and one of them has changed, all rows are refused as stale.
 */
export const changeImportRows = call({
  service: 'personas',
  method: 'PATCH',
  path: '/v3/personas/imports/{importTokenId}/rows',
  params: token,
  body: z.object({
    rows: z
      .array(z.object({ rowId: Id, fields: ImportRowFields.partial(), replaces: ImportRowValues.partial().optional() }))
      .min(1)
      .max(500),
  }),
  maxBodyBytes: 8 * 1024 * 1024,
  answer: z.object({ rows: z.array(ImportRow), counts: PersonaImport.shape.counts }),
  failures: ['conflict', 'stale'],
  access: ofImport,
  example: { ...example, body: { rows: [{ rowId: 1, fields: { groupName: 'Data' } }] } },
});

/**
 * Turns a file that was rejected as not a job description into a row with empty fields and its document. Idempotent.
 * 409 when its text could not be read.
 */
export const openImportRow = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/open',
  params: token.extend({ rowId: Id }),
  answer: ImportRow,
  failures: ['conflict'],
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/**
 * Undoes `openImportRow`: the file is skipped again, so that it needs no name. Saved fields are kept for the next time it is
 * opened. Idempotent; 409 for rows that were not opened by `openImportRow`.
 */
export const skipImportRow = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/skip',
  params: token.extend({ rowId: Id }),
  answer: ImportRow,
  failures: ['conflict'],
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/**
 * The document of a row as clean blocks in reading order; passages of the row's `origins` refer to them. Show a PDF
 * (`fileKind`) by rendering the bytes of `downloadImportRowFile` and marking the boxes of the blocks, other formats by
 * the blocks alone. Unreadable files, and rows of imports from before this version, have no blocks.
 */
export const getImportRowDocument = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/document',
  params: token.extend({ rowId: Id }),
  answer: z.object({
    fileName: z.string(),
    fileKind: z.enum(['pdf', 'other']),
    /** False once the uploaded archive is deleted, at the end of the import. */
    hasFile: z.boolean(),
    blocks: z.array(DocumentBlock),
  }),
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/** The uploaded file of a row; 404 once the import has ended. */
export const downloadImportRowFile = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/file',
  params: token.extend({ rowId: Id }),
  audit: { kind: 'export', what: 'Download job description of an import' },
  answer: z.unknown(),
  download: true,
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/** The group of rows whose document neither states nor suggests one; the screen asks before it is used. */
export const FALLBACK_GROUP = 'General';

/**
 * Ends the review: a job matches all parsed rows to industry roles. Group guesses that the user has not replaced become
 * the groups of their rows; rows without a guess get the `FALLBACK_GROUP`.
 */
export const proceedImport = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/proceed',
  params: token,
  audit: { kind: 'import', what: 'Suggest roles for an import' },
  answer: PersonaImport,
  failures: ['conflict'],
  access: ofImport,
  example,
});
