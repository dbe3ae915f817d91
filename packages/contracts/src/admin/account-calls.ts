import * as z from 'zod';
import { call } from '../call';
import { ALL_TYPES } from '../user-types';
import { Done, Moment } from '../vocabulary';
import { Password } from './password-rule';
import { SsoType } from './user';

const own = { service: 'admin', areas: ['shell'], access: { types: ALL_TYPES, scope: 'self' } } as const;

/** The signed-in user's own account. */
export const ownAccount = call({
  ...own,
  method: 'GET',
  path: '/v3/users/account',
  answer: z.object({
    name: z.string(),
    email: z.string(),
    ssoTypeId: z.enum(SsoType),
    loginId: z.string().optional(),
    /** When the password was last set, if that is known. */
    passwordAt: Moment.optional(),
  }),
  example: {},
});

/**
 * Changes the user's own password and ends their other sessions; 429 after ten wrong current passwords in a quarter of an
 * hour.
 */
export const changeOwnPassword = call({
  ...own,
  method: 'PUT',
  path: '/v3/users/account/password',
  body: z.object({ current: z.string().min(1, 'Your current password is required').max(500), password: Password }),
  audit: { kind: 'rights', what: 'Change own password' },
  answer: Done,
  failures: ['conflict'],
  example: { body: { current: 'a-wrong-password', password: 'another.77' } },
});
