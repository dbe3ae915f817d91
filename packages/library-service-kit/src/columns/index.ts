export { type FoundTable, findTable } from './find-table';
export { statedLevel } from './level-marks';
export type { ColumnField } from './proposed-column';
export { findAssigned, readTable, shapesOf, type TableTarget } from './read-table';
export { tablesOfSheets } from './tables-of-sheets';
export { plainTitle } from './title-words';
