export { type Cells, LONGEST_CELL, listCell, readListCell, readNumberCell } from './cells';
export { type ComparedRow, compareRow, problemAt } from './compare-row';
export { exportedRecords } from './exported-records';
export { describeRun, undoableUntil } from './import-view';
export { revisionColumn, type TableColumn, type TableLayout } from './layout';
export { offerNames } from './offer-names';
export { plannedRow } from './planned-row';
export { CHANGED_SINCE, NO_RECORD, newRecordKey, readKeys, refusedRow } from './row-keys';
export { csvLines } from './table-files';
export type {
  CellProblem,
  CheckContext,
  PlannedRecord,
  PlannedRow,
  TableCheck,
  TableKind,
  TableRow,
  TableWrite,
  Written,
} from './table-kind';
export { tables } from './table-routes';
