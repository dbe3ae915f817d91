import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { API_PREFIX, type Call, listCalls, maxRequestBytes } from '@skills-architect/contracts';
import * as adminCalls from '@skills-architect/contracts/admin';
import * as explorerCalls from '@skills-architect/contracts/explorer';
import * as personasCalls from '@skills-architect/contracts/personas';
import * as portalCalls from '@skills-architect/contracts/portal';
import * as rolesCalls from '@skills-architect/contracts/roles';
import * as skillsCalls from '@skills-architect/contracts/skills';
import {
  acceptJson,
  answerFailure,
  createHistoryIndexes,
  createRequestGate,
  observe,
  type Platform,
  refuseOtherMethods,
  refuseUnreadableQueries,
  type ServiceKit,
  serveCalls,
  shedLoad,
} from '@skills-architect/service-kit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { areaRoutes } from './areas/area-routes';
import { followDisk } from './areas/follow-disk';
import { managedAreaRoutes } from './areas/managed-areas';
import { readOverrides } from './areas/overrides';
import { partHealth } from './areas/part-health';
import { readProvidedVersions } from './areas/provided';
import { publishedBuilds } from './areas/published-builds';
import { areaRegistry } from './areas/registry';
import { removalRoutes } from './areas/removal-routes';
import { switchStore } from './areas/switches';
import { forwardCalls } from './calls/forward-calls';
import { watchServices } from './calls/watch-services';
import {
  MAX_ANONYMOUS_PER_ADDRESS,
  MAX_CONNECTIONS_PER_ADDRESS,
  MAX_EXPENSIVE,
  MAX_OPEN_PER_ADDRESS,
  MAX_OPEN_PER_USER,
  SERVER_TIMEOUTS,
} from './edge/limits';
import { limitConnections, limitOpenRequests } from './edge/open-requests';
import { refuseSlowBodies } from './edge/slow-bodies';
import { serveHub } from './hub/hub';
import { jobRoutes } from './jobs/job-routes';
import { openApiRoutes } from './openapi/openapi-routes';
import { projectionRoutes } from './projections/projection-routes';
import { recentRoutes } from './recent/recent-routes';
import type { GoogleSettings } from './sessions/google-issuer';
import { googleRoutes } from './sessions/google-routes';
import { knownBrowsers } from './sessions/known-browsers';
import { loginAttempts } from './sessions/login-attempts';
import { attackReporter } from './sessions/report-attack';
import { readSessions, requireSession } from './sessions/session-guard';
import { sessionRoutes } from './sessions/session-routes';
import { sessionStore } from './sessions/session-store';
import { usedTokens } from './sessions/used-tokens';
import { answerNavigations } from './site/failed-navigation';
import { addSecurityHeaders, answerError, serveSite, toReadableUrl } from './site/site';

/** All calls of the product by name. */
export const ALL_CALLS: Record<string, Call> = {
  ...listCalls(portalCalls),
  ...listCalls(adminCalls),
  ...listCalls(skillsCalls),
  ...listCalls(rolesCalls),
  ...listCalls(personasCalls),
  ...listCalls(explorerCalls),
};

export type { GoogleSettings };

export interface GatewaySettings {
  /** Path of the deployment file, which declares the areas and where their builds are. */
  configFile: string;
  /** Environment variables that override the deployment file, such as `AREA_ROLES_ON=false`. */
  environment?: NodeJS.ProcessEnv;
  /** Folder for builds published at run time. */
  areasFolder: string;
  /** Folder of the shell's build. */
  shellFolder: string;
  /** Google sign-in, if enabled. */
  google?: GoogleSettings | undefined;
  /** Trusted proxies (addresses or networks) for client IP and protocol; default: loopback only. */
  trustedProxies?: string[];
}

/** Limits concurrent requests per user, and per address for users who are not signed in. */
const limitOpen = (scope: FastifyInstance) => {
  limitOpenRequests(scope, MAX_OPEN_PER_USER, ({ session }) => session && String(session.user.userId));
  limitOpenRequests(scope, MAX_ANONYMOUS_PER_ADDRESS, ({ session, method, ip }) =>
    session || method === 'GET' ? undefined : ip,
  );
};

