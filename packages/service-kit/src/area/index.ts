/** What the own service of an area of another team is made of: it needs the portal's address and a database of its own. */
export { isDuplicateKeyError } from '../database/duplicate-key-error';
export type { Identity } from '../identity/identity';
export { type ClientsOfRecords, clientLimit, mayAccessClient } from '../service/access';
export { AppError, invalid, notFound, stale } from '../service/app-error';
export { type CallContext, type Handler, route } from '../service/route';
export type { AreaEvent, AreaEventHandler } from './area-events';
export type { AreaJobOptions, AreaJobRun, AreaJobs, AreaJobWork } from './area-jobs';
export {
  type AreaKit,
  type AreaServiceOptions,
  type AreaServiceParts,
  type BuildAreaService,
  buildAreaService,
} from './area-service';
export type { AreaServiceSettings } from './area-settings';
export type { OnBehalf, PortalClient } from './portal-client';
export { runAreaService } from './run-area-service';
