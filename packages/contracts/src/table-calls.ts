import * as z from 'zod';
import { call, type ServiceName } from './call';
import {
  TABLE_LIMIT,
  TableAssignment,
  TableImport,
  TableImportDetail,
  TableRow,
  TableRowState,
  WrongCell,
} from './table';
import { ADMIN_LIKE } from './user-types';
import { Count, Id, page, pageTotal } from './vocabulary';

/** Topics and path segments of the table calls. */
export type TableTopic = 'skillTables' | 'roleTables' | 'jobTables';

interface TableCallsOptions {
  service: Extract<ServiceName, 'skills' | 'roles'>;
  topic: TableTopic;
  /** What the rows of its tables are, for the audit log. */
  rows: string;
  /** The kinds of tables. */
  kinds: readonly [string, ...string[]];
}

/** Request of an export; the filter is that of the list. */
export const TableExport = z.object({ token: z.string(), totalItems: Count });

/**
 * The calls by which a service exports and imports its tables, except the export itself, which has the filter of the
 * service's list. For Super Users and Skilling Architects: SMEs may only edit single levels.
 */
export const tableCalls = ({ service, topic, rows, kinds }: TableCallsOptions) => {
  const path = `/v3/${topic}` as const;
  const access = { types: ADMIN_LIKE, scope: 'library' } as const;
  const [first] = kinds;
  const example = { params: { importId: 999_999 } };
  const started = z.object({ token: z.string() });
  return {
    /** The finished file of an export, for its owner. */
    downloadTable: call({
      service,
      method: 'GET',
      path: `${path}/exports/{token}/file`,
      params: z.object({ token: z.string().min(1).max(100) }),
      audit: { kind: 'export', what: `Download table of ${rows}` },
      answer: z.unknown(),
      download: true,
      access,
      example: { params: { token: 'none' } },
    }),
    /** Uploads a table and checks it by a job, without changing records. */
    checkTable: call({
      service,
      method: 'POST',
      path: `${path}/imports`,
      query: z.object({ kind: z.enum(kinds) }),
      audit: { kind: 'import', what: `Upload table of ${rows}` },
      answer: z.object({ importId: Id, token: z.string() }),
      access,
      upload: TABLE_LIMIT,
      example: { query: { kind: first } },
    }),
    /** Imports of tables, latest first. */
    listTableImports: call({
      service,
      method: 'GET',
      path: `${path}/imports`,
      query: z.object({ ...page(10) }),
      answer: z.object({ imports: z.array(TableImport), ...pageTotal }),
      access,
      example: {},
    }),
    getTableImport: call({
      service,
      method: 'GET',
      path: `${path}/imports/{importId}`,
      answer: TableImportDetail,
      access,
      example,
    }),
    /**
     * Assigns columns of the file to fields, or one value to all rows, and checks the file again. Columns not listed are
     * unchanged.
     */
    assignColumns: call({
      service,
      method: 'POST',
      path: `${path}/imports/{importId}/columns`,
      body: TableAssignment,
      answer: started,
      failures: ['conflict'],
      access,
      example: { ...example, body: { columns: [{ title: 'Name', field: null }] } },
    }),
    /** The cells that cannot be imported, sorted by row. */
    listWrongCells: call({
      service,
      method: 'GET',
      path: `${path}/imports/{importId}/wrong-cells`,
      query: z.object({ ...page(10) }),
      answer: z.object({ cells: z.array(WrongCell), ...pageTotal }),
      access,
      example,
    }),
    /** The wrong cells as a workbook. */
    downloadWrongCells: call({
      service,
      method: 'GET',
      path: `${path}/imports/{importId}/wrong-cells/file`,
      audit: { kind: 'export', what: `Download wrong cells of a table of ${rows}` },
      answer: z.unknown(),
      download: true,
      access,
      example,
    }),
    /** The rows in one state, or those that were skipped (`kept`), with their changes. */
    listTableRows: call({
      service,
      method: 'GET',
      path: `${path}/imports/{importId}/rows`,
      query: z.object({ state: z.enum([...TableRowState.exclude(['same']).options, 'kept']), ...page(10) }),
      answer: z.object({ rows: z.array(TableRow), ...pageTotal }),
      access,
      example: { ...example, query: { state: 'new' } },
    }),
    /** Starts the import of a checked table. If it has wrong cells, their rows must be left out explicitly. */
    runTable: call({
      service,
      method: 'POST',
      path: `${path}/imports/{importId}/run`,
      body: z.object({ leaveOutWrong: z.boolean().default(false) }),
      audit: { kind: 'import', what: `Import table of ${rows}`, shows: ['leaveOutWrong'] },
      answer: started,
      failures: ['conflict'],
      access,
      example: { ...example, body: {} },
    }),
    /** Undoes an import, for 30 days. Records that were changed or used since are kept. */
    undoTable: call({
      service,
      method: 'POST',
      path: `${path}/imports/{importId}/undo`,
      audit: { kind: 'import', what: `Undo import of a table of ${rows}` },
      answer: started,
      failures: ['conflict'],
      access,
      example,
    }),
  };
};
export type TableCalls = ReturnType<typeof tableCalls>;
