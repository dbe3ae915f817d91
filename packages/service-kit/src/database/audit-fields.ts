import type { AuditFields } from '@skills-architect/contracts';

/** What every kept document carries beside its own fields. */
export interface AuditedFields {
  _id: number;
  rev: number;
  created: { at: Date; by: number };
  updated: { at: Date; by: number };
  deletedAt: Date | null;
  /** The write this state came from; undo and history hang on it. */
  changeSet: string;
}
export type Document<T> = T & AuditedFields;

const toStamp = ({ at, by }: AuditedFields['created']) => ({ at: at.toISOString(), by });

/** What every record answers of itself: its revision, and when and by whom it was created and changed. */
export const toAuditFields = ({ rev, created, updated }: AuditedFields): AuditFields => ({
  rev,
  created: toStamp(created),
  updated: toStamp(updated),
});
