export { checkUndoable, describeRun } from './describe-run';
export { importRowStore, type StoredRow } from './import-rows';
export { type ImportJob, importChangeSets, importRunning, importRuns } from './import-runs';
