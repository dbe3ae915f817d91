import { X509Certificate } from 'node:crypto';
import { API_PREFIX } from '@skills-architect/contracts';
import {
  findSignInProvider,
  type ProviderForSignIn,
  type ProviderKind,
  readSignInProvider,
  verifyProviderUser,
} from '@skills-architect/contracts/admin';
import {
  beginProviderLogin,
  checkIssuer,
  finishProviderLogin,
  getSamlCertificate,
  PROVIDER_RETURN_PATH,
  testSignInProvider,
  tryProviderLogin,
} from '@skills-architect/contracts/portal';
import { AppError, createSecret, invalid, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserToken } from '../sessions/known-browsers';
import { refuseForeignPages } from '../sessions/session-guard';
import { openSession, type SessionDependencies } from '../sessions/session-routes';
import type { StoredSession } from '../sessions/session-store';
import { strictCookie } from '../sessions/strict-cookie';
import type { UsedTokens } from '../sessions/used-tokens';
import type { SignInProtocol } from './protocol';
import type { ProviderSessions } from './provider-sessions';
import type { SamlSigner } from './saml/saml-options';
import { SIGN_IN_S, type StartedSignIns } from './started-sign-ins';

const BROWSER_COOKIE = 'skills_architect_sign_in';
const COOKIE_PATH = `${API_PREFIX}/v3/`;

export interface ProviderLoginParts extends SessionDependencies {
  protocols: Record<ProviderKind, SignInProtocol>;
  started: StartedSignIns;
  signedIn: ProviderSessions;
  used: UsedTokens;
  /** The portal's key for SAML, if it has one. */
  signer: SamlSigner | undefined;
}

/** Address of the portal, as the browser of a request knows it. */
export const portalAddress = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** Starts a sign-in in the browser of the request; returns the provider's URL to go to. */
const startSignIn = async (
  { protocols, started }: Pick<ProviderLoginParts, 'protocols' | 'started'>,
  provider: ProviderForSignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  triedBy?: number,
) => {
  const redirectUrl = `${portalAddress(request)}${PROVIDER_RETURN_PATH}/${provider.key}`;
  const state = createSecret();
  const { address, checks } = await protocols[provider.kind].begin({ provider, redirectUrl, state });
  // Sign-ins in several tabs share the secret.
  const browser = request.cookies[BROWSER_COOKIE] ?? createSecret();
  const { providerId } = provider;
  await started.add(state, browser, { providerId, redirectUrl, checks, ...(triedBy !== undefined && { triedBy }) });
  reply.setCookie(BROWSER_COOKIE, browser, strictCookie(request, COOKIE_PATH, SIGN_IN_S));
  return { address };
};

