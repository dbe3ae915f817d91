export type { AuditAct, AuditRecord } from './audit/audit-entry';
export { type AuditLog, auditLog } from './audit/audit-log';
export { AUDIT_HEADER, type AuditNote, decodeNote, encodeNote, firstNames, MOST_NAMED } from './audit/audit-note';
export { cutOldEntries } from './audit/cut-old-entries';
export { verifyAudit } from './audit/verify-audit';
export { verifyChain } from './audit/verify-chain';
export { type AuditedFields, type Document, toAuditFields } from './database/audit-fields';
export { countPage } from './database/count-page';
export { type Counters, counters } from './database/counters';
export { isDuplicateKeyError, repeatOnDuplicateKey } from './database/duplicate-key-error';
export { findPage, type Paged } from './database/find-page';
export { decideFirstData, readFirstData } from './database/first-data';
export { fold } from './database/fold';
export { foldMigrations } from './database/fold-migrations';
export { goneRecords } from './database/gone-records';
export { lease } from './database/lease';
export { NOT_UNDONE } from './database/not-undone';
export { pagesByKey } from './database/pages-by-key';
export { createHistoryIndexes } from './database/record-history';
export type { StatePage } from './database/record-versions';
export type { Index, Resource, ResourceOptions } from './database/resource';
export { restorableSince, restorableUntil } from './database/restorable';
export { DEFAULT_RETENTION, expireAfter, isForgotten, type Retention } from './database/retention';
export {
  describedFilter,
  escapeRegExp,
  orderedWords,
  rankedFields,
  searchedWords,
  searchFields,
  searchFilter,
  splitWords,
} from './database/search-words';
export { seedOnce, wasSeeded } from './database/seed-once';
export { toFilter } from './database/to-filter';
export { asAutomaticWrite, PORTAL_USER, type Write } from './database/write';
export type { StoredEvent } from './events/event-document';
export type { Events, NewEvent } from './events/events';
export { exportCleanup } from './files/export-cleanup';
export { sendFile } from './files/send';
export type { FileStore } from './files/store';
export { removeAbandonedFolders, withTemporaryFolder } from './files/temporary-folder';
export { plainName, readExtension, type UploadedFile } from './files/upload';
export { expiringCache } from './identity/expiring-cache';
export { type Identities, type SignIdentity, withoutIdentity } from './identity/identities';
export { IDENTITY_HEADER, type Identity, type VerifyIdentity } from './identity/identity';
export type { JobResult, JobRun, OnFailed } from './jobs/job';
export { type JobBoard, type PostedJob, toJobState } from './jobs/job-board';
export { JobCancelled } from './jobs/job-end';
export type { Jobs } from './jobs/jobs';
export type { Migration } from './migrations/migration';
export type { JoinedNotice, Notices } from './notices/notices';
export type { StoredNotice } from './notices/stored-notice';
export * as metrics from './observe/metrics';
export { observe } from './observe/observe';
export { type Observation as Observed, ObserveSettings, observeProcess } from './observe/observe-process';
export { personModule } from './person/person-module';
export { erasedName, eraseNames, type NamePlace, readPersonPlaces } from './person/person-places';
export { openPlatform, type Platform, type PlatformSettings, type ServiceKit } from './platform';
export type { Ids, Projection, ProjectionRun } from './projections/projection';
export { projectionStates } from './projections/projection-state';
export { type CopiedRecord, followCopy, type StepCopy, stepCopy } from './projections/step-copy';
export { createSecret, hashSecret, isSameSecret } from './secrets/random-secret';
export type { SealedSecrets } from './secrets/sealed-secrets';
export { type ClientsOfRecords, clientLimit, mayAccessClient, type RecordId } from './service/access';
export { answerFailure } from './service/answer-failure';
export { AppError, type Issue, invalid, isUnavailable, notFound, stale } from './service/app-error';
export { type Balancer, createBalancer, type ServiceAddresses } from './service/balancer';
export { type ClientReader, clientReader } from './service/clients';
export { counted } from './service/counted';
export { classifyFault, type Fault, faultError, mayRepeat, NOT_TAKEN_HEADER } from './service/fault';
export { acceptJson } from './service/json-bodies';
export { guardedConnector, guardedFetch, LinkLocalError } from './service/link-local';
export { refuseOtherMethods } from './service/other-methods';
export type { Behalf, Peer } from './service/peer';
export { refuseUnreadableQueries } from './service/readable-query';
export { ReadyAnswer, readyAnswer } from './service/ready-answer';
export { describeVersions } from './service/record-versions';
export { createRequestGate, type RequestGate } from './service/request-gate';
export { retryPolicy } from './service/retry-policy';
export { type CallContext, describeUnknownQuery, type Handler, route } from './service/route';
export { serveCalls } from './service/serve-calls';
export { shedLoad } from './service/shed-load';
export { type ListenAddress, startFailureText } from './service/start-failure';
export {
  type BuildService,
  buildHealthServer,
  buildService,
  type Routes,
  type RunningService,
  type ServiceModule,
} from './service/start-service';
export { type UserNames, userNameReader } from './service/user-names';
export { digestOf, type NewSuggestion, type SuggestionLog, type SuggestionRecord } from './suggestions/suggestion-log';
export { createChildPool } from './workers/child-pool';
export { createPool } from './workers/pool';
export { type Pool, TaskCrashed, type TaskLimit, TaskStopped, workerFile } from './workers/task-queue';
