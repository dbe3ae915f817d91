import * as z from 'zod';
import { ProviderKey } from '../admin/sign-in-provider';
import { call } from '../call';
import { Session } from './session';

const anyone = {
  service: 'portal',
  access: { types: 'anyone', scope: 'self' },
  areas: ['shell'],
} as const;

/** Redirect path for Google, with the ID token in the URL fragment; the shell reads it there. */
export const GOOGLE_RETURN_PATH = '/google-login';

/** Sign-in methods besides login id and password; `provider` is the one with the key of the query, if it is on. */
export const loginOptions = call({
  ...anyone,
  method: 'GET',
  path: '/v3/account/login-options',
  query: z.object({ provider: ProviderKey.optional() }),
  answer: z.object({
    google: z.boolean(),
    /** Whether companies have sign-in providers of their own. */
    company: z.boolean().optional(),
    /** Whether a forgotten password can be replaced by a link in a mail. */
    forgotten: z.boolean().optional(),
    provider: z.object({ key: ProviderKey, title: z.string() }).optional(),
  }),
  example: {},
});

/** Starts a Google sign-in in this browser; returns Google's URL to go to. */
export const beginGoogleLogin = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/google',
  answer: z.object({ address: z.url() }),
  failures: ['not-found'],
  example: {},
});

/**
 * Signs in with a Google ID token and sets the session cookie. A token requested by `beginGoogleLogin` is valid in that
 * browser only; each token opens one session.
 */
export const verifyGoogleAuth = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/verifyGoogleAuth',
  body: z.object({ tokenId: z.string().min(1, 'An ID token of Google is required.').max(8000) }),
  audit: { kind: 'sign-in', what: 'Login with Google' },
  answer: Session,
  failures: ['not-found'],
  example: { body: { tokenId: 'no.valid.token' } },
});
