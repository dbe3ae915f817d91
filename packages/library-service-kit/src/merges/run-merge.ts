import type { LinkMove } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
import type { JobResult, JobRun, ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { LinkStore } from './link-store';
import type { MergeDocument, Merges } from './merge-document';

/** One kind of merge: where its links are, and what happens to the two records. */
export interface MergeKind {
  kit: ServiceKit;
  merges: Merges;
  stores: readonly LinkStore[];
  planMove: (merge: MergeDocument) => Promise<LinkMove>;
  records: {
    /** Noun of the merged records, in the singular. */
    noun: string;
    /** Changes the two records after the links have moved. */
    close: (merge: MergeDocument, write: { by: number; changeSet: string; session: ClientSession }) => Promise<void>;
  };
}

export interface MergeJob {
  mergeId: number;
  by: number;
}

type Run = Pick<JobRun<MergeJob>, 'data' | 'identity' | 'signal' | 'progress'>;

/** Repeats a step in each store until nothing is left; a step is an idempotent transaction. Returns the total. */
const drain = async (
  stores: readonly LinkStore[],
  signal: AbortSignal,
  step: (store: LinkStore) => Promise<number>,
  report: (done: number) => Promise<void>,
) => {
  let total = 0;
  for (const store of stores)
    for (let done = await step(store); done; done = await step(store)) {
      total += done;
      await report(done);
      signal.throwIfAborted();
    }
  return total;
};

/** Moves all links and closes the merge. A run that takes over continues after the last moved batch. */
export const runMerge = async (kind: MergeKind, { data, identity, signal, progress }: Run): Promise<JobResult> => {
  const { kit, merges, stores } = kind;
  let merge = await merges.get(data.mergeId);
  const { by } = data;
  const changeSet = merge.moveSet;
  const behalf = { identity, signal };
  const move = await kind.planMove(merge);
  const moveAll = () =>
    drain(
      stores,
      signal,
      (store) => store.move(move, { changeSet, by }, behalf),
      async (done) => {
        merge = await merges.change(merge._id, undefined, { moved: merge.moved + done }, { by });
        await progress(Math.min(merge.moved, merge.total), merge.total);
      },
    );
  if (merge.state === 'moving') {
    await moveAll();
    merge = await kit.db.transaction(async (session) => {
      const closing = await merges.change(merge._id, undefined, { state: 'closing' }, { by, session });
      await kind.records.close(merge, { by, changeSet, session });
      return closing;
    });
  }
  if (merge.state === 'closing') {
    // Links may have been added until the record was closed.
    while (await moveAll());
    merge = await merges.change(merge._id, undefined, { state: 'done', busy: undefined }, { by });
  }
  return { summary: `${formatCount(merge.moved, 'record')} moved from ${merge.mergedName} to ${merge.targetName}` };
};

/** Undoes what is left of a merge. */
export const runUndo = async (kind: MergeKind, { data, identity, signal, progress }: Run): Promise<JobResult> => {
  const { merges, stores } = kind;
  const merge = await merges.get(data.mergeId);
  const { by } = data;
  let done = 0;
  await drain(
    stores,
    signal,
    (store) => store.undo({ changeSet: merge.moveSet, by }, { identity, signal }),
    async (restored) => {
      done += restored;
      await progress(Math.min(done, merge.moved), merge.moved);
    },
  );
  if (merge.state === 'undoing')
    await merges.change(merge._id, undefined, { state: 'undone', busy: undefined }, { by });
  return { summary: `${merge.mergedName} is back with its links` };
};
