export { checkUndoable, describeRun } from './describe-run';
export { type ImportJob, importChangeSets, importRunning, importRuns } from './import-runs';
export { type LedgerRow, rowLedger } from './row-ledger';
