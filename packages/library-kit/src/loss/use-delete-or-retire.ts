import type { MergePreview } from '@skills-architect/contracts';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate } from '@skills-architect/portal-kit';
import { useState } from 'react';
import type { useMerges } from '../merges/use-merges';

/** The action that the user must confirm. */
export type Loss = 'delete' | 'retire';

/** The replacement of a deleted or retired record. */
export interface Replaced {
  preview: MergePreview;
  /** It also gets the names of the lost record: the two are merged. */
  mergesNames: boolean;
}

interface LossOptions<R, V> {
  /** The edited record; undefined for a new one. */
  record: R | undefined;
  /** Saves the form. Resolves to whether it was saved. */
  save: (values: V) => Promise<unknown>;
  discard: () => void;
  /** The status in the library of values or of a record. */
  status: (of: R | V) => LibraryStatus;
  /** The same values with another status. */
  withStatus: (values: V, status: LibraryStatus) => V;
  remove: (record: R) => Promise<void>;
  /** Retires the stored record without edits, requested by another screen. */
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

/** Deletes or retires the record of a form after confirmation, optionally with a replacement. */
export function useDeleteOrRetire<R, V>(options: LossOptions<R, V>) {
  const { record, save, discard, status, withStatus, remove, retire, merge, editPath } = options;
  const isRetired = (of: R | V) => status(of) === LibraryStatus.Retired;
  const [chosen, setChosen] = useState<{ kind: 'delete' } | { kind: 'retire'; values: V }>();
  const loss =
    chosen ??
    (retire.isAsked && record && !isRetired(record) ? { kind: 'retire' as const, values: undefined } : undefined);
  const closeQuestion = () => {
    setChosen(undefined);
    if (retire.isAsked) retire.onAnswered();
  };

  const confirmDelete = async (lost: R, replaced: Replaced | undefined) => {
    const isMerging = replaced && (await merge.run(replaced.preview, replaced.mergesNames ? 'merge' : 'delete'));
    closeQuestion();
    if (!replaced) return remove(lost);
    if (!isMerging) return;
    discard();
    navigate(editPath(replaced.preview.target.id), { skipConfirm: true });
  };

  /** With a replacement, the merge retires the record, so that undoing the merge restores its status. */
  const confirmRetire = async (lost: R, values: V | undefined, replaced: Replaced | undefined) => {
    closeQuestion();
    if (!replaced) return void (await (values ? save(values) : retire.run(lost)));
    // Not `run`: saving has changed the revision that the preview has.
    if (!values || (await save(withStatus(values, status(lost))))) await merge.runNow(replaced.preview, 'retire');
  };

  return {
    askToDelete: () => setChosen({ kind: 'delete' }),
    /** Saves the form; asks first if that retires the record. */
    save: (values: V) => {
      if (record && isRetired(values) && !isRetired(record)) setChosen({ kind: 'retire', values });
      else void save(values);
    },
    /** The open question: its kind and the handlers of its answers. */
    question: record &&
      loss && {
        loss: loss.kind,
        onConfirm: (replaced: Replaced | undefined) =>
          void (loss.kind === 'delete'
            ? confirmDelete(record, replaced)
            : confirmRetire(record, loss.values, replaced)),
        onClose: closeQuestion,
      },
  };
}
