import type { ClientSession } from 'mongoose';
import type { FrozenSelections } from '../personas/frozen-selection';
import { BATCH_SIZE } from '../personas/persona-removal';
import { prepareAskingAgain, takeBackAsked } from './asked-notices';
import type { ReviewDocument } from './review-document';
import { sendingOf } from './sending';
import type { TakenReview } from './step-notices';
import { namesOf, type ReviewStores } from './take-step';
import { readTaken } from './tell-step';

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

/** Number of reviews that nobody has changed since this step of the user. */
export const countUndoable = ({ reviews }: ReviewStores, step: UndoneStep): Promise<number> =>
  reviews.model.countDocuments(undoable(step));

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

type AskAgain = Awaited<ReturnType<typeof prepareAskingAgain>>;

interface BatchOptions {
  askAgain?: AskAgain;
  /** Change set of an undo in batches. */
  undoing?: string | undefined;
}

/**
 * Restores reviews and the skills that the step changed, and asks again for those that were not in review before the undo;
 * returns the ids of the restored ones.
 */
const undoBatch = async (
  stores: ReviewStores,
  step: UndoneStep,
  ids: readonly number[],
  { askAgain, undoing }: BatchOptions,
) => {
  const { kit, reviews, mappings, events, readApprovers } = stores;
  const { clientId, userId, changeSet } = step;
  const approverIds = await readApprovers(clientId);
  return kit.db.transaction(async (session) => {
    await kit.clientGuard.enter(clientId, session);
    const write = { by: userId, session };
    const filter = { ...undoable(step), _id: { $in: [...ids] } };
    const found = await reviews.model
      .find(filter, { sent: 1, changeSet: 1 }, { session })
      .lean<Pick<ReviewDocument, '_id' | 'sent' | 'changeSet'>[]>();
    const foundIds = found.map(({ _id }) => _id);
    const later = await withLaterSkills(stores, step, foundIds, session);
    const restoring = foundIds.filter((id) => !later.has(id));
    const ofRestoring = { ...undoable(step), _id: { $in: restoring } };
    const inParts = undoing === undefined ? undefined : { undoing };
    await mappings.undo(changeSet, write, ofRestoring, inParts);
    await reviews.undo(changeSet, write, ofRestoring, inParts);
    await events.add(restoring, { clientId, by: userId, event: 'undone', text: '' }, session);
    const sendings = found.flatMap((review) => sendingOf(review) ?? []);
    await takeBackAsked(stores, { clientId, approverIds, sendings }, session);
    const ended = found.filter(({ _id, sent }) => !sent && !later.has(_id)).map(({ _id }) => _id);
    await askAgain?.(ended, session);
    return restoring;
  });
};

/** Restores reviews and the skills that the step changed, and notifies approvers; returns the names of the personas. */
export const undoStep = async (stores: ReviewStores, step: UndoneStep, ids: readonly number[]) => {
  const taken = await readTaken(stores, step, ids);
  const askAgain = await prepareAskingAgain(stores, step.clientId, taken);
  return namesOf(taken, new Set(await undoBatch(stores, step, ids, { askAgain })));
};

/**
 * Asks the approvers once for all reviews that wait again. They are found among the reviews of the step, because a run
 * that takes over has not restored all of them itself; who still has the notice gets no second one.
 */
const askAgainForAll = async (stores: ReviewStores, selections: FrozenSelections, step: UndoneStep) => {
  const { kit, reviews } = stores;
  const taken: TakenReview[] = [];
  for await (const ids of selections.read(step.changeSet)) taken.push(...(await readTaken(stores, step, ids)));
  const askAgain = await prepareAskingAgain(stores, step.clientId, taken);
  const sentAt = new Map(taken.map(({ personaId, sending }) => [personaId, sending?.at.getTime()]));
  await kit.db.transaction(async (session) => {
    const waiting = await reviews.model
      .find({ _id: { $in: [...sentAt.keys()] }, state: 'inReview', ...reviews.alive }, { 'sent.at': 1 }, { session })
      .lean<{ _id: number; sent: { at: Date } | null }[]>();
    const again = waiting.filter(({ _id, sent }) => sent?.at.getTime() === sentAt.get(_id));
    await askAgain(
      again.map(({ _id }) => _id),
      session,
    );
  });
};

/**
 * Restores all reviews of the step of a job in batches, and notifies approvers once at the end; returns the number of
 * reviews restored under `undoing`, those of an earlier run included.
 */
export const undoWholeStep = async (
  stores: ReviewStores,
  selections: FrozenSelections,
  step: UndoneStep,
  { undoing, signal }: { undoing: string; signal?: AbortSignal },
): Promise<number> => {
  const next = (after: number) => nextUndoable(stores, step, { after, limit: BATCH_SIZE });
  for (let ids = await next(0); ids.length; ids = await next(ids.at(-1) ?? 0)) {
    signal?.throwIfAborted();
    await undoBatch(stores, step, ids, { undoing });
  }
  await askAgainForAll(stores, selections, step);
  let restored = 0;
  for await (const ids of selections.read(step.changeSet)) restored += (await stores.reviews.undone(undoing, ids)).size;
  return restored;
};
