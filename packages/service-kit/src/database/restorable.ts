import { RESTORABLE_DAYS } from '@skills-architect/contracts';
import type { Retention } from './retention';

const DAY_MS = 24 * 3600 * 1000;

type HistoryDays = Pick<Retention, 'historyDays'>;

/** Restoring needs the state before the deletion, which a shorter retention of the history removes earlier. */
const restorableMs = ({ historyDays }: HistoryDays) =>
  DAY_MS * Math.min(RESTORABLE_DAYS, historyDays || RESTORABLE_DAYS);

/** Records deleted at this time or later can be restored. */
export const restorableSince = (now: Date, retention: HistoryDays): Date =>
  new Date(now.getTime() - restorableMs(retention));

/** Until when a record deleted at this time can be restored. */
export const restorableUntil = (deletedAt: Date, retention: HistoryDays): Date =>
  new Date(deletedAt.getTime() + restorableMs(retention));
