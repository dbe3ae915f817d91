import * as z from 'zod';
import { call } from '../call';
import { SUPER_ONLY } from '../user-types';

const ofSuper = { service: 'admin', access: { types: SUPER_ONLY, scope: 'library' } } as const;

/** Everything that the portal has about a user, deleted or not, as JSON. */
export const exportPerson = call({
  ...ofSuper,
  method: 'GET',
  path: '/v3/users/{userId}/person',
  audit: { kind: 'person', what: 'Export data of a person' },
  answer: z.unknown(),
  download: true,
  example: { params: { userId: 999_999 } },
});

/**
 * Erases name, mail address and login id of a deleted user everywhere, by a job; repeated it changes nothing. 409 while the
 * account still exists.
 */
export const erasePerson = call({
  ...ofSuper,
  method: 'POST',
  path: '/v3/users/{userId}/erase',
  audit: { kind: 'person', what: 'Erase data of a person' },
  answer: z.object({ token: z.string() }),
  failures: ['conflict'],
  example: { params: { userId: 999_999 } },
});
