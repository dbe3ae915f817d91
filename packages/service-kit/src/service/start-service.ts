import { API_PREFIX } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import { createHistoryIndexes } from '../database/resource';
import type { Platform, ServiceKit } from '../platform';
import type { ClientsOfRecords } from './access';
import { refuseOtherMethods } from './other-methods';
import { createRequestGate } from './request-gate';
import { createServer } from './service';

/** What a service brings: its routes, and what runs beside its requests. */
export interface Service {
  /** For each kind of record named by a call's scope, how to find the clients it belongs to. */
  records?: Record<string, ClientsOfRecords>;
  routes: (app: FastifyInstance) => void | Promise<void>;
  /** The indexes of collections that are no resources. */
  createIndexes?: () => Promise<unknown>;
  /** Fills an empty database with what the product ships; runs at every start and must find out itself what is there. */
  seed?: () => Promise<void>;
  /** Starts what follows events or prepares copies, after all services answer. */
  start?: () => Promise<void>;
  stop?: () => Promise<void>;
}
export type BuildService = (kit: ServiceKit) => Service;

/** Builds a service on its platform: indexes made, routes served, jobs declared but not yet running. */
export const buildService = async (platform: Platform, kit: ServiceKit, build: BuildService) => {
  const service = build(kit);
  const gate = createRequestGate();
  const app = await createServer({
    name: kit.name,
    identities: platform.identities,
    log: platform.log,
    records: service.records ?? {},
    gate,
    ready: platform.ready,
  });
  const otherMethods = refuseOtherMethods(app, API_PREFIX);
  await app.register(async (scope) => service.routes(scope));
  await otherMethods();
  await Promise.all([
    kit.createIndexes(),
    service.createIndexes?.(),
    createHistoryIndexes(kit.db, kit.retention),
    kit.jobs.ready(),
  ]);
  await app.ready();
  let jobsEnded: Promise<void> | undefined;
  /** Ends jobs alone: those of one service call the others, so all of them end before any server does. */
  const endJobs = () => {
    jobsEnded ??= kit.jobs.stop();
    return jobsEnded;
  };
  return {
    app,
    kit,
    service,
    gate,
    endJobs,
    /** Runs jobs and whatever the service does beside its requests. */
    async start() {
      await kit.jobs.run();
      await service.start?.();
    },
    /** Ends jobs, answers what is under way, then ends work and the server. */
    async stop() {
      await Promise.all([endJobs(), gate.close()]);
      await service.stop?.();
      await app.close();
    },
  };
};
export type RunningService = Awaited<ReturnType<typeof buildService>>;