/** The only public origin: sessions, area registry, area builds, hub, and forwarding of calls to services. */
export const buildGateway = async (platform: Platform, kit: ServiceKit, settings: GatewaySettings) => {
  const sessions = sessionStore(platform.portal);
  const browsers = knownBrowsers(platform.portal);
  const report = attackReporter(sessions, platform.events, platform.log);
  const attempts = loginAttempts(platform.portal, browsers, report);
  const usedIdTokens = usedTokens(platform.portal);
  const switches = switchStore(kit);
  const { configFile, areasFolder, shellFolder, trustedProxies = 'loopback' } = settings;
  const builds = publishedBuilds(kit, areasFolder);
  await Promise.all([
    sessions.createIndexes(),
    attempts.createIndexes(),
    browsers.createIndexes(),
    usedIdTokens.createIndexes(),
    switches.createIndexes(),
    builds.createIndexes(),
    createHistoryIndexes(kit.db, kit.retention),
  ]);
  await builds.syncDisk();
  const providedVersions = await readProvidedVersions(shellFolder);
  const overrides = readOverrides(settings.environment ?? {});
  const registry = await areaRegistry({
    kit,
    configFile,
    overrides,
    publishedFolder: areasFolder,
    provided: providedVersions,
    switches,
  });
  const health = partHealth(platform.portal, platform.balancer);
  for (const { id, reason } of [...registry.listSkipped(), ...builds.listSkipped()])
    platform.log.warn({ area: id }, `the area ${id} was skipped: ${reason}`);

  const app = Fastify({
    loggerInstance: platform.log.child({ service: 'gateway' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    ...SERVER_TIMEOUTS,
    bodyLimit: maxRequestBytes({}),
    trustProxy: trustedProxies,
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => toReadableUrl(url),
    frameworkErrors: answerFailure,
  });
  const gate = createRequestGate();
  app.setErrorHandler(answerError);
  await observe(app, 'gateway');
  gate.serve(app, { name: 'gateway', ready: platform.ready });
  limitConnections(app, MAX_CONNECTIONS_PER_ADDRESS, trustedProxies);
  limitOpenRequests(app, MAX_OPEN_PER_ADDRESS, ({ ip }) => ip);
  refuseSlowBodies(app);
  refuseUnreadableQueries(app, API_PREFIX);
  const otherMethods = refuseOtherMethods(app, API_PREFIX);
  await addSecurityHeaders(app);
  shedLoad(app, { maxOpen: MAX_EXPENSIVE });
  answerNavigations(app);
  await app.register(cookie);
  await app.register(async (scope) => {
    readSessions(scope, sessions);
    limitOpen(scope);
    acceptJson(scope);
    const sessionParts = { sessions, attempts, browsers, peer: kit.peer, events: platform.events };
    sessionRoutes(scope, sessionParts);
    googleRoutes(scope, { ...sessionParts, used: usedIdTokens, settings: settings.google });
    jobRoutes(scope, platform.board);
    openApiRoutes(scope, ALL_CALLS);
    await scope.register((forwarded) =>
      forwardCalls(forwarded, {
        calls: Object.values(ALL_CALLS),
        balancer: platform.balancer,
        identities: platform.identities,
        areasOn: registry.areasOn,
        onFault: (service, fault) => {
          health
            .noteFault(service, fault)
            .catch((error) => platform.log.error({ err: error }, 'the fault of a service was not stored'));
        },
      }),
    );
  });
  await app.register(async (scope) => {
    readSessions(scope, sessions);
    limitOpen(scope);
    await serveCalls(scope);
    scope.addHook('onRequest', async (request) => {
      request.identity = { user: requireSession(request).user, depth: 0 };
    });
    const managedParts = { kit, registry, switches, health, sessions, builds, events: platform.events };
    managedAreaRoutes(scope, managedParts);
    removalRoutes(scope, managedParts);
    recentRoutes(scope, platform.portal);
    projectionRoutes(scope, platform.portal, platform.events);
  });
  watchServices(app, platform.balancer);
  followDisk(app, { registry, builds, events: platform.events });
  await app.register((scope) => serveHub(scope, { events: platform.events, sessions }));
  await areaRoutes(app, registry, shellFolder);
  await otherMethods();
  await serveSite(app, shellFolder);
  await app.ready();
  return {
    app,
    registry,
    gate,
    /** Completes pending requests, then closes. */
    async stop() {
      await gate.close();
      await app.close();
    },
  };
};
