import { EVENT } from '@skills-architect/contracts';
import type { ProviderForSignIn } from '@skills-architect/contracts/admin';
import { SIGNED_OUT_HERE_PATH } from '@skills-architect/contracts/portal';
import { AppError, type AuditLog, type Events, notFound, type Peer } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { SessionStore } from '../../sessions/session-store';
import { portalAddress } from '../provider-login-routes';
import type { ProviderSessions } from '../provider-sessions';
import { findSamlProvider } from './find-saml-provider';
import { isMeant, type ProviderRequest, readLogoutMessage } from './logout-messages';
import type { LogoutRequests } from './logout-requests';
import type { SamlLogout } from './saml-logout';
import { logoutPath, readCertificates, type SamlSigner, TOLERANCE_MS } from './saml-options';
import { MessageFault, readPosted, readRedirect, type VerifiedMessage } from './verified-message';

export interface LogoutParts {
  signer: SamlSigner | undefined;
  samlLogout: SamlLogout;
  logouts: LogoutRequests;
  signedIn: ProviderSessions;
  sessions: SessionStore;
  events: Events;
  audit: Pick<AuditLog, 'append' | 'appendRefusal'>;
  peer: Peer;
}

const LOGIN_PAGE = '/login';
/** A message in base64, and what else is in a form. */
const MAX_FORM_BYTES = 64 * 1024;
const Form = z.object({
  SAMLResponse: z.string().optional(),
  SAMLRequest: z.string().optional(),
  RelayState: z.string().optional(),
});

/** Verifies the message of a request: from the query of a redirect, or from a posted form. */
const readMessage = async (request: FastifyRequest, provider: ProviderForSignIn): Promise<VerifiedMessage> => {
  const certificates = readCertificates(provider);
  try {
    if (request.method === 'GET') return await readRedirect(request.url.replace(/^[^?]*\??/, ''), certificates);
    const { SAMLResponse, SAMLRequest, RelayState } = Form.parse(request.body);
    return await readPosted(SAMLResponse ?? SAMLRequest ?? '', RelayState, certificates);
  } catch (error) {
    throw error instanceof MessageFault ? error : new MessageFault('it cannot be read', { cause: error });
  }
};

const Fields = z.record(z.string(), z.unknown()).catch({});
/** Whether the provider asks for a logout; else it answers one. */
const isAsking = ({ query, body }: FastifyRequest) => {
  const sent = { ...Fields.parse(query), ...Fields.parse(body) };
  return 'SAMLRequest' in sent && !('SAMLResponse' in sent);
};
/** The page to show after a refused message. */
const whereTo = (request: FastifyRequest) => (isAsking(request) ? LOGIN_PAGE : SIGNED_OUT_HERE_PATH);
const nameRequest = (title: string) => `${title} signs out a user`;

/** The result of a message; `fault`: why it is refused, or that the provider did not sign the user out. */
interface Reception {
  next: string;
  fault?: string | undefined;
  userId?: number;
}

/** Where SAML providers answer the portal's logouts, and send their own. The browser always comes to the login page. */
export const samlLogoutRoutes = (app: FastifyInstance, parts: LogoutParts) => {
  const { signer, samlLogout, logouts, signedIn, sessions, events, audit, peer } = parts;

  /** Ends the sessions that a provider means. A repeat finds what is left: what names them is forgotten last. */
  const endSessions = async (
    message: ProviderRequest,
    { providerId, title }: ProviderForSignIn,
    request: FastifyRequest,
  ) => {
    const { nameId, issuedAt } = message;
    // A repeated request must not end sessions that began after it.
    const until = new Date(issuedAt + TOLERANCE_MS);
    const ids = await signedIn.findNamed({ providerId, nameId, until }, (subject) => isMeant(message, subject));
    for (const userId of await sessions.endAll(ids, `You have signed out at ${title}.`)) {
      await events.publish({ to: { userId }, name: EVENT.session, data: {} });
      const origin = { requestId: String(request.id), address: request.ip };
      await audit.append({ kind: 'sign-in', what: nameRequest(title), outcome: 'done', userId, ...origin });
    }
    await signedIn.forget(ids);
  };

  const answerRequest = async (
    message: ProviderRequest,
    provider: ProviderForSignIn,
    request: FastifyRequest,
    relayState: string | undefined,
  ): Promise<Reception> => {
    const fail = (error: unknown) => {
      request.log.error({ err: error, providerId: provider.providerId }, 'sessions were not ended for a SAML provider');
      return 'the sessions could not be ended';
    };
    const fault = message.fault ?? (await endSessions(message, provider, request).catch(fail)) ?? undefined;
    const about = { id: message.id, relayState, portalUrl: portalAddress(request), isDone: fault === undefined };
    return { next: (await samlLogout.answer(provider, about)) ?? LOGIN_PAGE, fault };
  };

  const readProvider = (request: FastifyRequest) => {
    // The metadata lists this address whenever the portal has a signing key. Without the provider's logout URL a verified request
    // still ends the sessions, but gets no LogoutResponse.
    if (!signer) throw notFound('This logout address');
    return findSamlProvider(peer, request, 'This logout address');
  };

  const receive = async (request: FastifyRequest, provider: ProviderForSignIn): Promise<Reception> => {
    const { content, relayState } = await readMessage(request, provider);
    const destination = `${portalAddress(request)}${logoutPath(provider.key)}`;
    const message = readLogoutMessage(content, { issuer: provider.issuer, destination, now: Date.now() });
    if (message.kind === 'request') return answerRequest(message, provider, request, relayState);
    const asked = await logouts.take(message.inResponseTo, provider.providerId);
    if (!asked) throw new MessageFault('it answers no request of the portal, or one that was answered');
    if (message.isDone) return { next: LOGIN_PAGE };
    return { next: SIGNED_OUT_HERE_PATH, ...asked, fault: `the provider states ${message.status}` };
  };

  app.route({
    method: ['GET', 'POST'],
    url: logoutPath(':key'),
    bodyLimit: MAX_FORM_BYTES,
    exposeHeadRoute: false,
    // Also what went wrong in the portal: the user sees a page, and has signed out here in any case.
    errorHandler: (error, request, reply) => {
      request.log[error instanceof AppError ? 'warn' : 'error']({ err: error }, 'a message about a logout is not read');
      return reply.redirect(whereTo(request), 303);
    },
    handler: async (request, reply) => {
      await logouts.limit(request.ip);
      const provider = await readProvider(request);
      const { next, fault, userId } = await receive(request, provider).catch((error: unknown): Reception => {
        if (!(error instanceof MessageFault)) throw error;
        return { next: whereTo(request), fault: error.message };
      });
      if (fault !== undefined)
        await audit.appendRefusal({
          kind: 'sign-in',
          what: isAsking(request) ? nameRequest(provider.title) : `Logout at ${provider.title} not completed`,
          outcome: 'refused',
          userId,
          requestId: String(request.id),
          address: request.ip,
          details: { reason: fault },
        });
      return reply.redirect(next, 303);
    },
  });
};
