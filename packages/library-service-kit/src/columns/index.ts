export { type FoundTable, findTable } from './find-table';
export { statedLevel } from './level-marks';
export type { ColumnField } from './proposed-column';
export { findAssigned, otherSheets, readTable, shapesOf, type TableTarget } from './read-table';
export type { SheetTable } from './sheet-table';
export { otherSheetsNote } from './table-notes';
export { tablesOfSheets } from './tables-of-sheets';
export { plainTitle } from './title-words';
