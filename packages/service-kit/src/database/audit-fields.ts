import type { AuditFields } from '@skills-architect/contracts';

/** Fields that every stored document has besides its own. */
export interface AuditedFields {
  _id: number;
  rev: number;
  created: { at: Date; by: number };
  /** `isAutomatic`: the last change was made by the portal, not by a person. */
  updated: { at: Date; by: number; isAutomatic?: true };
  deletedAt: Date | null;
  /** Id of the change set that wrote this state; undo and history use it. */
  changeSet: string;
}
export type Document<T> = T & AuditedFields;

const toStamp = ({ at, by }: AuditedFields['created']) => ({ at: at.toISOString(), by });

/** Audit fields of every record in a response: revision, and when and by whom it was created and updated. */
export const toAuditFields = ({ rev, created, updated }: AuditedFields): AuditFields => ({
  rev,
  created: toStamp(created),
  updated: toStamp(updated),
});
