import * as z from 'zod';
import { Password } from '../admin/password-rule';
import { AreaOffEntry, RegisteredAreaEntry } from '../area-schema';
import { call } from '../call';
import { JobState } from '../job';
import { ALL_TYPES } from '../user-types';
import { Done, Line } from '../vocabulary';
import { Session } from './session';

export * from './access-tokens';
export * from './area-publishing';
export * from './area-reports';
export * from './area-services';
export * from './area-trials';
export * from './areas';
export * from './audit';
export * from './google';
export * from './mail-links';
export * from './notices';
export * from './own-area-service';
export * from './own-sessions';
export * from './portal-path';
export * from './projections';
export * from './provider-login';
export * from './provider-tests';
export * from './recent';
export * from './session';

const shell = ['shell'] as const;

/** Signs in with login id and password and sets the session cookie. */
export const login = call({
  service: 'portal',
  method: 'POST',
  path: '/v3/account/login',
  body: z.object({
    loginId: Line.min(1, 'Login name is required'),
    password: z.string().min(1, 'Password is required').max(500),
    /** Replaces a password that has expired; a 403 with an issue of this field asks for it. */
    newPassword: Password.optional(),
  }),
  audit: { kind: 'sign-in', what: 'Login', login: 'loginId' },
  answer: Session,
  access: { types: 'anyone', scope: 'self' },
  areas: shell,
  example: { body: { loginId: 'general', password: 'a-wrong-password' } },
});

/**
 * Ends the session on the server; the browser clears its data, and goes to `address` if there is one, where the user is
 * signed out of the provider too.
 */
export const logout = call({
  service: 'portal',
  method: 'POST',
  path: '/v3/account/logout',
  audit: { kind: 'sign-in', what: 'Logout' },
  answer: Done.extend({ address: z.url().optional() }),
  access: { types: ALL_TYPES, scope: 'self' },
  areas: shell,
  example: {},
});

/** The session of this browser; 401 when there is none. */
export const session = call({
  service: 'portal',
  method: 'GET',
  path: '/v3/portal/session',
  answer: Session,
  access: { types: ALL_TYPES, scope: 'self' },
  areas: shell,
  example: {},
});

/**
 * The active areas with manifest, version, requirements and integrity; title and routes of those that are off or have
 * no usable build; skipped records with the reason. Nothing of it without a session: the login page needs none.
 */
export const listAreas = call({
  service: 'portal',
  method: 'GET',
  path: '/v3/portal/areas',
  answer: z.object({
    areas: z.array(RegisteredAreaEntry),
    off: z.array(AreaOffEntry).default([]),
    missing: z.array(AreaOffEntry).default([]),
    skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
    /** Whether it is empty because nobody is signed in. */
    signedOut: z.literal(true).optional(),
  }),
  access: { types: 'anyone', scope: 'self' },
  areas: shell,
  example: {},
});

/** The user's own jobs that are open or not yet dismissed, newest first. */
export const listJobs = call({
  service: 'portal',
  method: 'GET',
  path: '/v3/portal/jobs',
  answer: z.object({ jobs: z.array(JobState) }),
  access: { types: ALL_TYPES, scope: 'self' },
  areas: shell,
  example: {},
});

const token = z.object({ token: z.string().min(1).max(100) });

/** Asks a job to stop at its next step. */
export const cancelJob = call({
  service: 'portal',
  method: 'POST',
  path: '/v3/portal/jobs/{token}/cancel',
  params: token,
  audit: { kind: 'change', what: 'Cancel job' },
  answer: Done,
  access: { types: ALL_TYPES, scope: 'self' },
  areas: shell,
  example: { params: { token: 'none' } },
});

/** Removes an ended job from the user's list; its result is kept. */
export const dismissJob = call({
  service: 'portal',
  method: 'POST',
  path: '/v3/portal/jobs/{token}/dismiss',
  params: token,
  answer: Done,
  access: { types: ALL_TYPES, scope: 'self' },
  areas: shell,
  example: { params: { token: 'none' } },
});
