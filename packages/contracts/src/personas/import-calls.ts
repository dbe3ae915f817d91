import * as z from 'zod';
import { call } from '../call';
import { PERSONA_USERS } from '../user-types';
import { Done, Id, Line } from '../vocabulary';
import { JD_ARCHIVE_LIMIT, PersonaImport } from './import';
import { example, ofImport, token } from './of-import';

const client = z.object({ clientId: Id });
const ofClient = { types: PERSONA_USERS, scope: { client: 'query.clientId' } } as const;

/**
 * Uploads a zip or rar of at most 50 job descriptions; responds before they are parsed. 409 while the user has another
 * import in progress; one whose rows only wait after a creation is set aside.
 */
export const importJobDescriptions = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/bulk-import-jd',
  query: client.extend({
    /** What the import is called, for files that were packed only to be uploaded; otherwise the name of the archive. */
    name: Line.min(1).optional(),
  }),
  audit: { kind: 'import', what: 'Upload job descriptions to import' },
  answer: PersonaImport,
  failures: ['conflict'],
  access: ofClient,
  upload: { ...JD_ARCHIVE_LIMIT, maxFiles: 1 },
  example: { query: { clientId: 1 } },
});

/**
 * The user's pending import for this client, if any; it is kept after reload and logout. Imports with rows that wait
 * after a creation are set aside by the next upload: the newest is the answer while none is pending.
 */
export const pendingImport = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/pending',
  query: client,
  answer: z.object({
    import: PersonaImport.nullable(),
    /** Imports that were set aside, without `import`, newest first. */
    others: z.array(PersonaImport).optional(),
  }),
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

/** Deletes the extracted rows and ends the import, at any stage before creation. */
export const discardImport = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/imports/{importTokenId}/discard',
  params: token,
  audit: { kind: 'deletion', what: 'Discard import' },
  answer: Done,
  failures: ['conflict'],
  access: ofImport,
  example,
});

/** A workbook of the files that could not be read, with the reasons. */
export const downloadFailedFiles = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/failed',
  params: token,
  audit: { kind: 'export', what: 'Download skipped files of an import' },
  answer: z.unknown(),
  download: true,
  access: ofImport,
  example,
});
