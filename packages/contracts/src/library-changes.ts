import * as z from 'zod';
import { Count, Id, Moment } from './vocabulary';

/** Kinds of changes of a skill or role in a period. */
export const LIBRARY_CHANGES = ['new', 'changed', 'retired', 'deleted'] as const;
export const LibraryChange = z.enum(LIBRARY_CHANGES);
export type LibraryChange = z.infer<typeof LibraryChange>;

/** Number of records by kind of change. */
export const ChangeCounts = z.object({ new: Count, changed: Count, retired: Count, deleted: Count });
export type ChangeCounts = z.infer<typeof ChangeCounts>;

/** A changed record, with its name after the change. */
export const ChangedRecord = z.object({ id: Id, name: z.string(), change: LibraryChange });
export type ChangedRecord = z.infer<typeof ChangedRecord>;

/** A changed record with its changed fields, and time and author of the last change. */
export const RecordChange = ChangedRecord.extend({ fields: z.array(z.string()), at: Moment, by: Count });
export type RecordChange = z.infer<typeof RecordChange>;

/** Values of `sortBy` in a list of changes: the name of the record, or the time of the change. */
export const CHANGE_SORT_FIELDS = ['name', 'at'] as const;
