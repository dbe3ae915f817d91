import * as z from 'zod';
import { Count, Moment, page, Rev } from './vocabulary';

/** A field of a version as text. A list has one entry per line. */
export const VersionField = z.object({ field: z.string(), value: z.string(), isList: z.literal(true).optional() });
export type VersionField = z.infer<typeof VersionField>;

/** The state of a record after one change. `userId` 0 is the portal itself: demo data and imports at start. */
export const RecordVersion = z.object({
  rev: Rev,
  at: Moment,
  user: z.object({ userId: Count, userName: z.string() }),
  event: z.enum(['created', 'changed', 'deleted', 'restored']),
  /** Nobody made the change: it followed from others. */
  isAutomatic: z.literal(true).optional(),
  fields: z.array(VersionField),
});
export type RecordVersion = z.infer<typeof RecordVersion>;

/** A page of the versions of a record, the latest first. */
export const RecordVersions = z.object({
  versions: z.array(RecordVersion),
  /** The version before the last one of the page; null when that one is the oldest that is kept. */
  older: RecordVersion.nullable(),
  total: Count,
});
export type RecordVersions = z.infer<typeof RecordVersions>;

/** Query of a page of versions. */
export const VersionPage = z.object(page(10));

/** Which version of a record is restored, and the revision that the record has now. */
export const RestoredVersion = z.object({ rev: Rev, version: Rev });
