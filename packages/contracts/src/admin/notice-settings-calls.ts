import * as z from 'zod';
import { call } from '../call';
import { isTimeZone } from '../locale/index';
import { NoticeKind } from '../portal/notices';
import { ALL_TYPES } from '../user-types';

const own = {
  service: 'admin',
  areas: ['shell'],
  access: { types: ALL_TYPES, scope: 'self' },
  resources: ['notifications'],
} as const;

/** When notices of a kind are mailed. */
export const MailTiming = z.enum(['atOnce', 'daily', 'none']);
export type MailTiming = z.infer<typeof MailTiming>;

/** Which notices a user is mailed, and when. */
export const NoticeSettings = z.object({
  /** A kind that an older area does not know yet is mailed at once. */
  timings: z.record(NoticeKind, MailTiming.default('atOnce')),
  /** Hour of the mail of the day, 0 to 23, in the user's time zone. */
  hour: z.int().min(0).max(23),
  /** IANA name, e.g. `Asia/Singapore`. */
  timeZone: z.string().max(100).refine(isTimeZone, 'This time zone is not known'),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** Settings of users who have saved none: at once for what waits for the user or was decided, else one mail per day. */
export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = {
  timings: {
    reviewAsked: 'atOnce',
    reviewDecided: 'atOnce',
    commentAdded: 'daily',
    importFinished: 'daily',
    exportReady: 'daily',
    rolePublished: 'atOnce',
  },
  hour: 7,
  timeZone: 'UTC',
};

/** The user's own settings of mails; `canMail` says whether the portal sends any. `isChosen`: the user has saved them. */
export const readNoticeSettings = call({
  ...own,
  method: 'GET',
  path: '/v3/users/account/notifications',
  answer: NoticeSettings.extend({ canMail: z.boolean(), isChosen: z.boolean() }),
  example: {},
});

/** Replaces the user's own settings of mails. */
export const changeNoticeSettings = call({
  ...own,
  method: 'PUT',
  path: '/v3/users/account/notifications',
  body: NoticeSettings,
  answer: NoticeSettings,
  example: { body: DEFAULT_NOTICE_SETTINGS },
});

/** Ends the mails of a kind for whoever has the signed token of a mail; for the gateway. 404 for any other token. */
export const endMails = call({
  service: 'admin',
  method: 'POST',
  path: '/v3/users/end-mails',
  body: z.object({ token: z.string().max(500) }),
  answer: z.object({ kinds: z.array(NoticeKind) }),
  failures: ['not-found'],
  access: { types: [], scope: 'library', peers: true },
  areas: ['shell'],
  example: { body: { token: 'none' } },
});
