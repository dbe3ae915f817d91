import type { MergePreview } from '@skills-architect/contracts';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate, type useMerges } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** The action that the user must confirm. */
export type Loss = 'delete' | 'retire';

/** A record that gets everything that used the lost one. */
export interface Replaced {
  preview: MergePreview;
  /** It gets the names as well: the lost record becomes part of it. */
  joins: boolean;
}

interface LossOptions<R, V> {
  /** The edited record; undefined for a new one. */
  record: R | undefined;
  /** Saves the form. Resolves to whether it was saved. */
  save: (values: V) => Promise<unknown>;
  giveUp: () => void;
  /** The status in the library of values or of a record. */
  status: (of: R | V) => LibraryStatus;
  /** The same values with another status. */
  withStatus: (values: V, status: LibraryStatus) => V;
  remove: (record: R) => Promise<void>;
  /** Retires the record as it is stored, on request of another screen. */
  retire: {
    isAsked: boolean;
    /** Resolves to whether it is retired. */
    run: (record: R) => Promise<boolean>;
    onAnswered: () => void;
  };
  merge: Pick<ReturnType<typeof useMerges>, 'run' | 'runNow'>;
  /** Path of the form of a record. */
  editPath: (id: number) => string;
}

/** Deletes or retires the record of a form: asks first, and may put another record in its place. */
export function useLoss<R, V>(options: LossOptions<R, V>) {
  const { record, save, giveUp, status, withStatus, remove, retire, merge, editPath } = options;
  const isRetired = (of: R | V) => status(of) === LibraryStatus.Retired;
  const [chosen, setLoss] = useState<{ kind: 'delete' } | { kind: 'retire'; values: V }>();
  const loss =
    chosen ??
    (retire.isAsked && record && !isRetired(record) ? { kind: 'retire' as const, values: undefined } : undefined);
  const close = () => {
    setLoss(undefined);
    if (retire.isAsked) retire.onAnswered();
  };

  const confirmDelete = async (lost: R, replaced: Replaced | undefined) => {
    const started = replaced && (await merge.run(replaced.preview, replaced.joins ? 'merge' : 'delete'));
    close();
    if (!replaced) return remove(lost);
    if (!started) return;
    giveUp();
    navigate(editPath(replaced.preview.target.id), { asked: true });
  };

  /** A replacement retires the record when all has moved, so that its undo publishes the record again. */
  const confirmRetire = async (lost: R, values: V | undefined, replaced: Replaced | undefined) => {
    close();
    if (!replaced) return void (await (values ? save(values) : retire.run(lost)));
    // Saving gives the record another revision than the preview had.
    if (!values || (await save(withStatus(values, status(lost))))) await merge.runNow(replaced.preview, 'retire');
  };

  return {
    askToDelete: () => setLoss({ kind: 'delete' }),
    /** Saves the form; asks first when that retires the record. */
    save: (values: V) => {
      if (record && isRetired(values) && !isRetired(record)) setLoss({ kind: 'retire', values });
      else void save(values);
    },
    /** The open question: its kind and what its answers do. */
    question: record &&
      loss && {
        loss: loss.kind,
        onConfirm: (replaced: Replaced | undefined) =>
          void (loss.kind === 'delete'
            ? confirmDelete(record, replaced)
            : confirmRetire(record, loss.values, replaced)),
        onClose: close,
      },
  };
}
