import * as z from 'zod';
import { call } from '../call';
import { TableFormat } from '../table';
import { TableExport, tableCalls } from '../table-calls';
import { ADMIN_LIKE } from '../user-types';
import { Id, Line } from '../vocabulary';
import { LibraryStatus } from './library-status';

/** The tables of the skills service. */
export const SKILL_TABLES = ['skills', 'levels', 'families', 'content'] as const;
export type SkillTable = (typeof SKILL_TABLES)[number];

/** Filter of the exported skills, named as in the skill search; by default all. */
export const SkillTableFilter = z.object({
  searchString: Line.optional(),
  skillCateogryId: z.array(Id).max(100).default([]),
  skillFamilyId: z.array(Id).max(1000).default([]),
  skillSourceId: z.array(Id).max(100).default([]),
  skillStatus: z.array(z.enum(LibraryStatus)).max(5).default([]),
});
export type SkillTableFilter = z.infer<typeof SkillTableFilter>;

/**
 * Starts the export of skills, of their levels, of families or of content, with the columns that the import accepts.
 * The filter is that of the skill search; for families only its categories apply.
 */
export const exportSkillTable = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skillTables/exports',
  body: z.object({ kind: z.enum(SKILL_TABLES), format: TableFormat, filter: SkillTableFilter.prefault({}) }),
  maxBodyBytes: 128 * 1024,
  audit: { kind: 'export', what: 'Export table of skills' },
  answer: TableExport,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: { body: { kind: 'families', format: 'csv' } },
});

export const skillTableCalls = tableCalls({
  service: 'skills',
  topic: 'skillTables',
  rows: 'skills',
  kinds: SKILL_TABLES,
});
export const downloadSkillTable = skillTableCalls.downloadTable;
export const checkSkillTable = skillTableCalls.checkTable;
export const listSkillTableImports = skillTableCalls.listTableImports;
export const getSkillTableImport = skillTableCalls.getTableImport;
export const assignSkillColumns = skillTableCalls.assignColumns;
export const listWrongSkillCells = skillTableCalls.listWrongCells;
export const downloadWrongSkillCells = skillTableCalls.downloadWrongCells;
export const listSkillTableRows = skillTableCalls.listTableRows;
export const runSkillTable = skillTableCalls.runTable;
export const undoSkillTable = skillTableCalls.undoTable;
