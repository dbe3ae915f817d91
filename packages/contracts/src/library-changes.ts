import * as z from 'zod';
import { Count, Id, Moment } from './vocabulary';

/** What happened to a skill or role of the library between two moments. */
export const LIBRARY_CHANGES = ['new', 'changed', 'retired', 'deleted'] as const;
export const LibraryChange = z.enum(LIBRARY_CHANGES);
export type LibraryChange = z.infer<typeof LibraryChange>;

/** How many records there are of each change. */
export const ChangeCounts = z.object({ new: Count, changed: Count, retired: Count, deleted: Count });
export type ChangeCounts = z.infer<typeof ChangeCounts>;

/** A record that was changed, by the name that it had afterwards. */
export const ChangedRecord = z.object({ id: Id, name: z.string(), change: LibraryChange });
export type ChangedRecord = z.infer<typeof ChangedRecord>;

/** The same with its changed fields, when it was changed last, and by whom. */
export const RecordChange = ChangedRecord.extend({ fields: z.array(z.string()), at: Moment, by: Count });
export type RecordChange = z.infer<typeof RecordChange>;

/** Values of `sortBy` in a list of changes: the name of the record, or the time of the change. */
export const CHANGES_SORTED_BY = ['name', 'at'] as const;
