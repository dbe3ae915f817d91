import type { HistoryField } from './changed-fields';

/** The state of a record after a change. */
export interface HistoryVersion {
  rev: number;
  /** When, as an ISO 8601 string. */
  at: string;
  user: { userName: string };
  event: 'created' | 'changed' | 'deleted' | 'restored';
  /** The change was made by the system, as a consequence of other changes. */
  isAutomatic?: true | undefined;
  fields: readonly HistoryField[];
}
