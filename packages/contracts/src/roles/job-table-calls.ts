import * as z from 'zod';
import { call } from '../call';
import { TableFormat } from '../table';
import { TableExport, tableCalls } from '../table-calls';
import { ADMIN_LIKE } from '../user-types';
import { PostingFilter } from './job-calls';

/** The table of job postings. */
export const JOB_TABLES = ['job-postings'] as const;

/** Starts the export of job postings, with the columns that the import accepts. */
export const exportJobTable = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/jobTables/exports',
  body: z.object({ format: TableFormat, filter: PostingFilter.prefault({}) }),
  audit: { kind: 'export', what: 'Export table of job postings' },
  answer: TableExport,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: { body: { format: 'csv' } },
});

export const jobTableCalls = tableCalls({
  service: 'roles',
  topic: 'jobTables',
  rows: 'job postings',
  kinds: JOB_TABLES,
});
export const downloadJobTable = jobTableCalls.downloadTable;
export const checkJobTable = jobTableCalls.checkTable;
export const listJobTableImports = jobTableCalls.listTableImports;
export const getJobTableImport = jobTableCalls.getTableImport;
export const assignJobColumns = jobTableCalls.assignColumns;
export const listWrongJobCells = jobTableCalls.listWrongCells;
export const downloadWrongJobCells = jobTableCalls.downloadWrongCells;
export const listJobTableRows = jobTableCalls.listTableRows;
export const runJobTable = jobTableCalls.runTable;
export const undoJobTable = jobTableCalls.undoTable;
