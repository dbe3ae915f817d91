import {
  acceptJson,
  createHistoryIndexes,
  type Fault,
  type Platform,
  type ServiceKit,
  serveCalls,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { deliverAreaEvents } from './area-services/area-events';
import { areaServiceRoutes } from './area-services/area-service-routes';
import { endSilentJobs } from './area-services/end-silent-jobs';
import { areaRoutes } from './areas/area-routes';
import { followDisk } from './areas/follow-disk';
import { managedAreaRoutes } from './areas/managed-area-routes';
import { type AreaSettings, openAreas } from './areas/open-areas';
import { removalRoutes } from './areas/removal-routes';
import { policyReportRoute } from './areas/reports/policy-reports';
import { areaUseRoutes } from './areas/reports/use-routes';
import { areaTrialRoutes } from './areas/trials/trial-routes';
import { auditCalls } from './audit/audit-calls';
import { auditRoutes } from './audit/audit-routes';
import type { ForwardSettings } from './audit/forward/receiver';
import { auditUpkeep } from './audit/upkeep';
import { ALL_CALLS, CALL_NAMES } from './calls/all-calls';
import { forwardAreaCalls } from './calls/forward-area-calls';
import { forwardCalls } from './calls/forward-calls';
import { keyRoutes } from './calls/key-routes';
import { refuseUnknownQueries } from './calls/refuse-unknown-queries';
import { watchServices } from './calls/watch-services';
import { MAX_ANONYMOUS_PER_ADDRESS, MAX_OPEN_PER_USER } from './edge/limits';
import { limitOpenRequests } from './edge/open-requests';
import { createPublicServer } from './edge/public-server';
import { serveHub } from './hub/hub';
import { jobRoutes } from './jobs/job-routes';
import { mailLinkRoutes } from './mail-links/mail-link-routes';
import { noticeRoutes } from './notices/notice-routes';
import { openApiRoutes } from './openapi/openapi-routes';
import { projectionRoutes } from './projections/projection-routes';
import { loginOptionRoutes } from './providers/login-option-routes';
import { findSignOutAddress, providerLoginRoutes, providerTestRoutes } from './providers/provider-login-routes';
import type { SamlSigner } from './providers/saml/saml-options';
import { samlRoutes } from './providers/saml/saml-routes';
import { forwardScim } from './providers/scim-forward';
import { recentRoutes } from './recent/recent-routes';
import type { GoogleSettings } from './sessions/google-issuer';
import { googleRoutes } from './sessions/google-routes';
import { openSessions } from './sessions/open-sessions';
import { ownSessionRoutes } from './sessions/own-session-routes';
import { readSessions, requireSession, SESSION_COOKIE } from './sessions/session-guard';
import { sessionRoutes } from './sessions/session-routes';
import { serveSite } from './site/site';
import { readTokens, tokenAuthenticator } from './tokens/authenticate-token';
import { openTokens } from './tokens/open-tokens';
import { tokenRoutes } from './tokens/token-routes';

export { openReceiver } from './audit/forward/receiver';
export { ALL_CALLS, type ForwardSettings, type GoogleSettings, type SamlSigner };

export interface GatewaySettings extends AreaSettings {
  /** Google sign-in, if enabled. */
  google?: GoogleSettings | undefined;
  /** Trusted proxies (addresses or networks) for client IP and protocol; default: loopback only. */
  trustedProxies?: string[];
  /** How many hours a session lasts at most, however much it is used; undefined or 0 is for ever. */
  sessionHours?: number;
  /** The key with which the portal signs logouts at SAML providers; undefined: there are none. */
  samlSigner?: SamlSigner | undefined;
  /** How long the services of areas may take, in milliseconds; default: a minute, expensive calls five. */
  areaCallMs?: Record<'small' | 'expensive', number>;
  /** Where the audit log is forwarded to, if anywhere. */
  auditForward?: ForwardSettings | undefined;
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
  const { portal, events, audit, balancer, identities, board, log } = platform;
  const { google, shellFolder, trustedProxies = 'loopback' } = settings;
  const signIn = await openSessions(platform, kit, { maxHours: settings.sessionHours, signer: settings.samlSigner });
  const { sessions } = signIn;
  await createHistoryIndexes(kit.db, kit.retention);
  const areas = await openAreas(platform, kit, settings);
  const { registry, builds, health, areaServices } = areas;
  const access = await openTokens(platform, kit, registry);
  const authenticate = tokenAuthenticator(access);
  const signForArea = identities.signForAreas();

  const { app, gate, answerOtherMethods } = await createPublicServer(platform, trustedProxies);
  refuseUnknownQueries(app);
  await app.register(async (scope) => {
    readSessions(scope, sessions);
    readTokens(scope, authenticate);
    auditCalls(scope, audit, CALL_NAMES);
    limitOpen(scope);
    acceptJson(scope);
    sessionRoutes(scope, signIn, (request, session) => findSignOutAddress(signIn, request, session));
    loginOptionRoutes(scope, { peer: kit.peer, hasGoogle: google !== undefined });
    googleRoutes(scope, { ...signIn, settings: google });
    providerLoginRoutes(scope, signIn);
    await scope.register((forms) => samlRoutes(forms, signIn));
    await scope.register((links) => mailLinkRoutes(links, { portal, peer: kit.peer }));
    jobRoutes(scope, board);
    openApiRoutes(scope, {
      calls: ALL_CALLS,
      publicCalls: access.grantable.calls,
      listServed: registry.listServed,
    });
    const signIdentity = identities.signAs('portal');
    const onFault = (service: string, fault: Fault) => {
      health
        .noteFault(service, fault)
        .catch((error) => log.error({ err: error }, 'the fault of a service was not stored'));
    };
    const { areasOn, findServed, isKnown } = registry;
    await scope.register((forwarded) =>
      forwardCalls(forwarded, { calls: Object.values(ALL_CALLS), balancer, signIdentity, areasOn, onFault }),
    );
    await scope.register((forwarded) => forwardScim(forwarded, { portal, balancer, signIdentity, audit, onFault }));
    await scope.register((forwarded) =>
      forwardAreaCalls(forwarded, {
        balancer: areaServices,
        signForArea,
        isKnown,
        findServed,
        audit,
        onFault,
        timeoutMs: settings.areaCallMs,
      }),
    );
  });
  await app.register(async (scope) => {
    readSessions(scope, sessions);
    readTokens(scope, authenticate);
    auditCalls(scope, audit, CALL_NAMES);
    limitOpen(scope);
    await serveCalls(scope);
    scope.addHook('onRequest', async (request) => {
      request.identity = { user: requireSession(request).user, depth: 0 };
    });
    const managing = { kit, sessions, events, balancer, signForArea, ...areas };
    managedAreaRoutes(scope, managing);
    removalRoutes(scope, managing);
    areaTrialRoutes(scope, managing);
    areaUseRoutes(scope, areas);
    recentRoutes(scope, platform);
    noticeRoutes(scope, platform.notices);
    providerTestRoutes(scope, signIn);
    projectionRoutes(scope, portal, events);
    tokenRoutes(scope, { ...access, listServed: registry.listServed });
    await scope.register(areaServiceRoutes(platform));
    auditRoutes(scope, kit);
    ownSessionRoutes(scope, sessions, events);
  });
  watchServices(app, balancer);
  auditUpkeep(app, platform, kit, settings.auditForward);
  keyRoutes(app, identities);
  endSilentJobs(app, platform);
  deliverAreaEvents(app, { connectors: kit.connectors, registry, areaServices, signEvent: identities.signEvents() });
  followDisk(app, { registry, builds, refusals: areas.refusals, events });
  await app.register((scope) => serveHub(scope, { events, sessions }));
  areaRoutes(app, registry, async ({ cookies }) => (await sessions.find(cookies[SESSION_COOKIE]))?.user);
  policyReportRoute(app, areas);
  await answerOtherMethods();
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
