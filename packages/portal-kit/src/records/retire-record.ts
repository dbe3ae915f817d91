import { notify } from '../notifications/notify';
import { notifyUndoable } from '../notifications/notify-undoable';

interface Retirement<P> {
  name: string;
  /** Path parameters of both calls. */
  params: P;
  /** Revision of the record before it is retired. */
  rev: number;
  retire: (input: { params: P; body: { rev: number } }) => Promise<{ rev: number }>;
  /** Restores the version before. */
  restore: (input: { params: P; body: { rev: number; version: number } }) => Promise<unknown>;
}

/** Retires a record and offers to undo it; resolves to whether it is retired. Failures are shown. */
export const retireRecord = async <P>({ name, params, rev, retire, restore }: Retirement<P>): Promise<boolean> => {
  try {
    const retired = await retire({ params, body: { rev } });
    const undo = () => restore({ params, body: { rev: retired.rev, version: rev } });
    notifyUndoable(`${name} is retired`, () =>
      undo().then(() => notify(`${name} is back`, { variant: 'success' }), notify),
    );
    return true;
  } catch (failure) {
    notify(failure);
    return false;
  }
};
