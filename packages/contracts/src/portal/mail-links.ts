import * as z from 'zod';
import { LinkToken, PasswordLink } from '../admin/password-link-calls';
import { Password } from '../admin/password-rule';
import { call } from '../call';
import { Done, Line } from '../vocabulary';
import { NoticeKind } from './notices';

const anyone = {
  service: 'portal',
  access: { types: 'anyone', scope: 'self' },
  areas: ['shell'],
} as const;

/** Path of the page where a password is chosen; its fragment is the token of the link. */
export const PASSWORD_PATH = '/choose-password';
/** Path of the page that ends mails; its fragment is the signed token. */
export const UNSUBSCRIBE_PATH = '/end-mails';

/**
 * Asks for a mail with a link to choose a password. Always answers the same, whether anybody has the login id or not; 429
 * after many from one address.
 */
export const forgotPassword = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/forgotten',
  body: z.object({ loginId: Line.min(1, 'Login name is required') }),
  audit: { kind: 'sign-in', what: 'Ask for a link for a forgotten password', login: 'loginId' },
  answer: Done,
  failures: ['too-many'],
  example: { body: { loginId: 'nobody' } },
});

/** What the link of a mail is worth now. */
export const readPasswordLink = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/password-link',
  reads: true,
  body: z.object({ token: LinkToken }),
  answer: PasswordLink,
  failures: ['too-many'],
  example: { body: { token: 'none' } },
});

/** Sets the password of the user of a link, once; 409 when it was used or has expired. Ends all sessions of the user. */
export const choosePassword = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/password',
  body: z.object({ token: LinkToken, password: Password }),
  audit: { kind: 'sign-in', what: 'Choose password by a link' },
  answer: Done,
  failures: ['conflict', 'too-many'],
  example: { body: { token: 'none', password: 'another.77' } },
});

/** Ends the mails of a kind without signing in (RFC 8058); 404 for a token that is not from a mail of this portal. */
export const unsubscribe = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/end-mails',
  query: z.object({ token: z.string().min(1).max(500) }),
  answer: z.object({ kinds: z.array(NoticeKind) }),
  failures: ['not-found', 'too-many'],
  example: { query: { token: 'none' } },
});