/** Sign-in at the providers of companies. */
export const providerLoginRoutes = (app: FastifyInstance, parts: ProviderLoginParts) => {
  const { protocols, started, signedIn, attempts, peer } = parts;
  const ask = (request: FastifyRequest) => ({ requestId: String(request.id) });

  const begin = {
    method: 'POST',
    url: `${API_PREFIX}${beginProviderLogin.path}`,
    config: { call: beginProviderLogin },
  };
  app.route({
    ...begin,
    handler: async (request, reply) => {
      refuseForeignPages(request);
      const form = beginProviderLogin.body.safeParse(request.body);
      if (!form.success) throw invalid('email', 'Enter valid mail ID');
      await started.limit(request.ip);
      const named = 'email' in form.data ? form.data.email : form.data.provider;
      const query =
        'email' in form.data ? { domain: named.slice(named.lastIndexOf('@') + 1) } : { key: form.data.provider };
      const { provider } = await peer(findSignInProvider, { query }, ask(request));
      if (!provider)
        throw new AppError('not-found', `No company login is set up for ${named}. Ask your administrator.`);
      return startSignIn(parts, provider, request, reply);
    },
  });

  /** Verifies the provider's answer to a sign-in that this browser started. */
  const finish = async (request: FastifyRequest, key: string, answer: URLSearchParams) => {
    const state = answer.get('state') ?? answer.get('RelayState') ?? '';
    const { checks, redirectUrl, ...start } = await started.take(state, request.cookies[BROWSER_COOKIE]);
    const provider = await peer(readSignInProvider, { params: { providerId: start.providerId } }, ask(request));
    // Each provider has a return address of its own: the answer of one is never taken for that of another.
    if (provider.key !== key) throw new AppError('signed-out', 'This sign-in is not valid. Try again.');
    const person = await protocols[provider.kind].finish({ provider, redirectUrl, state }, checks, answer);
    return { ...start, ...person, provider };
  };

  const end = {
    method: 'POST',
    url: `${API_PREFIX}${finishProviderLogin.path}`,
    config: { call: finishProviderLogin },
  };
  app.route({
    ...end,
    handler: async (request, reply) => {
      refuseForeignPages(request);
      const form = finishProviderLogin.body.safeParse(request.body);
      if (!form.success) throw invalid('answer', 'The answer of a sign-in provider is required.');
      const answer = new URLSearchParams(form.data.answer);
      const source = { address: request.ip, browser: browserToken(request) };
      const { triedBy, provider, hint, ...verified } = await attempts.limitAttempts(source, async () => {
        const found = await finish(request, form.data.provider, answer);
        const { email, isVerified, name, claims, providerId } = found;
        const stated = { providerId, email, isVerified, name: name.slice(0, 500), claims };
        if (found.triedBy !== undefined) return { ...found, stated };
        return { ...found, stated, user: await peer(verifyProviderUser, { body: stated }, ask(request)) };
      });
      if (triedBy !== undefined || !('user' in verified)) {
        if (request.session?.user.userId !== triedBy) throw notFound('This trial');
        return { tried: verified.stated };
      }
      return openSession(parts, { user: verified.user }, request, reply, async (session) => {
        if (hint) await signedIn.note(session, provider.providerId, hint);
      });
    },
  });
};

/** The provider's URL for signing out there, if the session was opened with a provider that has one. */
export const findSignOutAddress = async (
  { signedIn, peer, protocols }: Pick<ProviderLoginParts, 'signedIn' | 'peer' | 'protocols'>,
  request: FastifyRequest,
  { _id, user: { userId } }: StoredSession,
): Promise<string | undefined> => {
  const session = await signedIn.take(_id);
  if (!session) return undefined;
  const { providerId, idToken, subject } = session;
  try {
    const provider = await peer(readSignInProvider, { params: { providerId } }, { requestId: String(request.id) });
    const signOut = { idToken, subject, userId, portalUrl: portalAddress(request) };
    return await protocols[provider.kind].signOutAddress(provider, signOut);
  } catch (error) {
    // The session of the portal has ended: that must not fail because the provider is away.
    request.log.warn({ err: error, providerId }, 'the user is not signed out at the sign-in provider');
    return undefined;
  }
};

/** Test and trial of a provider, for Super Users. */
export const providerTestRoutes = (app: FastifyInstance, parts: ProviderLoginParts) => {
  const read = (providerId: number, request: FastifyRequest) =>
    parts.peer(readSignInProvider, { params: { providerId } }, { requestId: String(request.id) });

  route(app, testSignInProvider, async ({ params }, { request, userId }) => {
    await parts.started.limitTests(userId);
    const provider = await read(params.providerId, request);
    return parts.protocols[provider.kind].test(provider);
  });

  route(app, getSamlCertificate, async () => {
    if (!parts.signer) return {};
    const { certificate } = parts.signer;
    return { certificate, validUntil: new Date(new X509Certificate(certificate).validTo).toISOString() };
  });

  route(app, checkIssuer, async ({ body }, { userId }) => {
    await parts.started.limitTests(userId);
    return parts.protocols.oidc.test({ ...body, key: '' });
  });

  route(app, tryProviderLogin, async ({ params }, { request, reply, userId }) =>
    startSignIn(parts, await read(params.providerId, request), request, reply, userId),
  );
};
