import * as z from 'zod';
import { call } from '../call';
import { SessionUser } from '../portal/index';
import { LanguageCode } from '../translation';
import { ALL_TYPES } from '../user-types';
import { ClientName } from './client';

const shell = ['shell'] as const;

/** Clients of a user: the associated ones for client users, all for staff. Super users may ask for any user. */
export const ownClients = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/users/{userId}/clients',
  answer: z.object({ clients: z.array(ClientName) }),
  access: { types: ALL_TYPES, scope: 'self' },
  areas: shell,
  example: { params: { userId: 1 } },
});

/**
 * Chooses a language of the library in which it is shown to the user, in all sessions; null follows the user's clients.
 */
export const chooseLanguage = call({
  service: 'admin',
  method: 'PUT',
  path: '/v3/users/language',
  body: z.object({ language: LanguageCode.nullable() }),
  answer: SessionUser,
  access: { types: ALL_TYPES, scope: 'self' },
  areas: shell,
  example: { body: { language: null } },
});
