import { randomUUID } from 'node:crypto';
import type { Merge, MergeOutcome } from '@skills-architect/contracts';
import { AppError, type Identity, isDuplicateKeyError, notFound, type Paged } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import { joinChanges } from './link-store';
import { type MergeDocument, mergeResource } from './merge-document';
import { type MergeJob, type MergeKind, runMerge, runUndo } from './run-merge';

const DAY_MS = 24 * 3600 * 1000;
/** Days in which a merge can be undone. */
const UNDO_DAYS = 30;

interface MergeOptions extends Omit<MergeKind, 'merges'> {
  undoHref: (mergeId: number) => string;
  records: MergeKind['records'] & {
    topic: string;
    /** Records changed since, other than links. */
    findChanged: (merge: MergeDocument) => Promise<{ total: number; names: string[] }>;
    /** Restores the two records; throws a `conflict` when that is impossible. */
    reopen: (merge: MergeDocument, write: { by: number; session: ClientSession }) => Promise<void>;
  };
}

type Deleted = { _id: number; changeSet: string };

interface NewMerge {
  merged: { id: number; name: string };
  target: { id: number; name: string };
  outcome: MergeOutcome;
}

const BUSY = 'It is being merged at the moment. Try again in a moment.';

/** Error message for an undo that would overwrite later changes. */
export const changedSinceText = ({ total, names }: { total: number; names: readonly string[] }): string => {
  const others = total - names.length;
  const namedRecords = names.join(', ');
  const listed = [namedRecords, others > 0 && `${others} more`].filter(Boolean).join(' and ');
  const subject = total === 1 ? 'one record was' : `${total} records were`;
  return `This cannot be undone: ${subject} changed since: ${listed}.`;
};

const STATE_TEXTS: Partial<Record<MergeDocument['state'], string>> = {
  moving: 'This merge is still running.',
  closing: 'This merge is still running.',
  undoing: 'This merge is already being undone.',
  undone: 'This merge has already been undone.',
};

