export type { NewFinding } from './finding-store';
export { groupSubject } from './group-subject';
export { type HealthSubject, MAX_CORRECTED } from './health-subject';
export { libraryHealth } from './library-health';
export { idsUpTo, recordPages } from './record-pages';
export { reviewDue, reviewStore } from './review-store';
