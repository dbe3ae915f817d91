/** Files for tests and measurements that need no service. */
export { rarOf } from '../archives/test-archives';
export { aCompoundFile, aPoisonedDoc } from './compound-file';
export { docxOf, zipOf } from './zip';
