import type { NewNotice, Notice } from '@skills-architect/contracts/portal';

/** A notice in `portal.notices`. */
export interface StoredNotice extends NewNotice {
  _id: string;
  at: Date;
  readAt?: Date;
  /** Number of events in a merged notice. */
  count?: number;
  /** Whether it still has to be mailed: nobody has looked at it yet, or it waits for the mail of the day. */
  mail?: 'open' | 'daily';
  /** When the mail of the day is due. */
  mailAt?: Date;
}

/** Up to when a user has seen the list of notices, in `portal.noticesSeen`. */
export interface NoticesSeen {
  _id: number;
  until: Date;
}

export const NOTICES = 'notices';
export const NOTICES_SEEN = 'noticesSeen';

export const toNotice = ({ _id, kind, key, title, text, to, clientId, at, readAt }: StoredNotice): Notice => ({
  noticeId: _id,
  kind,
  key,
  title,
  text,
  to,
  ...(clientId !== undefined && { clientId }),
  at: at.toISOString(),
  isRead: readAt !== undefined,
});
