import { GOOGLE_RETURN_PATH } from '@skills-architect/contracts/portal';
import type { GoogleSettings } from '@skills-architect/gateway-service';
import * as z from 'zod';
import { isLoopback } from './setting-parts';

const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** Only HTTPS protects the issuer's responses in transit; plain HTTP is allowed on the same machine. */
const isTrusted = (text: string) => {
  const url = parseUrl(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname.replace(/^\[|\]$/g, '')));
};
const trustedAddress = (name: string) =>
  z.string().refine(isTrusted, `${name} must be an address that begins with https://`);

/** Environment variables of Google sign-in. */
export const googleVariables = {
  GOOGLE_CLIENT_ID: z.string().trim().min(1).optional(),
  GOOGLE_ISSUER: trustedAddress('GOOGLE_ISSUER').optional(),
  GOOGLE_JWKS_URL: trustedAddress('GOOGLE_JWKS_URL').optional(),
  GOOGLE_REDIRECT_URL: trustedAddress('GOOGLE_REDIRECT_URL')
    .refine(
      (text) => parseUrl(text)?.pathname === GOOGLE_RETURN_PATH,
      `GOOGLE_REDIRECT_URL must be the portal’s own address with the path ${GOOGLE_RETURN_PATH}`,
    )
    .optional(),
};
type GoogleEnvironment = { [Name in keyof typeof googleVariables]?: string | undefined };

/** Reads the Google sign-in settings. Without a client id there are none, and other Google settings are a mistake. */
export const readGoogleSettings = (environment: GoogleEnvironment): { google?: GoogleSettings; mistake?: string } => {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, GOOGLE_JWKS_URL, GOOGLE_REDIRECT_URL } = environment;
  if (GOOGLE_CLIENT_ID)
    return {
      google: {
        clientId: GOOGLE_CLIENT_ID,
        issuer: GOOGLE_ISSUER ?? 'https://accounts.google.com',
        ...(GOOGLE_JWKS_URL && { jwksUrl: GOOGLE_JWKS_URL }),
        ...(GOOGLE_REDIRECT_URL && { redirectUrl: GOOGLE_REDIRECT_URL }),
      },
    };
  const set = Object.entries({ GOOGLE_ISSUER, GOOGLE_JWKS_URL, GOOGLE_REDIRECT_URL }).find(([, value]) => value);
  if (!set) return {};
  return { mistake: `${set[0]} is set: set GOOGLE_CLIENT_ID as well, the portal’s client id at Google.` };
};
