import cookie from '@fastify/cookie';
import { API_PREFIX, type Call, fillPath } from '@skills-architect/contracts';
import {
  findSignInProvider,
  type ProviderForSignIn,
  providerSecretPurpose,
  readSignInProvider,
  sessionUser,
  verifyProviderUser,
} from '@skills-architect/contracts/admin';
import { logout } from '@skills-architect/contracts/portal';
import { answerFailure, serveCalls } from '@skills-architect/service-kit';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import Fastify from 'fastify';
import { findSignOutAddress, providerLoginRoutes, providerTestRoutes } from '../providers/provider-login-routes';
import type { SamlSigner } from '../providers/saml/saml-options';
import { samlRoutes } from '../providers/saml/saml-routes';
import { openSessions } from '../sessions/open-sessions';
import { readSessions, requireSession, SESSION_COOKIE } from '../sessions/session-guard';
import { sessionRoutes } from '../sessions/session-routes';

/** Address of the portal of these tests; nothing listens there. */
export const PORTAL = 'http://portal.example';

interface LoginAppOptions {
  /** The provider of the domain northwind.example, and others by key. */
  providers: () => Partial<ProviderForSignIn>[];
  /** Whether they are switched off. */
  areOff?: () => boolean;
  secret?: string;
  /** The portal's key for SAML. */
  signer?: SamlSigner;
}

/** The sign-in routes of a gateway; the service of users is replaced by one that knows everybody. */
export const startLoginApp = async ({ providers, areOff = () => false, secret, signer }: LoginAppOptions) => {
  const stated: unknown[] = [];
  let sealedSecret: string | undefined;
  const all = () =>
    providers().map(
      (changes, index): ProviderForSignIn => ({
        providerId: index + 1,
        rev: 0,
        key: 'northwind',
        title: 'Northwind',
        kind: 'oidc',
        issuer: 'https://nowhere.example',
        applicationId: 'portal',
        claims: [],
        ...(sealedSecret && { sealedSecret }),
        ...changes,
      }),
    );
  const peers = peerAnswers(
    [
      findSignInProvider,
      ({ query: { key, domain, alsoOff } }: { query: { key?: string; domain?: string; alsoOff?: boolean } }) => {
        if (areOff() && !alsoOff) return { hasAny: false };
        const provider = all().find((provider) => provider.key === key || (domain === 'northwind.example' && !key));
        return { hasAny: true, ...(provider && { provider }) };
      },
    ],
    [
      readSignInProvider,
      ({ params }: { params: { providerId: number } }) =>
        all().find(({ providerId }) => providerId === params.providerId),
    ],
    [
      verifyProviderUser,
      ({ body }: { body: unknown }) => {
        stated.push(body);
        return aUser(1, [1]);
      },
    ],
    [sessionUser, () => aUser(1, [1])],
  );
  const service = await testService({ name: 'portal', build: () => [], peers });
  if (secret) sealedSecret = service.kit.secrets.seal(secret, providerSecretPurpose('northwind'));
  const signIn = await openSessions(service.platform, service.kit, { signer });
  const app = Fastify();
  app.setErrorHandler(answerFailure);
  await app.register(cookie);
  await app.register(async (scope) => {
    readSessions(scope, signIn.sessions);
    sessionRoutes(scope, signIn, (request, session) => findSignOutAddress(signIn, request, session));
    providerLoginRoutes(scope, signIn);
    await scope.register((forms) => samlRoutes(forms, signIn));
  });
  await app.register(async (scope) => {
    readSessions(scope, signIn.sessions);
    await serveCalls(scope);
    scope.addHook('onRequest', async (request) => {
      request.identity = { user: requireSession(request).user, depth: 0 };
    });
    providerTestRoutes(scope, signIn);
  });
  await app.ready();

  /** A browser that keeps its cookies. */
  const aBrowser = () => {
    const cookies: Record<string, string> = {};
    let csrfToken = '';
    return {
      cookies,
      /** Signs in as a Super User, for tests and trials of providers. */
      async becomeSuper(userId = aUser(2).userId) {
        const { token, session } = await signIn.sessions.begin({ ...aUser(2), userId });
        cookies[SESSION_COOKIE] = token;
        csrfToken = session.csrfToken;
      },
      async send(call: Call, body?: object, params?: Record<string, number>) {
        const response = await app.inject({
          method: call.method === 'GET' ? 'GET' : 'POST',
          url: `${API_PREFIX}${fillPath(call, params)}`,
          headers: { host: 'portal.example', 'x-csrf-token': csrfToken },
          cookies,
          ...(body && { payload: body }),
        });
        for (const { name, value } of response.cookies) cookies[name] = value;
        const json = response.json();
        if (json.csrfToken) csrfToken = json.csrfToken;
        return { status: response.statusCode, json };
      },
      signOut() {
        return this.send(logout);
      },
    };
  };

  let visits = 0;
  /** Each request of a provider's page comes from an address of its own, because refusals are noted once per address. */
  const fromProvider = async (url: string, form?: Record<string, string>, remoteAddress?: string) => {
    visits += 1;
    const { statusCode, headers } = await app.inject({
      method: form ? 'POST' : 'GET',
      url,
      remoteAddress: remoteAddress ?? `192.0.2.${visits}`,
      headers: {
        host: 'portal.example',
        'sec-fetch-site': 'cross-site',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    return { status: statusCode, location: headers.location };
  };

  return {
    aBrowser,
    /** Posts a form, as the page of a provider does: without cookies. */
    post: (url: string, form: Record<string, string>) => fromProvider(url, form),
    /** Follows a redirect of a provider's page. */
    follow: (url: string, remoteAddress?: string) => fromProvider(url, undefined, remoteAddress),
    /** Reads an address, as a provider itself does. */
    async read(url: string, remoteAddress = '192.0.2.1') {
      const { statusCode, headers, body } = await app.inject({
        url,
        remoteAddress,
        headers: { host: 'portal.example' },
      });
      return { status: statusCode, headers, body };
    },
    /** What the service of users was told, in order. */
    stated,
    portal: service.platform.portal,
    sessions: signIn.sessions,
    async close() {
      await app.close();
      await service.close();
    },
  };
};
