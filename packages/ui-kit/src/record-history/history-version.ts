import type { HistoryField } from './changed-fields';

/** The state of a record after a change. */
export interface HistoryVersion {
  rev: number;
  /** When, as an ISO 8601 string. */
  at: string;
  user: { userName: string };
  event: 'created' | 'changed' | 'deleted' | 'restored';
  /** Nobody made the change: it followed from others. */
  isAutomatic?: true | undefined;
  fields: readonly HistoryField[];
}

/** A moment with seconds, because two changes may follow each other quickly. */
export const formatMoment = (at: string): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
