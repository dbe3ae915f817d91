import { API_PREFIX, AREA_EVENTS_PATH } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from 'pino';
import { ping } from '../database/ping';
import { IDENTITY_HEADER } from '../identity/identity';
import { identityVerifier } from '../identity/verify';
import type { ClientsOfRecords } from '../service/access';
import { AppError } from '../service/app-error';
import { refuseOtherMethods } from '../service/other-methods';
import { createRequestGate } from '../service/request-gate';
import { createServer } from '../service/service';
import { type AreaEventHandler, serveEvents } from './area-events';
import { type AreaJobs, areaJobs } from './area-jobs';
import type { AreaServiceSettings } from './area-settings';
import { type PortalClient, portalClient } from './portal-client';
import { portalKeys } from './portal-keys';

/** What the service of an area is built from. */
export interface AreaKit {
  /** The service's own database. */
  db: Connection;
  portal: PortalClient;
  jobs: AreaJobs;
  log: Logger;
}

/** The parts of a service. */
export interface AreaServiceParts {
  /** Serves its calls, with `route`. */
  routes: (app: FastifyInstance) => void;
  /** For each kind of record named by a call's scope: finds the clients it belongs to. */
  records?: Record<string, ClientsOfRecords>;
  /** Handles the events that the area asks for (`events` of `src/calls.ts`). */
  onEvent?: AreaEventHandler;
  createIndexes?: () => Promise<unknown>;
  stop?: () => unknown;
}
export type BuildAreaService = (kit: AreaKit) => AreaServiceParts;

/** Everything that decides about a service of an area besides its own code. */
export interface AreaServiceOptions extends AreaServiceSettings {
  area: string;
  log: Logger;
}

const openDatabase = ({ mongodbUri, database }: AreaServiceSettings) =>
  mongoose
    .createConnection(mongodbUri, { dbName: database, bufferCommands: false, autoIndex: false, autoCreate: false })
    .asPromise()
    .catch((cause) => {
      throw new Error('The database cannot be reached: look at MONGODB_URI.', { cause });
    });

/** The service of an area with its own database, ready to listen: it accepts users whose identity the portal has signed. */
export const buildAreaService = async (options: AreaServiceOptions, build: BuildAreaService) => {
  const { area, log } = options;
  const db = await openDatabase(options);
  const portal = portalClient(options);
  const jobs = areaJobs({ portal, log });
  const { routes, records = {}, onEvent, createIndexes, stop } = build({ db, portal, jobs, log });
  const gate = createRequestGate();
  const keys = portalKeys(options.portalUrl);
  const verify = identityVerifier(`area:${area}`, keys, () => new Date());
  const app = await createServer({
    name: area,
    verifyIdentity: async (headers) => {
      const token = headers[IDENTITY_HEADER];
      if (typeof token !== 'string') throw new AppError('signed-out', 'The request carries no identity of the portal.');
      return verify(token);
    },
    log,
    records,
    gate,
    ready: () => ping(db),
    openPaths: [AREA_EVENTS_PATH],
  });
  const otherMethods = refuseOtherMethods(app, API_PREFIX);
  await app.register(async (scope) => routes(scope));
  if (onEvent) await app.register(async (scope) => serveEvents(scope, area, keys, onEvent));
  await otherMethods();
  await createIndexes?.();
  await app.ready();
  return {
    app,
    /** Says that it will stop soon, but still answers. */
    leave: gate.leave,
    async stop() {
      await Promise.all([jobs.stop(), gate.close()]);
      await stop?.();
      await app.close();
      await db.close();
    },
  };
};
