import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { API_PREFIX, maxRequestBytes } from '@skills-architect/contracts';
import {
  answerFailure,
  createRequestGate,
  observe,
  type Platform,
  refuseOtherMethods,
  refuseUnreadableQueries,
  shedLoad,
} from '@skills-architect/service-kit';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { answerNavigations } from '../site/failed-navigation';
import { addSecurityHeaders, answerError, toReadableUrl } from '../site/site';
import { MAX_CONNECTIONS_PER_ADDRESS, MAX_EXPENSIVE, MAX_OPEN_PER_ADDRESS, SERVER_TIMEOUTS } from './limits';
import { limitConnections, limitOpenRequests } from './open-requests';
import { refuseSlowBodies } from './slow-bodies';

/** The server that everybody can reach, with its limits, before it has any routes. */
export const createPublicServer = async ({ log, ready }: Platform, trustedProxies: string | string[]) => {
  const app = Fastify({
    loggerInstance: log.child({ service: 'gateway' }) as FastifyBaseLogger,
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
  gate.serve(app, { name: 'gateway', ready });
  limitConnections(app, MAX_CONNECTIONS_PER_ADDRESS, trustedProxies);
  limitOpenRequests(app, MAX_OPEN_PER_ADDRESS, ({ ip }) => ip);
  refuseSlowBodies(app);
  refuseUnreadableQueries(app, API_PREFIX);
  const answerOtherMethods = refuseOtherMethods(app, API_PREFIX);
  await addSecurityHeaders(app);
  shedLoad(app, { maxOpen: MAX_EXPENSIVE });
  answerNavigations(app);
  await app.register(cookie);
  return {
    app,
    gate,
    /** Adds the routes that answer 405 to other methods of known paths. Call it after the last route. */
    answerOtherMethods,
  };
};