/** Starts, lists and undoes the merges of one kind of records; each runs as a job. */
export const mergeRuns = (options: MergeOptions) => {
  const { kit, stores, undoHref, records } = options;
  const merges = mergeResource(kit, records.topic);
  const kind: MergeKind = { ...options, merges };
  const kinds = { merge: `${records.noun}-merge`, undo: `${records.noun}-merge-undo` };
  const oldestUndoable = () => new Date(kit.now().getTime() - UNDO_DAYS * DAY_MS);

  /** Marks the merge as failed: it can be undone, and its records are free again. */
  const markFailed = async ({ mergeId, by }: MergeJob) => {
    await merges.change(mergeId, undefined, { state: 'failed', busy: undefined }, { by });
  };
  kit.jobs.define<MergeJob>(kinds.merge, (run) => runMerge(kind, run), markFailed);
  kit.jobs.define<MergeJob>(kinds.undo, (run) => runUndo(kind, run), markFailed);

  const rejectBusy = <T>(write: Promise<T>) =>
    write.catch((error: unknown) => {
      throw isDuplicateKeyError(error) ? new AppError('conflict', BUSY) : error;
    });

  /** Merges that deleted these records, by record. */
  const mergedInto = async (deleted: readonly Deleted[]) => {
    const sets = deleted.map(({ changeSet }) => changeSet);
    const found = await merges.model
      .find({ mergedId: { $in: deleted.map(({ _id }) => _id) }, moveSet: { $in: sets } })
      .lean<MergeDocument[]>();
    return new Map(found.map(({ _id, mergedId, targetName }) => [mergedId, { mergeId: _id, targetName }]));
  };

  return {
    mergedInto,

    /** Throws if a merge deleted the record: it can only be restored by undoing the merge. */
    async checkRestorable(deleted: Deleted) {
      const merge = (await mergedInto([deleted])).get(deleted._id);
      if (merge) throw new AppError('conflict', `It was merged into ${merge.targetName}. Undo the merge instead.`);
    },

    /** Starts a merge; `check` reads both records in the transaction that reserves them. */
    async start(
      { merged, target, outcome }: NewMerge,
      identity: Identity,
      total: number,
      check: (session: ClientSession) => Promise<void>,
    ) {
      const by = identity.user?.userId ?? 0;
      const moveSet = randomUUID();
      const fields = {
        mergedId: merged.id,
        mergedName: merged.name,
        targetId: target.id,
        targetName: target.name,
        outcome,
        moveSet,
        state: 'moving' as const,
        busy: [merged.id, target.id],
        total,
      };
      const started = kit.db.transaction(async (session) => {
        const [merge] = await merges.create([fields], { by, session });
        if (!merge) throw new Error('no merge was created');
        await check(session);
        const job = {
          token: moveSet,
          title: `Merging ${merged.name} into ${target.name}`,
          entity: 'records',
          step: 'Moving record',
          data: { mergeId: merge._id, by },
          identity,
          itemsTotal: total,
          cancellable: false,
          undo: { href: undoHref(merge._id) },
        };
        return { mergeId: merge._id, jobToken: await kit.jobs.start<MergeJob>(kinds.merge, job, session) };
      });
      return rejectBusy(started);
    },

    /** Undoes a merge, unless its records were changed since. */
    async undo(mergeId: number, identity: Identity) {
      const by = identity.user?.userId ?? 0;
      const merge = await merges.model.findOne({ _id: mergeId, ...merges.alive }).lean<MergeDocument>();
      if (!merge || merge.created.at < oldestUndoable()) throw notFound('A merge that could be undone');
      const text = STATE_TEXTS[merge.state];
      if (text) throw new AppError('conflict', text);
      const changed = joinChanges(
        await Promise.all([
          records.findChanged(merge),
          ...stores.map((store) => store.findChanged(merge.moveSet, { identity })),
        ]),
      );
      if (changed.total) throw new AppError('conflict', changedSinceText(changed));
      const jobToken = await rejectBusy(
        kit.db.transaction(async (session) => {
          const busy = [merge.mergedId, merge.targetId];
          await merges.change(mergeId, merge.rev, { state: 'undoing', busy }, { by, session });
          await records.reopen(merge, { by, session });
          const job = {
            title: `Undoing the merge of ${merge.mergedName} into ${merge.targetName}`,
            entity: 'records',
            step: 'Restoring record',
            data: { mergeId, by },
            identity,
            itemsTotal: merge.moved,
            cancellable: false,
          };
          return kit.jobs.start<MergeJob>(kinds.undo, job, session);
        }),
      );
      return { mergeId, jobToken };
    },

    /** Throws while a merge or its undo uses the record. */
    async assertNotMerging(id: number) {
      if (await merges.model.exists({ busy: id })) throw new AppError('conflict', BUSY);
    },

    /** The merges of a period that are done, each with the ids of its records. */
    async doneBetween({ since, until }: { since: Date; until: Date }) {
      const found = await merges.model
        .find({ 'created.at': { $gt: since, $lte: until }, state: 'done' }, { mergedId: 1, targetId: 1 })
        .lean<Pick<MergeDocument, 'mergedId' | 'targetId'>[]>();
      return found.map(({ mergedId, targetId }) => ({ mergedId, targetId }));
    },

    async list(paged: Paged) {
      const filter = { 'created.at': { $gte: oldestUndoable() }, state: { $ne: 'undone' as const } };
      const { found, total } = await merges.page(filter, { 'created.at': -1, _id: -1 }, paged);
      return { merges: found.map(toMerge), ...total };
    },
  };
};
export type MergeRuns = ReturnType<typeof mergeRuns>;

const toMerge = ({ _id, created, moveSet: _, ...merge }: MergeDocument): Merge => ({
  mergeId: _id,
  mergedId: merge.mergedId,
  mergedName: merge.mergedName,
  targetId: merge.targetId,
  targetName: merge.targetName,
  outcome: merge.outcome,
  state: merge.state,
  moved: merge.moved,
  at: created.at.toISOString(),
});
