export { textOfMarkup } from '../table-files/text-of-markup';
export { type Cells, LONGEST_CELL, listCell, readListCell, readNumberCell } from './cells';
export { type ComparedRow, compareRow, problemAt } from './compare-row';
export { withDefaults, withoutEmptyCells } from './default-cells';
export { formatNameChoices } from './format-name-choices';
export {
  changedTranslations,
  isLanguageField,
  languageFields,
  planTranslations,
  RECORD_TRANSLATIONS,
  repeatedNames,
  TranslationChange,
  translationCells,
  withoutOwnTexts,
} from './language-columns';
export { revisionColumn, type TableColumn, type TableLayout } from './layout';
export { levelValues } from './level-values';
export { knownTitles, matchTitles } from './match-titles';
export { toPlannedRow } from './planned-row';
export type { FieldOptions } from './propose-fields';
export { readTable } from './read-table';
export { type ReadRow, ROW_LINES } from './read-task';
export { recordExporter } from './record-exporter';
export { CHANGED_SINCE, NO_RECORD, newRecordKey, readKeys, toRefusedRow } from './row-keys';
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
  WriteResult,
} from './table-kind';
export { tables } from './table-routes';
