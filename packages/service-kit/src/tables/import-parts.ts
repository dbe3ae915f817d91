import type { ServiceKit } from '../platform';
import type { Workbooks } from '../workbooks/workbooks';
import type { Pool } from '../workers/task-queue';
import type { Imports, TableName } from './import-document';
import type { TableImportRows } from './table-import-rows';
import type { TableKind } from './table-kind';

/** What the steps of an import share. Only exports have a filter, so its type is `never` here. */
export interface TableParts {
  name: TableName;
  kit: ServiceKit;
  imports: Imports;
  ledger: TableImportRows;
  /** Reads uploaded files in a child process. */
  readers: Pool;
  books: Workbooks;
  findKind: (kind: string) => TableKind<never>;
  /** Path of the screen that shows the imports. */
  screen: string;
}

export interface TableJob {
  importId: number;
  userId: number;
}

const rootFolder = (name: TableName) => `${name}-import/`;
export const uploadedFile = ({ name }: Pick<TableParts, 'name'>, importId: number) => `${rootFolder(name)}${importId}`;
/** Checks that are not run within a day are deleted with their files. */
const ABANDONED_MS = 24 * 3600 * 1000;
export const removeAbandoned = ({ name, kit: { files, now } }: Pick<TableParts, 'name' | 'kit'>) =>
  files.removeUnder(rootFolder(name), { before: new Date(now().getTime() - ABANDONED_MS) });

/** Link to an import on its screen. */
export const linkTo = ({ screen }: Pick<TableParts, 'screen'>, importId: number) => `${screen}?import=${importId}`;
