import type { JobRun, Write } from '@skills-architect/service-kit';
import type { FrozenSelections } from './frozen-selection';
import type { PersonaStores } from './write-persona';

/**
 * Number of personas deleted or restored per transaction, which takes well below a second. A call for up to this many
 * answers when they are done; a larger change becomes a job with several transactions.
 */
export const BATCH_SIZE = 200;

export const REMOVE_JOB = 'persona-remove';

export interface RemoveJob {
  clientId: number;
  userId: number;
  /** Change set shared by all transactions of the deletion. */
  changeSet: string;
  total: number;
}

type Stores = Pick<PersonaStores, 'kit' | 'personas' | 'mappings' | 'reviews' | 'comments'>;

/** Deletes these personas with their skills; returns how many of them still existed. */
export const removePersonas = ({ kit, personas, mappings, reviews, comments }: Stores, ids: number[], write: Write) =>
  kit.db.transaction(async (session) => {
    const { removed } = await personas.remove({ _id: { $in: ids } }, { ...write, session });
    const ofRemoved = { _id: { $in: removed.map(({ _id }) => _id) } };
    await mappings.remove(ofRemoved, { ...write, session });
    await reviews.remove(ofRemoved, { ...write, session });
    const commented = { personaId: { $in: removed.map(({ _id }) => _id) } };
    await comments.remove(commented, { ...write, session });
    return removed.length;
  });

/** Deletes a frozen selection in batches. A run that takes over skips what is deleted already. */
export const removeSelected = async (
  stores: Stores,
  selections: FrozenSelections,
  { data, signal, progress, preventCancelling }: Omit<JobRun<RemoveJob>, 'token' | 'identity' | 'log'>,
) => {
  const { clientId, userId, changeSet, total } = data;
  const deletedBefore = { clientId, changeSet, 'updated.by': userId, deletedAt: { $ne: null } };
  let done = await stores.personas.model.countDocuments(deletedBefore);
  for await (const ids of selections.read(changeSet)) {
    signal.throwIfAborted();
    const deleted = await removePersonas(stores, ids, { by: userId, changeSet });
    done += deleted;
    if (deleted) await progress(done, total);
  }
  await preventCancelling();
};
