import * as z from 'zod';
import { HomeAnswer } from '../area-calls';
import { call } from '../call';
import { SUPER_ONLY, UserType } from '../user-types';
import { Done, Flag, Id, Line, Many, page, pageTotal, Rev, sorting } from '../vocabulary';
import { KnownUserForm, User, UserForm } from './user';

/**
 * For the landing page: how many users and clients there are, and the first steps of a new portal (its first client and
 * its first user), each with whether it is done.
 */
export const adminHome = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/home/users',
  follows: ['clients'],
  answer: HomeAnswer,
  access: { types: SUPER_ONLY, scope: 'library' },
  example: {},
});

export const listUsers = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/users',
  query: z.object({
    searchString: Line.optional(),
    userTypeId: Many(z.coerce.number().pipe(z.enum(UserType))),
    userIds: Many(Id),
    /** Id of a client: only users who may approve its personas. 0: who could approve those of a client not created yet. */
    approversOf: z.coerce.number().int().min(0).optional(),
    /** Deleted users instead of those who can sign in. */
    deleted: Flag.optional(),
    ...sorting(['name', 'email']),
    ...page(30),
  }),
  answer: z.object({ users: z.array(User), ...pageTotal }),
  access: { types: SUPER_ONLY, scope: 'library' },
  example: {},
});

/** Creates a user; 409 when email or login id is taken. */
export const createUser = call({
  service: 'admin',
  method: 'POST',
  path: '/v3/users',
  body: UserForm,
  audit: { kind: 'rights', what: 'Create user', record: 'userId', shows: ['userTypeId', 'ssoTypeId', 'clientIds'] },
  answer: User,
  failures: ['conflict', 'not-found'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: {
    body: { name: 'Ada Park', email: 'ada.park@example.com', userTypeId: 4, ssoTypeId: 2, clientIds: [] },
  },
});

export const getUser = call({
  service: 'admin',
  method: 'GET',
  path: '/v3/users/{userId}',
  answer: User,
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { params: { userId: 1 } },
});

/**
 * Updates a user based on a revision. Open sessions get the new name, type and clients. Super users cannot remove their
 * own super user type, or that of the last super user (409).
 */
export const updateUser = call({
  service: 'admin',
  method: 'PATCH',
  path: '/v3/users/{userId}',
  body: KnownUserForm.safeExtend({ rev: Rev }),
  audit: { kind: 'rights', what: 'Update user', record: 'userId', shows: ['userTypeId', 'ssoTypeId', 'clientIds'] },
  answer: User,
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: {
    params: { userId: 999_999 },
    body: { rev: 0, name: 'Ada Park', email: 'ada.park@example.com', userTypeId: 4, ssoTypeId: 2, clientIds: [] },
  },
});

/** Sets the clients of a client user. */
export const changeUserClients = call({
  service: 'admin',
  method: 'PUT',
  path: '/v3/users/{userId}/clients',
  body: z.object({ rev: Rev, clientIds: z.array(Id).min(1, 'Associate User to Clients').max(500) }),
  audit: {
    kind: 'rights',
    what: 'Change clients of user',
    record: 'userId',
    shows: ['userTypeId', 'ssoTypeId', 'clientIds'],
  },
  answer: User,
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { params: { userId: 999_999 }, body: { rev: 0, clientIds: [1] } },
});

/**
 * Disables a user, who is signed out everywhere and cannot sign in, or enables the user again; 409 for oneself and for the
 * last super user.
 */
export const disableUser = call({
  service: 'admin',
  method: 'PUT',
  path: '/v3/users/{userId}/disabled',
  audit: {
    kind: 'rights',
    what: 'Disable or enable user',
    shows: ['disabled'],
    cases: [
      { field: 'disabled', is: true, what: 'Disable user' },
      { field: 'disabled', is: false, what: 'Enable user' },
    ],
  },
  body: z.object({ rev: Rev, disabled: z.boolean() }),
  answer: User,
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { params: { userId: 999_999 }, body: { rev: 0, disabled: true } },
});

/**
 * Restores a deleted user with the former password and rights. Sessions and access tokens are not restored. 409
 * when another user has the mail address or login name by now, a client of the user was deleted, or the user's data is
 * being erased.
 */
export const restoreUser = call({
  service: 'admin',
  method: 'POST',
  path: '/v3/users/{userId}/restore',
  audit: { kind: 'rights', what: 'Undo deletion of user' },
  answer: User,
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { params: { userId: 999_999 } },
});

/** Deletes a user and ends their open sessions; 409 for oneself and for the last super user. */
export const deleteUser = call({
  service: 'admin',
  method: 'DELETE',
  path: '/v3/users/{userId}',
  query: z.object({ rev: Rev }),
  audit: { kind: 'rights', what: 'Delete user' },
  answer: Done,
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  example: { params: { userId: 999_999 }, query: { rev: 0 } },
});
