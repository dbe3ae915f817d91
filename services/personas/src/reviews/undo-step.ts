import type { ClientSession } from 'mongoose';
import { BATCH_SIZE } from '../personas/persona-removal';
import { takeBackAsked } from './asked-notices';
import type { ReviewStores } from './take-step';

/** A step to be undone by the user who took it. */
export interface UndoneStep {
  clientId: number;
  userId: number;
  changeSet: string;
}

/** Filter for reviews that nobody has changed since this step of the user. */
const undoable = ({ clientId, userId, changeSet }: UndoneStep) => ({ clientId, changeSet, 'updated.by': userId });

/** Ids of the next reviews to restore, ascending, greater than `after`. */
export const nextUndoable = async (
  { reviews }: ReviewStores,
  step: UndoneStep,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> => {
  const found = await reviews.model
    .find({ ...undoable(step), _id: { $gt: after } }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id);
};

/** Number of personas of the step whose review or skills were changed since. */
export const countChangedSince = async ({ reviews, mappings }: ReviewStores, { changeSet }: UndoneStep) => {
  const changed = await Promise.all([reviews.changedSince(changeSet), mappings.changedSince(changeSet)]);
  return new Set(changed.flat()).size;
};

/** Personas whose skills were changed again after the step: neither their skills nor their review are restored. */
const withLaterSkills = async (
  { mappings }: ReviewStores,
  step: UndoneStep,
  ids: readonly number[],
  session: ClientSession,
) => {
  const changed = [...(await mappings.beforeChangeSet(step.changeSet, ids, session)).keys()];
  if (!changed.length) return new Set<number>();
  const filter = { ...undoable(step), _id: { $in: changed } };
  const current = await mappings.model.find(filter, { _id: 1 }, { session }).lean();
  const unchanged = new Set(current.map(({ _id }) => _id));
  return new Set(changed.filter((id) => !unchanged.has(id)));
};

/** Restores these reviews together with the skills that the step has changed; returns how many. */
export const undoStep = async (stores: ReviewStores, step: UndoneStep, ids: readonly number[]) => {
  const { kit, reviews, mappings, events, readApprovers } = stores;
  const { clientId, userId, changeSet } = step;
  const approverIds = await readApprovers(clientId);
  return kit.db.transaction(async (session) => {
    await kit.clientGuard.enter(clientId, session);
    const write = { by: userId, session };
    const filter = { ...undoable(step), _id: { $in: [...ids] } };
    const found = (await reviews.model.find(filter, { _id: 1 }, { session }).lean()).map(({ _id }) => _id);
    const later = await withLaterSkills(stores, step, found, session);
    const restoring = found.filter((id) => !later.has(id));
    const ofRestoring = { ...undoable(step), _id: { $in: restoring } };
    await mappings.undo(changeSet, write, ofRestoring);
    await reviews.undo(changeSet, write, ofRestoring);
    await events.add(restoring, { clientId, by: userId, event: 'undone', text: '' }, session);
    await takeBackAsked(stores, { clientId, approverIds, sentIn: [changeSet] }, session);
    return restoring.length;
  });
};

/** Restores all reviews of a step in batches; returns how many. */
export const undoWholeStep = async (stores: ReviewStores, step: UndoneStep, signal?: AbortSignal) => {
  const next = (after: number) => nextUndoable(stores, step, { after, limit: BATCH_SIZE });
  let restored = 0;
  for (let ids = await next(0); ids.length; ids = await next(ids.at(-1) ?? 0)) {
    signal?.throwIfAborted();
    restored += await undoStep(stores, step, ids);
  }
  return restored;
};
