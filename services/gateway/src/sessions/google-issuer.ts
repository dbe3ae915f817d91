import { AppError } from '@skills-architect/service-kit';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod';

/** The OAuth client and issuer of Google sign-in. */
export interface GoogleSettings {
  clientId: string;
  /** Issuer of the tokens; its discovery document names the sign-in page. */
  issuer: string;
  /** URL of the issuer's keys, if different from its discovery document. */
  jwksUrl?: string;
  /** Redirect URL, when the portal cannot derive its own public address. */
  redirectUrl?: string;
}

/** Claims of a valid token. */
export interface GooglePerson {
  email: string;
  /** Domain of the account's organisation; empty for a private account. */
  domain: string;
  /** Binds the token to the browser that requested it. */
  nonce: string | undefined;
  /** Expiry of the token. */
  until: Date;
}

const TIMEOUT_MS = 5000;
/** Tolerated clock difference between two machines. */
const TOLERANCE_S = 30;
/** Accepted algorithms; the token's header alone is never trusted. */
const ALGORITHMS = ['RS256', 'ES256'];

const IssuerDocument = z.object({ issuer: z.string(), authorization_endpoint: z.url(), jwks_uri: z.url() });
type IssuerDocument = z.infer<typeof IssuerDocument>;
const Claims = z.object({
  email: z.string().min(1).max(320),
  email_verified: z.boolean(),
  hd: z.string().max(255).default(''),
  nonce: z.string().optional(),
  /** For whom a token with several audiences was made. */
  azp: z.string().optional(),
  exp: z.number(),
});

const OTHER_APPLICATION = 'This Google sign-in was made for another application.';
const NOT_VALID = 'This Google sign-in is not valid. Try again.';
const refusalError = (sentence: string, cause?: unknown) => new AppError('signed-out', sentence, { cause });
const noAnswerError = (cause: unknown) =>
  new AppError('unavailable', 'Google does not answer at the moment. Try again, or sign in with your password.', {
    cause,
  });

const toAppError = (error: unknown) => {
  if (error instanceof AppError) return error;
  if (error instanceof errors.JWTExpired) return refusalError('This Google sign-in has expired. Try again.', error);
  const claim = error instanceof errors.JWTClaimValidationFailed ? error.claim : '';
  if (claim === 'aud') return refusalError(OTHER_APPLICATION, error);
  if (claim === 'iss') return refusalError('This sign-in does not come from Google.', error);
  return refusalError(NOT_VALID, error);
};

/** Google's `iss` claim may or may not include the protocol. */
const issuerNames = (issuer: string) => [issuer, issuer.replace(/^https:\/\//, '')];

/** Cache times of the issuer's responses. */
interface CacheContext {
  /** Minimum time between two fetches of the keys. */
  keyCooldownMs?: number;
  /** Lifetime of the discovery document, which names the URL of the keys. */
  documentMs?: number;
}

/** Starts sign-ins at an issuer and verifies its ID tokens. */
export const googleIssuer = (
  { clientId, issuer, jwksUrl }: GoogleSettings,
  { keyCooldownMs = 30_000, documentMs = 3600_000 }: CacheContext = {},
) => {
  let cachedDocument: { document: IssuerDocument; until: number } | undefined;
  let keys: { address: string; find: JWTVerifyGetKey } | undefined;

  const readDocument = async () => {
    if (cachedDocument && Date.now() < cachedDocument.until) return cachedDocument.document;
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const document = IssuerDocument.parse(await response.json());
      if (document.issuer !== issuer) throw new Error(`${address} is the document of ${document.issuer}`);
      cachedDocument = { document, until: Date.now() + documentMs };
      return document;
    } catch (error) {
      throw noAnswerError(error);
    }
  };

  /** Current URL of the keys; the last known one while the issuer is unavailable. */
  const findKeysAddress = async () => {
    if (jwksUrl) return jwksUrl;
    try {
      return (await readDocument()).jwks_uri;
    } catch (error) {
      if (!keys) throw error;
      // Postpones the next try: otherwise every sign-in would wait for the failing request.
      if (cachedDocument) cachedDocument.until = Date.now() + keyCooldownMs;
      return keys.address;
    }
  };

  const keyFor: JWTVerifyGetKey = async (header, token) => {
    const address = await findKeysAddress();
    if (keys?.address !== address) {
      const keyOptions = { timeoutDuration: TIMEOUT_MS, cooldownDuration: keyCooldownMs };
      keys = { address, find: createRemoteJWKSet(new URL(address), keyOptions) };
    }
    try {
      return await keys.find(header, token);
    } catch (error) {
      const isKnown = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      throw isKnown ? error : noAnswerError(error);
    }
  };

  return {
    /** Sign-in URL that redirects back to `redirectUrl` with a token containing this nonce. */
    async address(redirectUrl: string, nonce: string): Promise<string> {
      const { authorization_endpoint } = await readDocument();
      const address = new URL(authorization_endpoint);
      const parameters = { client_id: clientId, redirect_uri: redirectUrl, response_type: 'id_token', nonce };
      for (const [name, value] of Object.entries({ ...parameters, scope: 'openid email', prompt: 'select_account' }))
        address.searchParams.set(name, value);
      return address.href;
    },

    /**
     * Returns the claims of a token; throws unless this issuer has issued it for this application and it is currently
     * valid.
     */
    async verify(token: string): Promise<GooglePerson> {
      const verified = await jwtVerify(token, keyFor, {
        issuer: issuerNames(issuer),
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub', 'email'],
        clockTolerance: TOLERANCE_S,
      }).catch((error: unknown) => {
        throw toAppError(error);
      });
      const claims = Claims.safeParse(verified.payload);
      if (!claims.success) throw refusalError(NOT_VALID, claims.error);
      const { email, email_verified, hd, nonce, exp, azp } = claims.data;
      const hasSeveralAudiences = Array.isArray(verified.payload.aud) && verified.payload.aud.length > 1;
      if (azp === undefined ? hasSeveralAudiences : azp !== clientId) throw refusalError(OTHER_APPLICATION);
      if (!email_verified)
        throw new AppError('forbidden', 'Google has not verified your mail address. Verify it there, then try again.');
      return { email, domain: hd, nonce, until: new Date((exp + TOLERANCE_S) * 1000) };
    },
  };
};
export type GoogleIssuer = ReturnType<typeof googleIssuer>;
