import * as z from 'zod';
import { call } from '../call';
import { Session } from './session';

const anyone = {
  service: 'portal',
  access: { types: 'anyone', scope: 'self' },
  areas: ['shell'],
} as const;

/** Where Google sends a browser back to, with the ID token behind the `#`; the shell reads it there. */
export const GOOGLE_RETURN_PATH = '/google-login';

/** How people may sign in here besides login id and password. */
export const loginOptions = call({
  ...anyone,
  method: 'GET',
  path: '/v3/account/login-options',
  answer: z.object({ google: z.boolean() }),
  example: {},
});

/** Begins a sign-in with Google in this browser and answers the address at Google to go to. */
export const beginGoogleLogin = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/google',
  answer: z.object({ address: z.url() }),
  failures: ['not-found'],
  example: {},
});

/**
 * Signs in by an ID token of Google and sets the session cookie. A token that was asked for by `beginGoogleLogin` holds in
 * that browser only, any token opens one session.
 */
export const verifyGoogleAuth = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/verifyGoogleAuth',
  body: z.object({ tokenId: z.string().min(1, 'An ID token of Google is required.').max(8000) }),
  answer: Session,
  failures: ['signed-out', 'forbidden', 'not-found'],
  example: { body: { tokenId: 'no.valid.token' } },
});
