export type { NewFinding } from './finding-store';
export { MAX_CORRECTED } from './follow-changes';
export type { HealthSubject } from './health-subject';
export { libraryHealth } from './library-health';
export { idsUpTo, recordPages } from './record-pages';
export { reviewDue, reviewStore } from './review-store';
