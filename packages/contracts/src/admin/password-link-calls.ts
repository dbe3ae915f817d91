import * as z from 'zod';
import { call } from '../call';
import { SUPER_ONLY } from '../user-types';
import { Done, Id, Line } from '../vocabulary';
import { Password } from './password-rule';

const ofGateway = {
  service: 'admin',
  access: { types: [], scope: 'library', peers: true },
  areas: ['shell'],
} as const;

export const LinkToken = z.string().min(1).max(200);

/** A link from a mail to choose a password; `used` and `expired` links say so, for `unknown` ones nothing is known. */
export const PasswordLink = z.object({
  state: z.enum(['valid', 'used', 'expired', 'unknown']),
  kind: z.enum(['invitation', 'forgotten']).optional(),
  /** The login id of the user, for a valid link. */
  loginId: z.string().optional(),
});
export type PasswordLink = z.infer<typeof PasswordLink>;

/** Asks for a mail with a link to choose a password, for whoever has this login id, if anybody has. */
export const askPasswordLink = call({
  ...ofGateway,
  method: 'POST',
  path: '/v3/users/password-links',
  body: z.object({ loginId: Line.min(1) }),
  answer: Done,
  example: { body: { loginId: 'nobody' } },
});

/** What a link is worth now. */
export const findPasswordLink = call({
  ...ofGateway,
  method: 'POST',
  path: '/v3/users/password-links/find',
  reads: true,
  body: z.object({ token: LinkToken }),
  answer: PasswordLink,
  example: { body: { token: 'none' } },
});

/** Sets the password of the user of a valid link, which is used then, and ends all sessions of the user; 409 otherwise. */
export const takePasswordLink = call({
  ...ofGateway,
  method: 'POST',
  path: '/v3/users/password-links/use',
  body: z.object({ token: LinkToken, password: Password }),
  answer: z.object({ userId: Id }),
  failures: ['conflict'],
  example: { body: { token: 'none', password: 'another.77' } },
});

/** Mails a user a link to set the password; 409 when no mails are sent, or the user signs in without a password. */
export const inviteUser = call({
  service: 'admin',
  method: 'POST',
  path: '/v3/users/{userId}/invitation',
  audit: { kind: 'rights', what: 'Invite user' },
  answer: Done,
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { params: { userId: 999_999 } },
});
