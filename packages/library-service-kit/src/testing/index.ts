export { csvRows } from './csv-rows';
export { readWorkbook } from './read-workbook';
