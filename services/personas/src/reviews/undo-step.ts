import type { ReviewStores } from './take-step';

/** A step that its author takes back. */
export interface UndoneStep {
  clientId: number;
  userId: number;
  changeSet: string;
}

/** Reviews whose last change is this step of the user. */
const undoable = ({ clientId, userId, changeSet }: UndoneStep) => ({ clientId, changeSet, 'updated.by': userId });

/** The next reviews to restore, by id. */
export const nextUndoable = async ({ reviews }: ReviewStores, step: UndoneStep, limit: number): Promise<number[]> => {
  const found = await reviews.model.find(undoable(step), { _id: 1 }).sort({ _id: 1 }).limit(limit).lean();
  return found.map(({ _id }) => _id);
};

/** How many reviews the step has changed that somebody has changed since. */
export const countChangedSince = async ({ reviews }: ReviewStores, { changeSet }: UndoneStep): Promise<number> =>
  (await reviews.changedSince(changeSet)).length;

/** Restores these reviews, and the skills that the step has changed. */
export const undoStep = ({ kit, reviews, mappings, events }: ReviewStores, step: UndoneStep, ids: readonly number[]) =>
  kit.db.transaction(async (session) => {
    const { clientId, userId, changeSet } = step;
    await kit.clientGuard.enter(clientId, session);
    const write = { by: userId, session };
    const filter = { ...undoable(step), _id: { $in: [...ids] } };
    const restoring = (await reviews.model.find(filter, { _id: 1 }, { session }).lean()).map(({ _id }) => _id);
    await mappings.undo(changeSet, write, { ...filter, _id: { $in: restoring } });
    await reviews.undo(changeSet, write, filter);
    await events.add(restoring, { clientId, by: userId, event: 'undone', text: '' }, session);
    return restoring.length;
  });
