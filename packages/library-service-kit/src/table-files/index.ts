export { unescapeFormula } from '../workbooks/sheet';
export { lineFile, readLineFile, readLines } from './line-file';
export type { OddCell, TakeRow } from './rows';
export { eachSeparatedRow } from './separated-rows';
export { eachSheetRow } from './sheet-rows';
