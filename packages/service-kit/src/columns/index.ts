export { type AssignedRow, assignRows, fileShape } from './assign-rows';
export type { FoundTable } from './find-table';
export type { ColumnField } from './propose-columns';
export { chooseTable, readTable, type TableTarget } from './read-table';
