import * as z from 'zod';
import { call } from '../call';
import { ALL_TYPES } from '../user-types';
import { Done, Moment } from '../vocabulary';

const own = { service: 'portal', areas: ['shell'], access: { types: ALL_TYPES, scope: 'self' } } as const;
const SessionId = z.string().min(1).max(100);

/** An open session of the user. */
export const OwnSession = z.object({
  sessionId: SessionId,
  /** When and from where it was started; missing for sessions from before an upgrade. */
  startedAt: Moment.optional(),
  address: z.string().optional(),
  /** The browser as it calls itself. */
  browser: z.string().optional(),
  usedAt: Moment,
  /** When it ends at the latest without further use. */
  endsAt: Moment,
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** The user's open sessions, last used first. */
export const listOwnSessions = call({
  ...own,
  method: 'GET',
  path: '/v3/portal/sessions',
  answer: z.object({ sessions: z.array(OwnSession) }),
  example: {},
});

/** Ends one of the user's sessions. */
export const endOwnSession = call({
  ...own,
  method: 'DELETE',
  path: '/v3/portal/sessions/{sessionId}',
  params: z.object({ sessionId: SessionId }),
  audit: { kind: 'sign-in', what: 'Sign out another browser' },
  answer: Done,
  example: { params: { sessionId: 'none' } },
});
