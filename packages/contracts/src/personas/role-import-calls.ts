import * as z from 'zod';
import { call } from '../call';
import { WrongCell } from '../table';
import { CLIENT_TABLE_LIMIT, ReadChoice, TableReading } from '../table-columns';
import { PERSONA_USERS } from '../user-types';
import { Flag, Id, page, pageTotal } from '../vocabulary';
import { PersonaImport } from './import';
import { example, ofImport, token } from './of-import';

/** Most roles of one workbook. */
export const MAX_IMPORTED_ROLES = 500;

const query = z.object({ clientId: Id, isClientSkillsImport: Flag.default(false) });
const access = { types: PERSONA_USERS, scope: { client: 'query.clientId' } } as const;

/**
 * The workbook template of roles with their skills, or with `isClientSkillsImport` that of client skills by role, which
 * only types 2 and 4 may use.
 */
export const clientRolesTemplate = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/import-client-roles/template',
  query,
  audit: false,
  answer: z.unknown(),
  download: true,
  access,
  example: { query: { clientId: 1 } },
});

/**
 * Uploads such a workbook; responds before its cells are checked. Titles other than the template's are refused at once,
 * unless columns were assigned for them.
 * A wrong cell ends the import without importing anything. 409 while the user has another pending import.
 */
export const importClientRoles = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/import-client-roles',
  query,
  audit: { kind: 'import', what: 'Upload client roles to import' },
  answer: PersonaImport,
  failures: ['conflict'],
  access,
  upload: CLIENT_TABLE_LIMIT,
  example: { query: { clientId: 1 } },
});

/** Reads a table with any titles and proposes what its columns are for, like `readClientSkillTable`. */
export const readClientRoleTable = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/import-client-roles/columns',
  query: query.extend(ReadChoice.shape),
  audit: { kind: 'import', what: 'Read columns of client roles' },
  answer: TableReading,
  reads: true,
  access,
  upload: CLIENT_TABLE_LIMIT,
  example: { query: { clientId: 1 } },
});

/** The wrong cells of a workbook that was not imported, sorted by row. */
export const listImportWrongCells = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/wrong-cells',
  params: token,
  query: z.object({ ...page(30) }),
  answer: z.object({ cells: z.array(WrongCell), ...pageTotal }),
  access: ofImport,
  example,
});

/** The uploaded workbook with its wrong cells marked, and with what to do in each row. 404 when no cell was wrong. */
export const downloadImportWrongCells = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/imports/{importTokenId}/wrong-cells/file',
  params: token,
  audit: { kind: 'export', what: 'Download wrong cells of an import' },
  answer: z.unknown(),
  download: true,
  access: ofImport,
  example,
});
