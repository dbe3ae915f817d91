export {
  type Cell,
  cellName,
  type LevelCell,
  type OddCell,
  type ReadSheet,
  type Sheet,
  type SheetCell,
  type SheetHead,
  unescapeFormula,
} from './sheet';
export type { CellLook, StyledCell, StyledSheet } from './styled-sheet';
export type { AddRows } from './workbook-file';
export { type Workbooks, workbooks } from './workbooks';
