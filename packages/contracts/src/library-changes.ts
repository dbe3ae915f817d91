import * as z from 'zod';
import { Count, Id, Moment } from './vocabulary';

/** Kinds of changes of a skill or role in a period. */
export const LIBRARY_CHANGES = ['new', 'changed', 'retired', 'deleted'] as const;
export const LibraryChange = z.enum(LIBRARY_CHANGES);
export type LibraryChange = z.infer<typeof LibraryChange>;

/** Number of records by kind of change. */
export const ChangeCounts = z.object({ new: Count, changed: Count, retired: Count, deleted: Count });
export type ChangeCounts = z.infer<typeof ChangeCounts>;

/** A changed record, with its name after the change; `fields` are the titles of what changed in it. */
export const ChangedRecord = z.object({
  id: Id,
  name: z.string(),
  change: LibraryChange,
  fields: z.array(z.string()).optional(),
});
export type ChangedRecord = z.infer<typeof ChangedRecord>;

/** Skills that a role gained, lost, or has at other levels; missing where only the fields were compared. */
export const ChangedLinks = z.object({ gained: z.array(Id), lost: z.array(Id), changed: z.array(Id) });
export type ChangedLinks = z.infer<typeof ChangedLinks>;

/** A changed role, for other services: its skills by id. */
export const ChangedRole = ChangedRecord.extend({ links: ChangedLinks.optional() });
export type ChangedRole = z.infer<typeof ChangedRole>;

/** A changed role with the names of the skills that it gained, lost, or has at other levels. */
export const DescribedRole = ChangedRecord.extend({
  skills: z.object({ gained: z.array(z.string()), lost: z.array(z.string()), changed: z.array(z.string()) }).optional(),
});
export type DescribedRole = z.infer<typeof DescribedRole>;

/** A changed record with its changed fields, and time and author of the last change. */
export const RecordChange = ChangedRecord.extend({ fields: z.array(z.string()), at: Moment, by: Count });
export type RecordChange = z.infer<typeof RecordChange>;

/** Values of `sortBy` in a list of changes: the name of the record, or the time of the change. */
export const CHANGE_SORT_FIELDS = ['name', 'at'] as const;
