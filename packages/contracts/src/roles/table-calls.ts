import * as z from 'zod';
import { call } from '../call';
import { LibraryStatus } from '../skills/library-status';
import { TableFormat } from '../table';
import { TableExport, tableCalls } from '../table-calls';
import { ADMIN_LIKE } from '../user-types';
import { Id, Line } from '../vocabulary';

/** The tables of the roles service. */
export const ROLE_TABLES = ['roles', 'role-skills', 'leadership-skills'] as const;
export type RoleTable = (typeof ROLE_TABLES)[number];

/** Filter of the exported roles, named as in the role search; by default all. */
export const RoleTableFilter = z.object({
  roleName: Line.optional(),
  subSectorIds: z.array(Id).max(500).default([]),
  functionIds: z.array(Id).max(1000).default([]),
  occupations: z.array(Line).max(500).default([]),
  roleStatuses: z.array(z.enum(LibraryStatus)).max(5).default([]),
  sourceIds: z.array(Id).max(100).default([]),
});
export type RoleTableFilter = z.infer<typeof RoleTableFilter>;

/**
 * Starts the export of industry roles, of their skills, or of the skills of all leadership roles, with the columns that
 * the import accepts.
 */
export const exportRoleTable = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/roleTables/exports',
  body: z.object({ kind: z.enum(ROLE_TABLES), format: TableFormat, filter: RoleTableFilter.prefault({}) }),
  maxBodyBytes: 512 * 1024,
  audit: { kind: 'export', what: 'Export table of roles' },
  answer: TableExport,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: { body: { kind: 'roles', format: 'csv' } },
});

export const roleTableCalls = tableCalls({ service: 'roles', topic: 'roleTables', rows: 'roles', kinds: ROLE_TABLES });
export const downloadRoleTable = roleTableCalls.downloadTable;
export const checkRoleTable = roleTableCalls.checkTable;
export const listRoleTableImports = roleTableCalls.listTableImports;
export const getRoleTableImport = roleTableCalls.getTableImport;
export const assignRoleColumns = roleTableCalls.assignColumns;
export const listWrongRoleCells = roleTableCalls.listWrongCells;
export const downloadWrongRoleCells = roleTableCalls.downloadWrongCells;
export const listRoleTableRows = roleTableCalls.listTableRows;
export const runRoleTable = roleTableCalls.runTable;
export const undoRoleTable = roleTableCalls.undoTable;
