import { formatCount, formatNames, formatNumber } from '@skills-architect/contracts/locale';
import { AppError, isDuplicateKeyError, type JobRun, type Write } from '@skills-architect/service-kit';
import type { FrozenSelections } from './frozen-selection';
import type { PersonaDocument } from './persona-document';
import type { PersonaStores } from './write-persona';

/**
 * Number of personas deleted or restored per transaction, which takes well below a second. A call for up to this many
 * answers when they are done; a larger change becomes a job with several transactions.
 */
export const BATCH_SIZE = 200;

export const REMOVE_JOB = 'persona-remove';
export const UNDO_JOB = 'persona-undo';

interface ChangeOfClient {
  clientId: number;
  userId: number;
  /** Change set shared by all transactions of the change. */
  changeSet: string;
}
export interface RemoveJob extends ChangeOfClient {
  total: number;
}
export interface UndoJob extends ChangeOfClient {
  /** How many personas there are to restore; counted if undefined. */
  restoring?: number;
}

/** Message when an undo fails because a name is taken. */
export const NAME_TAKEN_AGAIN =
  'This cannot be taken back: another persona of this client has one of the names by now. Rename it and try again.';
const MAX_NAMED = 3;

type Stores = Pick<PersonaStores, 'kit' | 'personas' | 'mappings' | 'reviews'>;

/** Deletes these personas with their skills; returns how many of them still existed. */
export const removePersonas = ({ kit, personas, mappings, reviews }: Stores, ids: number[], write: Write) =>
  kit.db.transaction(async (session) => {
    const { removed } = await personas.remove({ _id: { $in: ids } }, { ...write, session });
    const ofRemoved = { _id: { $in: removed.map(({ _id }) => _id) } };
    await mappings.remove(ofRemoved, { ...write, session });
    await reviews.remove(ofRemoved, { ...write, session });
    return removed.length;
  });

/** Personas of a change set without later writes: its author can still undo them. */
const undoableFilter = ({ clientId, userId, changeSet }: ChangeOfClient) => ({
  clientId,
  changeSet,
  'updated.by': userId,
});

/** How many personas are still to be restored. */
export const countToUndo = ({ personas }: Stores, change: ChangeOfClient) =>
  personas.model.countDocuments(undoableFilter(change));

/** The next personas to restore, by id. */
export const nextToUndo = ({ personas }: Stores, change: ChangeOfClient, after: number, limit: number) =>
  personas.model
    .find({ ...undoableFilter(change), _id: { $gt: after } }, { personaName: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<Pick<PersonaDocument, '_id' | 'personaName'>[]>();

/** Undoes a change for these personas; returns how many. */
export const undoPersonas = ({ kit, personas, mappings, reviews }: Stores, change: ChangeOfClient, ids: number[]) =>
  kit.db.transaction(async (session) => {
    const write = { by: change.userId, session };
    await kit.clientGuard.enter(change.clientId, session);
    const filter = { clientId: change.clientId, 'updated.by': change.userId, _id: { $in: ids } };
    await mappings.undo(change.changeSet, write, filter);
    await reviews.undo(change.changeSet, write, filter);
    return (await personas.undo(change.changeSet, write, filter)).restored;
  });

/** Deletes a frozen selection in batches. A run that takes over skips what is deleted already. */
export const removeSelected = async (
  stores: Stores,
  selections: FrozenSelections,
  { data, signal, progress, preventCancelling }: Omit<JobRun<RemoveJob>, 'token' | 'identity' | 'log'>,
) => {
  let done = await stores.personas.model.countDocuments({ ...undoableFilter(data), deletedAt: { $ne: null } });
  for await (const ids of selections.read(data.changeSet)) {
    signal.throwIfAborted();
    const deleted = await removePersonas(stores, ids, { by: data.userId, changeSet: data.changeSet });
    done += deleted;
    if (deleted) await progress(done, data.total);
  }
  await preventCancelling();
};

/**
 * Undoes a whole change in batches; returns how many personas are restored. Personas whose names are taken by now stay
 * deleted and are listed.
 */
export const undoChange = async (
  stores: Stores,
  { data, signal, progress }: { data: UndoJob } & Partial<Pick<JobRun<UndoJob>, 'signal' | 'progress'>>,
) => {
  const remaining = await countToUndo(stores, data);
  const { restoring: total = remaining } = data;
  const takenNames: string[] = [];
  // Restored by a former run.
  let done = total - remaining;
  for (let page = await nextToUndo(stores, data, 0, BATCH_SIZE); page.length; ) {
    signal?.throwIfAborted();
    done += await undoPage(stores, data, page, takenNames);
    await progress?.(done, total);
    page = await nextToUndo(stores, data, page.at(-1)?._id ?? 0, BATCH_SIZE);
  }
  if (takenNames.length) throw new AppError('conflict', notRestoredMessage(done, takenNames));
  return done;
};

/** Bisects a batch that contains a taken name: a few transactions find it among hundreds. */
const undoPage = async (
  stores: Stores,
  data: UndoJob,
  page: Pick<PersonaDocument, '_id' | 'personaName'>[],
  takenNames: string[],
): Promise<number> => {
  const ids = page.map(({ _id }) => _id);
  try {
    return await undoPersonas(stores, data, ids);
  } catch (error) {
    if (!isDuplicateKeyError(error)) throw error;
  }
  const half = Math.ceil(page.length / 2);
  if (half === page.length) {
    takenNames.push(...page.map(({ personaName }) => personaName));
    return 0;
  }
  const restored = await undoPage(stores, data, page.slice(0, half), takenNames);
  return restored + (await undoPage(stores, data, page.slice(half), takenNames));
};

export const restoredText = (count: number) => `${formatCount(count, 'persona is', 'personas are')} back`;

/** Message when some personas could not be restored. */
export const notRestoredMessage = (restored: number, takenNames: readonly string[]): string => {
  const restoredOfAll = `${formatNumber(restored)} of ${restoredText(restored + takenNames.length)}`;
  const notRestored = formatCount(takenNames.length, 'is', 'are');
  return `${restoredOfAll}. ${notRestored} not, because other personas have these names by now: ${formatNames(takenNames, MAX_NAMED)}.`;
};
