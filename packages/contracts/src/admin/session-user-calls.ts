import * as z from 'zod';
import { call } from '../call';
import { SessionUser } from '../portal/index';
import { Id, Line, Many } from '../vocabulary';
import { Password } from './password-rule';

const shell = ['shell'] as const;

/**
 * Checks login id and password for the gateway; returns the user for the session, 401 when they do not match. 403 with an
 * issue of `newPassword` when the password has expired and none replaces it.
 */
export const verifyCredentials = call({
  service: 'admin',
  method: 'POST',
  path: '/v3/users/verify-credentials',
  body: z.object({ loginId: Line, password: z.string().max(500), newPassword: Password.optional() }),
  answer: SessionUser,
  access: { types: [], scope: 'library', peers: true },
  areas: shell,
  example: { body: { loginId: 'general', password: 'a-wrong-password' } },
});

/**
 * Finds the user with the mail address verified by Google, for the gateway; `domain` is the organisation of the Google
 * account, empty for a private one. 403 with the reason when this sign-in is not allowed.
 */
export const verifyGoogleUser = call({
  service: 'admin',
  method: 'POST',
  path: '/v3/users/verify-google',
  body: z.object({ email: Line.min(1), domain: Line.toLowerCase() }),
  answer: SessionUser,
  access: { types: [], scope: 'library', peers: true },
  areas: shell,
  example: { body: { email: 'nobody@example.com', domain: 'example.com' } },
});

/** Current data of a session's user, for the gateway; 401 when the user no longer exists. */
export const sessionUser = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/users/{userId}/session-user',
  answer: SessionUser,
  access: { types: [], scope: 'library', peers: true },
  areas: shell,
  example: { params: { userId: 1 } },
});

/** Names of users for other services, deleted users included; unknown ids are omitted. */
export const userNames = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/users/names',
  query: z.object({ userIds: Many(Id) }),
  answer: z.object({ users: z.array(z.object({ userId: Id, name: z.string() })) }),
  access: { types: [], scope: 'library', peers: true },
  areas: shell,
  example: { query: { userIds: [1] } },
});
