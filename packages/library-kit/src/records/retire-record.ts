import { notify } from '@skills-architect/portal-kit';
import { notifyUndoable } from './notify-undoable';

interface RetiredRecord<P> {
  name: string;
  /** Path parameters of the calls. */
  params: P;
  /** Revision of the record before it is retired. */
  rev: number;
  /** Restores the previous version. */
  restore: (input: { params: P; body: { rev: number; version: number } }) => Promise<unknown>;
}

interface Retirement<P> extends RetiredRecord<P> {
  retire: (input: { params: P; body: { rev: number } }) => Promise<{ rev: number }>;
}

/** Notifies with this text that a record was retired, and offers Undo; `newRev` is the revision after retiring. */
export const notifyRetired = <P>(
  text: string,
  newRev: number,
  { name, params, rev, restore }: RetiredRecord<P>,
): void =>
  notifyUndoable(text, () =>
    restore({ params, body: { rev: newRev, version: rev } }).then(
      () => notify(`${name} is back`, { variant: 'success' }),
      notify,
    ),
  );

/** Retires a record and offers Undo; resolves to whether it is retired. Failures are shown. */
export const retireRecord = async <P>({ retire, ...record }: Retirement<P>): Promise<boolean> => {
  try {
    const retired = await retire({ params: record.params, body: { rev: record.rev } });
    notifyRetired(`${record.name} is retired`, retired.rev, record);
    return true;
  } catch (failure) {
    notify(failure);
    return false;
  }
};
