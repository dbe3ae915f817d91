/** Files for tests and benchmarks that need no service. */
export { aRar } from '../archives/archives.fixtures';
export { aCompoundFile, aPoisonedDoc } from './compound-file';
export { aDocx, aZip } from './zip';
