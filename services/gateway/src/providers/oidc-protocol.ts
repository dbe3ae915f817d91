import { isTrustedAddress, type ProviderForSignIn } from '@skills-architect/contracts/admin';
import { AppError, guardedFetch, type SealedSecrets } from '@skills-architect/service-kit';
import * as client from 'openid-client';
import * as z from 'zod';
import { oidcConfigurations } from './oidc-configuration';
import { hasExpired, noAnswer, notValid, type ProviderPerson, type SignInProtocol, wasRefused } from './protocol';

const SCOPE = 'openid email profile';

const Verified = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const Claims = z.looseObject({
  email: z.string().max(320).catch(''),
  email_verified: Verified.optional().catch(undefined),
  name: z.string().catch(''),
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
});

const EXPIRED = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
const NO_ANSWER = ['OAUTH_TIMEOUT', 'OAUTH_HTTP_REQUEST_FORBIDDEN', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
const isNetworkError = (error: unknown) =>
  NO_ANSWER.includes(codeOf(error)) || (error instanceof TypeError && error.message === 'fetch failed');

const toAppError = (provider: ProviderForSignIn, error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof client.AuthorizationResponseError) return wasRefused(provider, error);
  if (error instanceof client.ResponseBodyError && error.error === 'invalid_client')
    return new AppError(
      'unavailable',
      `${provider.title} refuses this portal: its Application ID or secret is wrong.`,
      {
        cause: error,
      },
    );
  if (isNetworkError(error)) return noAnswer(provider, error);
  if (codeOf(error) === EXPIRED) return hasExpired(provider, error);
  return notValid(provider, error);
};

const toPerson = (stated: Record<string, unknown>, idToken: string | undefined): ProviderPerson => {
  const { email, email_verified: isVerified, name, given_name, family_name } = Claims.parse(stated);
  return { email, isVerified, name: name || `${given_name} ${family_name}`.trim(), claims: stated, hint: { idToken } };
};

/** A claim that a rule reads by a path begins with the name of its object. */
const isStated = (claims: object, name: string) =>
  Object.hasOwn(claims, name) || Object.hasOwn(claims, name.split('.')[0] ?? name);

/** OpenID Connect: authorization code flow with PKCE, state and nonce. */
export const oidcProtocol = (secrets: SealedSecrets): SignInProtocol => {
  const configurations = oidcConfigurations(secrets);

  const attempt = async <T>(provider: ProviderForSignIn, work: (found: client.Configuration) => Promise<T>) => {
    const found = await configurations.read(provider).catch((error: unknown) => {
      throw error instanceof AppError ? error : noAnswer(provider, error);
    });
    try {
      return await work(found);
    } catch (error) {
      throw toAppError(provider, error);
    }
  };

  return {
    begin: ({ provider, redirectUrl, state }) =>
      attempt(provider, async (found) => {
        const [verifier, nonce] = [client.randomPKCECodeVerifier(), client.randomNonce()];
        const address = client.buildAuthorizationUrl(found, {
          redirect_uri: redirectUrl,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, checks: { verifier, nonce } };
      }),

    finish: ({ provider, redirectUrl, state }, { verifier, nonce }, answer) =>
      attempt(provider, async (found) => {
        if (!verifier || !nonce) throw new Error('the sign-in was not started with OpenID Connect');
        const tokens = await client.authorizationCodeGrant(found, new URL(`${redirectUrl}?${answer}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('the answer has no ID token');
        // The library looks at it only when there are several audiences.
        if (claims.azp !== undefined && claims.azp !== provider.applicationId)
          throw new Error('the ID token was made for another application');
        const isComplete = ['email', ...provider.claims].every((name) => isStated(claims, name));
        if (isComplete || !found.serverMetadata().userinfo_endpoint) return toPerson(claims, tokens.id_token);
        const more = await client.fetchUserInfo(found, tokens.access_token, claims.sub);
        // What is signed counts more than what is not.
        return toPerson({ ...more, ...claims }, tokens.id_token);
      }),

    async test(provider) {
      try {
        const server = (await configurations.discover(provider)).serverMetadata();
        const keysAddress = server.jwks_uri ?? '';
        if (!isTrustedAddress(keysAddress))
          return {
            works: false,
            findings: [
              `The issuer ${server.issuer} answers.`,
              'Its signing keys are not at an address that begins with https://.',
            ],
          };
        const response = await guardedFetch(keysAddress, {
          signal: AbortSignal.timeout(5000),
          redirect: 'error',
        });
        const keys = z.object({ keys: z.array(z.unknown()).min(1) }).safeParse(await response.json());
        const hasPkce = server.supportsPKCE();
        return {
          works: keys.success,
          findings: [
            `The issuer ${server.issuer} answers.`,
            keys.success ? 'It publishes its signing keys.' : 'It publishes no signing keys.',
            hasPkce ? 'It supports PKCE.' : 'It does not say that it supports PKCE, which is used anyway.',
            server.end_session_endpoint
              ? 'Signing out of the portal signs out there too.'
              : 'It offers no sign-out: signing out of the portal does not sign out there.',
          ],
        };
      } catch (error) {
        if (error instanceof AppError) return { works: false, findings: [error.message] };
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        const reason = cause instanceof Error ? cause.message : String(cause);
        return { works: false, findings: [`${provider.issuer} could not be read: ${reason}.`] };
      }
    },

    signOutAddress: (provider, { idToken, portalUrl }) =>
      attempt(provider, async (found) => {
        if (!idToken || !found.serverMetadata().end_session_endpoint) return undefined;
        const parameters = { id_token_hint: idToken, post_logout_redirect_uri: `${portalUrl}/` };
        return client.buildEndSessionUrl(found, parameters).href;
      }),
  };
};
