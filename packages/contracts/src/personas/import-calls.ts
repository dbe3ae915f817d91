import * as z from 'zod';
import { call } from '../call';
import { SuggestionReasons } from '../roles/suggestion';
import { PERSONA_USERS } from '../user-types';
import { Count, Done, Id, Line, Many, page, pageTotal } from '../vocabulary';
import { EXCEL_LIMIT, FileOutcome, ImportRow, JD_ARCHIVE_LIMIT, PersonaImport } from './import';
import { DocumentBlock } from './origin';

const client = z.object({ clientId: Id });
const ofClient = { types: PERSONA_USERS, scope: { client: 'query.clientId' } } as const;
const ofImport = { types: PERSONA_USERS, scope: { record: 'import', id: 'params.importTokenId' } } as const;
const token = z.object({ importTokenId: z.string().min(1).max(100) });
const example = { params: { importTokenId: 'none' } };

/**
 * Uploads a zip or rar of at most 50 job descriptions; responds before they are parsed. 409 while another import of
 * this user is pending.
 */
export const importJobDescriptions = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/bulk-import-jd',
  query: client,
  answer: PersonaImport,
  failures: ['conflict'],
  access: ofClient,
  upload: { ...JD_ARCHIVE_LIMIT, maxFiles: 1 },
  example: { query: { clientId: 1 } },
});

/** The user's pending import for this client, if any; it survives reload and logout. */
export const pendingImport = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/pending',
  query: client,
  answer: z.object({ import: PersonaImport.nullable() }),
  access: ofClient,
  example: { query: { clientId: 1 } },
});

/** The user's unfinished imports of all clients, newest first: waiting for the user or being processed. */
export const unfinishedImports = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/unfinished',
  answer: z.object({ imports: z.array(PersonaImport) }),
  access: { types: PERSONA_USERS, scope: 'self' },
  example: {},
});

export const getImport = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}',
  params: token,
  answer: PersonaImport,
  access: ofImport,
  example,
});

/** Rows of an import in file order; `departments` are the groups that occur in it. */
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
  answer: z.unknown(),
  download: true,
  access: ofImport,
  example,
});

/**
 * Replaces the rows by an edited workbook with the same headers. Errors name their cells; on any error nothing changes.
 */
export const replaceImportData = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/data',
  params: token,
  /** How many rows the workbook has, how many of them differ from before, and how many it no longer has. */
  answer: z.object({ rows: Count, changed: Count, removed: Count }),
  failures: ['conflict'],
  access: ofImport,
  upload: EXCEL_LIMIT,
  example,
});

/** A workbook of the files that could not be read, with the reasons. */
export const downloadFailedFiles = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/failed',
  params: token,
  answer: z.unknown(),
  download: true,
  access: ofImport,
  example,
});

/**
 * Ends the review: a job matches all parsed rows to industry roles. Group guesses that the user has not replaced are
 * accepted and become the groups of their rows.
 */
export const proceedImport = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/proceed',
  params: token,
  answer: PersonaImport,
  failures: ['conflict'],
  access: ofImport,
  example,
});

/** Deletes the extracted personas and ends the import, at any stage before creation. */
export const discardImport = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/discard',
  params: token,
  answer: Done,
  failures: ['conflict'],
  access: ofImport,
  example,
});

/**
 * Saves the role selection of some rows; a role that was not suggested came from a search, `null` clears the selection.
 * If a row names the selection it replaces and that has changed, all rows are refused as stale.
 */
export const saveImportRows = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/rows',
  params: token,
  body: z.object({
    rows: z
      .array(z.object({ rowId: Id, roleId: Id.nullable(), replaces: Id.nullable().optional() }))
      .min(1)
      .max(500),
  }),
  answer: z.object({ rows: z.array(ImportRow), counts: PersonaImport.shape.counts }),
  failures: ['conflict', 'stale'],
  access: ofImport,
  example: { ...example, body: { rows: [{ rowId: 1, roleId: null }] } },
});

export const deleteImportRow = call({
  service: 'personas',
  method: 'DELETE',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}',
  params: token.extend({ rowId: Id }),
  answer: Done,
  failures: ['conflict'],
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/** Includes ignored sentences of a row's description again (or excludes them), and recomputes the suggestions. */
export const restoreSentences = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/sentences',
  params: token.extend({ rowId: Id }),
  body: z.object({ restored: z.array(Count).max(500) }),
  answer: ImportRow,
  failures: ['conflict'],
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 }, body: { restored: [] } },
});

/** Reasons for a row's suggestions (and for a role found by search); spans point into `text`. */
export const importRowReasons = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/reasons',
  params: token.extend({ rowId: Id }),
  answer: z.object({ text: z.string(), reasons: z.array(SuggestionReasons) }),
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/**
 * The text that a row was read from, as clean blocks in reading order; passages of the row's `origins` point into them.
 * Show a PDF (`fileKind`) by rendering the bytes of `downloadImportRowFile` and marking the boxes of the blocks, other
 * formats by the blocks alone. Files that could not be read, and rows of imports from before this version, have no
 * blocks.
 */
export const getImportRowDocument = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/document',
  params: token.extend({ rowId: Id }),
  answer: z.object({
    fileName: z.string(),
    fileKind: z.enum(['pdf', 'other']),
    /** False once the uploaded archive is gone: it is kept until the import ends. */
    hasFile: z.boolean(),
    blocks: z.array(DocumentBlock),
  }),
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/** The uploaded file of a row as it was sent; 404 once the import has ended. */
export const downloadImportRowFile = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/rows/{rowId}/file',
  params: token.extend({ rowId: Id }),
  answer: z.unknown(),
  download: true,
  access: ofImport,
  example: { params: { importTokenId: 'none', rowId: 1 } },
});

/** Creates a persona for each row with a selected role, as a job; other rows are skipped, as the dialog announces. */
export const createImportedPersonas = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/create',
  params: token,
  answer: PersonaImport,
  failures: ['conflict'],
  access: ofImport,
  example,
});
