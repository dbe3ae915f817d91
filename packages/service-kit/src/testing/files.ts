/** Files for tests and measurements that need no service. */
export { rarOf } from '../archives/test-archives';
export { docxOf, zipOf } from './zip';
