import * as z from 'zod';
import { call } from '../call';
import { ALL_TYPES } from '../user-types';
import { Count, Done, Id, Line, Moment, page, pageTotal } from '../vocabulary';
import { PortalPath } from './portal-path';

/** What a notice is about; users choose for each kind whether it is also mailed. */
export const NoticeKind = z.enum([
  'reviewAsked',
  'reviewDecided',
  'commentAdded',
  'importFinished',
  'exportReady',
  'rolePublished',
]);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** What a service tells a user. */
export const NewNotice = z.object({
  userId: Id,
  kind: NoticeKind,
  /** The same key twice for a user is one notice, e.g. `review-17-asked-3`. */
  key: z.string().min(1).max(200),
  /** What has happened, in a few words. */
  title: Line.min(1),
  text: Line,
  /** Path of the screen that it opens, with its query. */
  to: PortalPath,
  /** The client whose data it is about; the screen opens with this client selected. */
  clientId: Id.optional(),
});
export type NewNotice = z.infer<typeof NewNotice>;

/** A notice as its user sees it. */
export const Notice = NewNotice.omit({ userId: true }).extend({
  noticeId: z.string(),
  at: Moment,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

const own = {
  service: 'portal',
  areas: ['shell'],
  access: { types: ALL_TYPES, scope: 'self' },
  resources: ['notices'],
} as const;

/** The user's own notices of the last 90 days, newest first. */
export const listNotices = call({
  ...own,
  method: 'GET',
  path: '/v3/portal/notices',
  query: z.object({ ...page(20) }),
  answer: z.object({
    notices: z.array(Notice),
    ...pageTotal,
    /** How many of all are unread. */
    unread: Count,
    /** Up to when the user has seen the list; what is later is new. Missing before the first time. */
    seenUntil: Moment.optional(),
  }),
  example: {},
});

/** Marks notices of the user as read: these, or all. */
export const readNotices = call({
  ...own,
  method: 'POST',
  path: '/v3/portal/notices/read',
  body: z.union([
    z.object({ noticeIds: z.array(z.string().min(1).max(100)).min(1).max(1000) }),
    z.object({ all: z.literal(true) }),
  ]),
  answer: Done,
  example: { body: { noticeIds: ['none'] } },
});

/** Notes that the user has seen the list of notices and finished jobs up to a time; an earlier time changes nothing. */
export const seeNotices = call({
  ...own,
  method: 'POST',
  path: '/v3/portal/notices/seen',
  body: z.object({ until: Moment }),
  answer: Done,
  example: { body: { until: '2026-01-01T00:00:00.000Z' } },
});

/** The key of the notice that tells the owner of a job of its end. */
export const noticeKeyOfJob = (token: string): string => `job-${token}`;
