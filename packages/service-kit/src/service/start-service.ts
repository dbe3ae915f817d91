import { API_PREFIX } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import { createHistoryIndexes } from '../database/record-history';
import { dropReplaced } from '../migrations/drop-replaced';
import type { Migration } from '../migrations/migration';
import { followOlderInstances, runMigrations } from '../migrations/run-migrations';
import { observe } from '../observe/observe';
import type { Platform, ServiceKit } from '../platform';
import type { ClientsOfRecords } from './access';
import { refuseOtherMethods } from './other-methods';
import { createRequestGate } from './request-gate';
import { createServer } from './service';

/** Serves calls. */
export type Routes = (app: FastifyInstance) => void;

/** A part of a service: calls it serves, data it brings, background work it does. */
export interface ServiceModule {
  routes?: Routes;
  /** For each kind of record named by a call's scope: finds the clients it belongs to. */
  records?: Record<string, ClientsOfRecords>;
  /** Creates the indexes of collections that are not resources. */
  createIndexes?: () => Promise<unknown>;
  /** What is added to records of an earlier version, before the data is seeded and anything is read. */
  migrations?: readonly Migration[];
  /** Collections that earlier versions filled and that nothing reads any more; a start drops them. */
  replacedCollections?: readonly string[];
  /** Seeds an empty database with the shipped data; runs at every start and must check for existing data itself. */
  seed?: () => Promise<void>;
  /** Starts event listeners or fills caches, once all services are listening. */
  start?: () => unknown;
  /** Begins to prepare answers that take long the first time; in every process that answers calls. */
  prepareAnswers?: () => void;
  stop?: () => unknown;
}
/** The modules of a service; a function is a module that only serves calls. */
export type BuildService = (kit: ServiceKit) => readonly (ServiceModule | Routes)[];

/** One service of its modules: seeded and started in the order of the list, stopped together. */
const joinModules = (modules: readonly (ServiceModule | Routes)[]) => {
  const parts = modules.map((module): ServiceModule => (typeof module === 'function' ? { routes: module } : module));
  return {
    records: Object.fromEntries(parts.flatMap(({ records = {} }) => Object.entries(records))),
    migrations: parts.flatMap(({ migrations = [] }) => migrations),
    replacedCollections: parts.flatMap(({ replacedCollections = [] }) => replacedCollections),
    routes: (app: FastifyInstance) => {
      for (const { routes } of parts) routes?.(app);
    },
    createIndexes: () => Promise.all(parts.map(({ createIndexes }) => createIndexes?.())),
    seed: async () => {
      for (const { seed } of parts) await seed?.();
    },
    start: async () => {
      for (const { start } of parts) await start?.();
    },
    prepareAnswers: () => {
      for (const { prepareAnswers } of parts) prepareAnswers?.();
    },
    stop: () => Promise.all(parts.map(({ stop }) => stop?.())),
  };
};

/** Builds a service on its platform: indexes created, routes added, jobs declared but not yet running. */
export const buildService = async (platform: Platform, kit: ServiceKit, build: BuildService) => {
  const service = joinModules(build(kit));
  for (const migration of service.migrations)
    for (const projection of followOlderInstances(kit.db, migration)) kit.projections.add(projection);
  const gate = createRequestGate();
  const app = await createServer({
    name: kit.name,
    verifyIdentity: platform.identities.verifyFor(kit.name),
    log: platform.log,
    records: service.records,
    gate,
    ready: platform.ready,
    observe,
  });
  const otherMethods = refuseOtherMethods(app, API_PREFIX);
  await app.register(async (scope) => service.routes(scope));
  await otherMethods();
  await Promise.all([
    kit.createIndexes(),
    service.createIndexes(),
    createHistoryIndexes(kit.db, kit.retention),
    kit.jobs.ready(),
  ]);
  await app.ready();
  let jobsEnded: Promise<void> | undefined;
  /** Jobs stop before any server does, because jobs of one service call the others. */
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
    /** Brings stored records to this version; in every process, before it seeds, answers or works. */
    async migrate(say?: (sentence: string) => void) {
      await runMigrations(kit, service.migrations, say);
      await dropReplaced(kit, service.replacedCollections);
    },
    /**
     * Starts jobs and other background work; a process that only answers calls leaves it to others, and watches. One that
     * answers no calls prepares no answers.
     */
    async start({ background = true, answers = true } = {}) {
      kit.jobs.watch();
      if (answers) service.prepareAnswers();
      if (!background) return;
      await kit.jobs.run();
      kit.connectors.start();
      kit.projections.start();
      await service.start();
    },
    /** Stops jobs, completes pending requests, then stops background work and the server. */
    async stop() {
      await Promise.all([endJobs(), gate.close(), kit.projections.stop()]);
      await service.stop();
      await app.close();
    },
  };
};
export type RunningService = Awaited<ReturnType<typeof buildService>>;

/** A server that only tells whether its process is alive and ready, for a process that answers no calls. */
export const buildHealthServer = async ({ identities, log, ready }: Platform, name: string) => {
  const gate = createRequestGate();
  gate.prepare();
  return {
    gate,
    app: await createServer({
      name,
      verifyIdentity: identities.verifyFor(name),
      log,
      records: {},
      gate,
      ready,
      observe,
    }),
  };
};
