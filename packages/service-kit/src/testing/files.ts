/** Files for tests and measurements that need no service. */
export { aRar } from '../archives/archives.fixtures';
export { aCompoundFile, aPoisonedDoc } from './compound-file';
export { aDocx, aZip } from './zip';
