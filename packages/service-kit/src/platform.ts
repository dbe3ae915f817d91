import type { ServiceName } from '@skills-architect/contracts';
import { sessionUser } from '@skills-architect/contracts/admin';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { type AuditLog, auditLog } from './audit/audit-log';
import { readAreaSubscribers } from './connectors/area-subscribers';
import type { Connector } from './connectors/connector';
import { type Connectors, createConnectors } from './connectors/connectors';
import { webhooks } from './connectors/webhooks';
import { type Counters, counters } from './database/counters';
import { type GoneRecords, goneRecords } from './database/gone-records';
import { ping } from './database/ping';
import { type ResourceContext, type ResourceOptions, resource } from './database/resource';
import { DEFAULT_RETENTION, type Retention } from './database/retention';
import { cached, cachedById } from './events/cached';
import { createEvents, type Events } from './events/events';
import { type FileStore, fileStore } from './files/store';
import { type Identities, identities } from './identity/identities';
import { type JobBoard, jobBoard } from './jobs/job-board';
import { createJobs, type Jobs } from './jobs/jobs';
import { type Notices, notices } from './notices/notices';
import { lostEvents } from './observe/metrics';
import { watchCommands, watchJobs } from './observe/watch-database';
import { type PortalPerson, portalPerson } from './person/portal-person';
import { createProjections, type Projections } from './projections/projections';
import { type SealedSecrets, sealedSecrets } from './secrets/sealed-secrets';
import { type Balancer, createBalancer, type ServiceAddresses } from './service/balancer';
import { type Peer, peers } from './service/peer';
import { type ClientGuard, clientGuard } from './sessions/client-guard';
import { type OpenSessions, openSessions } from './sessions/open-sessions';
import { type SuggestionLog, suggestionLog } from './suggestions/suggestion-log';

export interface PlatformSettings {
  mongoUri: string;
  /** Prefix of each database name, so that several deployments can share a server. */
  databasePrefix: string;
  /** The key that processes of earlier versions share, while some still run. */
  sharedKey?: Uint8Array | undefined;
  /** Addresses of the services; may be filled in while the services of one process start. */
  addresses: ServiceAddresses;
  log: Logger;
  /** Whether metrics are scraped: MongoDB commands and open jobs are measured only then. */
  measures?: boolean;
  now?: () => Date;
  /** Retention of data that is no longer in use. */
  retention?: Retention;
  /** Milliseconds after which another process may take over the job of a crashed one; default 12,000. */
  jobLockMs?: number;
  /** Milliseconds between two looks for late jobs, and for jobs that no process runs; default 30,000. */
  jobWatchMs?: number;
  /** External systems of this deployment. */
  connectors?: readonly Connector[];
  /** The key of secrets that are entered in the portal; without it none can be stored. */
  secretsKey?: string | undefined;
}

/** What a service is built from: its own database, and parts shared by the whole process. */
export interface ServiceKit {
  name: ServiceName;
  db: Connection;
  counters: Counters;
  events: Events;
  audit: AuditLog;
  /** What the gateway's database has about users. */
  portalPerson: PortalPerson;
  board: JobBoard;
  jobs: Jobs;
  projections: Projections;
  files: FileStore;
  sessions: OpenSessions;
  clientGuard: ClientGuard;
  connectors: Connectors;
  secrets: SealedSecrets;
  suggestions: SuggestionLog;
  notices: Notices;
  peer: Peer;
  retention: Retention;
  log: Logger;
  now: () => Date;
  /** Declares a collection of this service with its write operations; `buildService` creates its indexes. */
  resource: <S extends z.ZodObject>(options: ResourceOptions<S>) => ReturnType<typeof resource<S>>;
  /** Creates the indexes of all resources declared so far. */
  createIndexes: () => Promise<unknown>;
  /** Caches a small value in memory until one of these resources changes. */
  cached: <T>(resources: readonly string[], load: () => Promise<T>) => ReturnType<typeof cached<T>>;
  /** The same for many records by id. */
  cachedById: <T>(
    resources: readonly string[],
    load: (ids: number[]) => Promise<ReadonlyMap<number, T>>,
  ) => ReturnType<typeof cachedById<T>>;
}

