import { API_PREFIX } from '@skills-architect/contracts';
import { verifyGoogleUser } from '@skills-architect/contracts/admin';
import { beginGoogleLogin, GOOGLE_RETURN_PATH, verifyGoogleAuth } from '@skills-architect/contracts/portal';
import { AppError, createSecret, hashSecret, invalid } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GooglePerson, type GoogleSettings, googleIssuer } from './google-issuer';
import { browserToken } from './known-browsers';
import { refuseForeignPages } from './session-guard';
import { openSession, type SessionDependencies } from './session-routes';
import { strictCookie } from './strict-cookie';
import type { UsedTokens } from './used-tokens';

const BROWSER_COOKIE = 'skills_architect_google';
/** Time limit for choosing an account, in seconds. */
const BROWSER_COOKIE_S = 600;
const COOKIE_PATH = `${API_PREFIX}/v3/account`;

const refuseOtherBrowsers = (request: FastifyRequest, { nonce }: GooglePerson) => {
  if (nonce === undefined) return;
  const secret = request.cookies[BROWSER_COOKIE];
  if (!secret || hashSecret(secret) !== nonce)
    throw new AppError(
      'signed-out',
      'This Google sign-in was not started in this browser. Start it again from the login page.',
    );
};

export interface GoogleDependencies extends SessionDependencies {
  used: UsedTokens;
  /** Undefined when the deployment has no Google sign-in. */
  settings: GoogleSettings | undefined;
}

/** Google sign-in: its start, and opening a session with its token. */
export const googleRoutes = (
  app: FastifyInstance,
  { settings, used, attempts, peer, ...parts }: GoogleDependencies,
) => {
  const google = settings && googleIssuer(settings);
  const requireGoogle = () => {
    if (!google) throw new AppError('not-found', 'Google sign-in is not set up here.');
    return google;
  };

  app.post(`${API_PREFIX}${beginGoogleLogin.path}`, { config: { call: beginGoogleLogin } }, async (request, reply) => {
    refuseForeignPages(request);
    const secret = createSecret();
    const redirectUrl = settings?.redirectUrl ?? `${request.protocol}://${request.host}${GOOGLE_RETURN_PATH}`;
    // The nonce in the token: only this browser has the secret from which it is derived.
    const address = await requireGoogle().address(redirectUrl, hashSecret(secret));
    reply.setCookie(BROWSER_COOKIE, secret, strictCookie(request, COOKIE_PATH, BROWSER_COOKIE_S));
    return { address };
  });

  app.post(`${API_PREFIX}${verifyGoogleAuth.path}`, { config: { call: verifyGoogleAuth } }, async (request, reply) => {
    refuseForeignPages(request);
    const issuer = requireGoogle();
    const form = verifyGoogleAuth.body.safeParse(request.body);
    if (!form.success) throw invalid('tokenId', 'An ID token of Google is required.');
    const { tokenId } = form.data;
    const user = await attempts.limitAttempts({ address: request.ip, browser: browserToken(request) }, async () => {
      const person = await issuer.verify(tokenId);
      refuseOtherBrowsers(request, person);
      const { email, domain } = person;
      const found = await peer(verifyGoogleUser, { body: { email, domain } }, { requestId: String(request.id) });
      await used.use(tokenId, person.until);
      return found;
    });
    reply.clearCookie(BROWSER_COOKIE, { path: COOKIE_PATH });
    return openSession({ ...parts, peer }, { user }, request, reply);
  });
};
