export { type Cell, cellName, type ReadSheet, type Sheet } from './sheet';
export { type Workbooks, workbooks } from './workbooks';