/** The connection, event stream and keys of one process, from which its services are built. */
export interface Platform {
  portal: Connection;
  events: Events;
  /** Which records are deleted. */
  gone: GoneRecords;
  audit: AuditLog;
  board: JobBoard;
  notices: Notices;
  identities: Identities;
  /** Addresses of the services this process calls. */
  balancer: Balancer;
  connectors: Connectors;
  log: Logger;
  /** `peer` calls other services; tests pass their own. */
  kitFor: (name: ServiceName, peer?: Peer) => ServiceKit;
  /** Resolves when the database answers; throws otherwise. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}

export const openPlatform = async (settings: PlatformSettings): Promise<Platform> => {
  const { databasePrefix, log, measures = false, now = () => new Date(), retention = DEFAULT_RETENTION } = settings;
  const connection = await mongoose
    .createConnection(settings.mongoUri, {
      bufferCommands: false,
      autoIndex: false,
      autoCreate: false,
      maxPoolSize: 50,
      monitorCommands: measures,
    })
    .asPromise();
  if (measures) watchCommands(connection);
  const database = (name: string) => connection.useDb(`${databasePrefix}${name}`, { useCache: true });
  const portal = database('portal');
  const signedIdentities = identities({
    portal,
    sharedKey: settings.sharedKey,
    warn: (error) => log.warn({ err: error }, 'a new key for identities could not be published'),
  });
  const balancer = createBalancer(settings.addresses);
  const events = createEvents(portal, (error) => {
    lostEvents.inc();
    log.warn({ err: error }, 'the stream of events was interrupted');
  });
  const audit = auditLog(portal, { now, warn: (error, sentence) => log.warn({ err: error }, sentence) });
  const person = portalPerson(portal);
  const guard = clientGuard(portal);
  const suggestions = suggestionLog(portal, { days: retention.suggestionDays, now });
  const noticeStore = notices(portal, events, now);
  const secrets = sealedSecrets(settings.secretsKey);
  const connectors = createConnectors({
    portal,
    connectors: settings.connectors ?? [],
    events,
    retention,
    log,
    now,
  });
  const listAreas = cached({ events, now }, ['areas'], () => readAreaSubscribers(portal, log));
  const tellWebhooks = webhooks({ connectors: connectors.all, listAreas, send: connectors.sendTo, now });
  const board = jobBoard(portal, events, { ...retention, tellWebhooks, notices: noticeStore });
  const gone = goneRecords(portal);
  await Promise.all([
    board.createIndexes(),
    gone.createIndexes(),
    audit.createIndexes(),
    guard.createIndexes(),
    suggestions.createIndexes(),
    noticeStore.createIndexes(),
    connectors.createIndexes(),
    signedIdentities.createIndexes(),
  ]);
  if (measures) watchJobs(board.countOpen);
  await events.start();

  const createPeer = (service: ServiceName) =>
    peers({ service, signIdentity: signedIdentities.signAs(service), balancer });

  const kitFor = (name: ServiceName, peer: Peer = createPeer(name)): ServiceKit => {
    const db = database(name);
    const ids = counters(db);
    const serviceLog = log.child({ service: name });
    const resources: { createIndexes: () => Promise<unknown> }[] = [];
    const context: ResourceContext = { db, counters: ids, now, publish: events.publish, tellWebhooks, gone };
    return {
      name,
      db,
      counters: ids,
      events,
      audit,
      portalPerson: person,
      board,
      jobs: createJobs({
        db,
        service: name,
        board,
        events,
        currentUser: (identity) => peer(sessionUser, { params: { userId: identity.user.userId } }, { identity }),
        retention,
        log: serviceLog,
        lockMs: settings.jobLockMs,
        watchMs: settings.jobWatchMs,
      }),
      projections: createProjections({ db, portal, service: name, events, log: serviceLog, now }),
      files: fileStore(db),
      sessions: openSessions(portal, events),
      clientGuard: guard,
      connectors,
      secrets,
      suggestions,
      notices: noticeStore,
      peer,
      retention,
      log: serviceLog,
      now,
      resource: (options) => {
        const created = resource(context, options);
        resources.push(created);
        return created;
      },
      createIndexes: () => Promise.all(resources.map((resource) => resource.createIndexes())),
      cached: (resources, load) => cached({ events, now }, resources, load),
      cachedById: (resources, load) => cachedById({ events, now }, resources, load),
    };
  };

  return {
    portal,
    events,
    gone,
    audit,
    board,
    notices: noticeStore,
    identities: signedIdentities,
    balancer,
    connectors,
    log,
    kitFor,
    ready: () => ping(connection),
    async close() {
      await connectors.stop();
      await events.stop();
      await connection.close();
    },
  };
};
