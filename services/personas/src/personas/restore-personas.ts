import { AppError, isDuplicateKeyError, type JobRun } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import { followMoves } from '../library-links/follow-moves';
import type { FrozenSelections } from './frozen-selection';
import type { PersonaDocument } from './persona-document';
import { BATCH_SIZE } from './persona-removal';
import { restorable } from './restorable-personas';
import { notRestoredMessage, takenNamesText } from './restore-rules';
import type { PersonaStores } from './write-persona';

export const UNDO_JOB = 'persona-undo';
/** A kind of its own: services before contracts 0.5.103 know only undo, and would end this job without restoring anything. */
export const RESTORE_JOB = 'persona-restore';
export const NONE_LEFT = 'These personas are not deleted any more, or their time to be restored is over.';

interface Restoring {
  clientId: number;
  /** Who restores. */
  userId: number;
}
/** Undo of a change set by its author. */
export interface UndoneChange extends Restoring {
  changeSet: string;
}
/** Restores the personas of a change set, or of a frozen selection of deleted ones. */
export type UndoJob = (UndoneChange | (Restoring & { selection: string })) & {
  /** How many personas there are to restore; counted if undefined. */
  restoring?: number;
};

type Stores = Pick<PersonaStores, 'kit' | 'personas' | 'mappings' | 'reviews' | 'comments' | 'moves'>;
/** A persona to be restored to its state before this change set. */
type Restored = Pick<PersonaDocument, '_id' | 'personaName' | 'changeSet' | 'deletedAt'>;
const RESTORED_FIELDS = { personaName: 1, changeSet: 1, deletedAt: 1 } as const;

/** Personas of a change set without later writes: its author can still undo them. */
const undoableFilter = ({ clientId, userId, changeSet }: UndoneChange) => ({
  clientId,
  changeSet,
  'updated.by': userId,
});

/** How many personas are still to be restored by an undo. */
export const countToUndo = ({ personas }: Stores, change: UndoneChange) =>
  personas.model.countDocuments(undoableFilter(change));

/** The next personas to restore by an undo, by id. */
export const nextToUndo = ({ personas }: Stores, change: UndoneChange, after: number, limit: number) =>
  personas.model
    .find({ ...undoableFilter(change), _id: { $gt: after } }, RESTORED_FIELDS)
    .sort({ _id: 1 })
    .limit(limit)
    .lean<Restored[]>();

async function* pagesToUndo(stores: Stores, change: UndoneChange) {
  for (let page = await nextToUndo(stores, change, 0, BATCH_SIZE); page.length; ) {
    yield page;
    page = await nextToUndo(stores, change, page.at(-1)?._id ?? 0, BATCH_SIZE);
  }
}

/** The deleted personas that match the filter; of two with one name the later deletion is restored. */
export const findRestorable = ({ personas }: Stores, filter: QueryFilter<PersonaDocument>) =>
  personas.model.find(filter, RESTORED_FIELDS).sort({ deletedAt: -1, _id: 1 }).lean<Restored[]>();

/** Those of the ids that can still be restored. */
const ofIds = ({ kit }: Stores, clientId: number, ids: readonly number[]) => ({
  ...restorable(kit, clientId),
  _id: { $in: [...ids] },
});

async function* pagesToRestore(stores: Stores, selections: FrozenSelections, clientId: number, selection: string) {
  for await (const ids of selections.read(selection)) yield await findRestorable(stores, ofIds(stores, clientId, ids));
}

/** Undoes the last change of these personas and of what belongs to them, in one transaction; returns how many. */
const restoreAll = (stores: Stores, { clientId, userId }: Restoring, page: readonly Restored[]) => {
  const { kit, personas, mappings, reviews, comments } = stores;
  return kit.db.transaction(async (session) => {
    const write = { by: userId, session };
    await kit.clientGuard.enter(clientId, session);
    let restored = 0;
    for (const changeSet of new Set(page.map((persona) => persona.changeSet))) {
      const ids = page.filter((persona) => persona.changeSet === changeSet).map(({ _id }) => _id);
      const filter = { clientId, _id: { $in: ids } };
      await mappings.undo(changeSet, write, filter);
      await reviews.undo(changeSet, write, filter);
      await comments.undo(changeSet, write, { clientId, personaId: { $in: ids } });
      restored += (await personas.undo(changeSet, write, filter)).restored;
    }
    await followMoves(stores, page, write);
    return restored;
  });
};

/** Bisects a page that contains a taken name: a few transactions find it among hundreds. */
const restorePage = async (
  stores: Stores,
  restoring: Restoring,
  page: readonly Restored[],
  takenNames: string[],
): Promise<number> => {
  try {
    return await restoreAll(stores, restoring, page);
  } catch (error) {
    if (!isDuplicateKeyError(error)) throw error;
  }
  const half = Math.ceil(page.length / 2);
  if (half === page.length) {
    takenNames.push(...page.map(({ personaName }) => personaName));
    return 0;
  }
  const restored = await restorePage(stores, restoring, page.slice(0, half), takenNames);
  return restored + (await restorePage(stores, restoring, page.slice(half), takenNames));
};

/** Restores up to `BATCH_SIZE` personas. Those whose names are taken by now stay deleted; throws 409 if none is back. */
export const restorePersonasNow = async (stores: Stores, restoring: Restoring, page: readonly Restored[]) => {
  const takenNames: string[] = [];
  const restored = await restorePage(stores, restoring, page, takenNames);
  if (!restored) throw new AppError('conflict', takenNames.length ? takenNamesText(takenNames) : NONE_LEFT);
  if (!takenNames.length) return { restored };
  return { restored, notRestored: takenNamesText(takenNames) };
};

/**
 * Restores all personas of a job in batches; returns how many. Those whose names are taken by now stay deleted and are
 * listed.
 */
export const restoreInBatches = async (
  stores: Stores,
  selections: FrozenSelections,
  { data, signal, progress }: { data: UndoJob } & Partial<Pick<JobRun<UndoJob>, 'signal' | 'progress'>>,
): Promise<number> => {
  const isUndo = 'changeSet' in data;
  const remaining = isUndo
    ? await countToUndo(stores, data)
    : await stores.personas.model.countDocuments(
        ofIds(stores, data.clientId, await selections.readAll(data.selection)),
      );
  const { restoring: total = remaining } = data;
  const takenNames: string[] = [];
  // Restored by a former run.
  let done = total - remaining;
  const pages = isUndo ? pagesToUndo(stores, data) : pagesToRestore(stores, selections, data.clientId, data.selection);
  for await (const page of pages) {
    signal?.throwIfAborted();
    done += await restorePage(stores, data, page, takenNames);
    await progress?.(done, total);
  }
  if (takenNames.length) throw new AppError('conflict', notRestoredMessage(done, takenNames));
  return done;
};
