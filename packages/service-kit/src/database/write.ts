import type { ClientSession } from 'mongoose';

/** The author of a write, and the change set it belongs to. */
export interface Write {
  by: number;
  changeSet?: string;
  session?: ClientSession;
  /** Nobody made it: it follows from other changes and can be computed again. Set by `automatic`. */
  isAutomatic?: true;
}

/** User 0 is the portal itself. */
export const PORTAL_USER = 0;

/**
 * A write that follows from other changes, such as a mapping that is computed anew. The history marks it; it does not
 * take a record over, so that undoing an earlier change of a person neither stops at it nor loses what it wrote.
 */
export const automatic = (write: Pick<Write, 'changeSet' | 'session'> = {}): Write => ({
  ...write,
  by: PORTAL_USER,
  isAutomatic: true,
});

/** Who made a write, and when, as a record and the history keep it. */
export const writtenBy = ({ by, isAutomatic }: Write, at: Date) => ({ at, by, ...(isAutomatic && { isAutomatic }) });

/** The change set that a written record has from then on; an automatic write leaves it as it is. */
export const takeOver = ({ isAutomatic }: Write, changeSet: string) => (isAutomatic ? {} : { changeSet });
