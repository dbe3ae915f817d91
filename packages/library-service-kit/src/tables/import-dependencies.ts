import type { Pool, ServiceKit } from '@skills-architect/service-kit';
import type { Workbooks } from '../workbooks/workbooks';
import type { Imports, TableName } from './import-document';
import type { TableImportRows } from './table-import-rows';
import type { TableKind } from './table-kind';

/** What the steps of an import share. Only exports have a filter, so its type is `never` here. */
export interface TableDependencies {
  name: TableName;
  kit: ServiceKit;
  imports: Imports;
  importRows: TableImportRows;
  /** Reads uploaded files in a child process. */
  readers: Pool;
  books: Workbooks;
  findKind: (kind: string) => TableKind<never>;
}

/** Name of the uploaded file of an import. */
export const uploadedFile = ({ name }: Pick<TableDependencies, 'name'>, importId: number) =>
  `${name}-import/${importId}`;
