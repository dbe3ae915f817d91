import type { ClientSession } from 'mongoose';

/** The author of a write, and the change set it belongs to. */
export interface Write {
  by: number;
  changeSet?: string;
  session?: ClientSession;
  /** Derived from other changes instead of made by a person. Set by `asAutomaticWrite`. */
  isAutomatic?: true;
}

/** User 0 is the portal itself. */
export const PORTAL_USER = 0;

/**
 * A write that is derived from other changes, such as a recomputed mapping. The history marks it. The record keeps its
 * change set, so that an earlier change by a person can still be undone; the automatically written values remain then.
 */
export const asAutomaticWrite = (write: Pick<Write, 'changeSet' | 'session'> = {}): Write => ({
  ...write,
  by: PORTAL_USER,
  isAutomatic: true,
});

/** Author and time of a write, as stored in a record and its history. */
export const writtenBy = ({ by, isAutomatic }: Write, at: Date) => ({ at, by, ...(isAutomatic && { isAutomatic }) });

/** The change set of a record after a write; an automatic write does not change it. */
export const changeSetAfter = ({ isAutomatic }: Write, changeSet: string) => (isAutomatic ? {} : { changeSet });
