import { notify } from '../notifications/notify';
import { notifyUndoable } from '../notifications/notify-undoable';

interface Retirement {
  name: string;
  /** Revision of the record before it is retired. */
  rev: number;
  retire: (body: { rev: number }) => Promise<{ rev: number }>;
  /** Restores the version before. */
  restore: (restored: { rev: number; version: number }) => Promise<unknown>;
}

/** Retires a record and offers to undo it; resolves to whether it is retired. Failures are shown. */
export const retireRecord = async ({ name, rev, retire, restore }: Retirement): Promise<boolean> => {
  try {
    const retired = await retire({ rev });
    notifyUndoable(`${name} is retired`, () =>
      restore({ rev: retired.rev, version: rev }).then(() => notify(`${name} is back`, { variant: 'success' }), notify),
    );
    return true;
  } catch (failure) {
    notify(failure);
    return false;
  }
};
