import * as z from 'zod';
import type { PersonaDocument } from '../personas/persona-document';
import { takeBackAsked } from './asked-notices';
import { ReviewDocument } from './review-document';
import { sendingOf } from './sending';
import { noticesOfStep, type TakenReview, type TellStep } from './step-notices';
import type { ReviewStores, StepOfClient } from './take-step';

/** Reads what the notices of a step need before its transaction begins. */
export const prepareTelling = async (
  stores: Pick<ReviewStores, 'kit' | 'reviews' | 'readApprovers' | 'userNames'>,
  { clientId, userId, changeSet, step }: StepOfClient,
): Promise<TellStep> => {
  const { kit, readApprovers, userNames } = stores;
  const [approverIds, nameOf] = await Promise.all([readApprovers(clientId), userNames([userId])]);
  const noticed = { step, clientId, changeSet, userId, userName: nameOf(userId), approverIds };
  return async (reviews, session) => {
    if (step.kind !== 'send') {
      const sendings = reviews.flatMap(({ sending }) => sending ?? []);
      await takeBackAsked(stores, { clientId, approverIds, sendings }, session);
    }
    await kit.notices.send(noticesOfStep(noticed, reviews), session);
  };
};

const Before = ReviewDocument.pick({ sent: true }).extend({ changeSet: z.string().optional() });

/**
 * The reviews of these personas that a step has changed, read from their history: a run of its job that takes over has
 * not changed all of them itself.
 */
export const readTaken = (
  { kit, reviews, personas }: Pick<ReviewStores, 'kit' | 'reviews' | 'personas'>,
  { changeSet }: Pick<StepOfClient, 'changeSet'>,
  ids: readonly number[],
): Promise<TakenReview[]> =>
  kit.db.transaction(async (session) => {
    const before = await reviews.beforeChangeSet(changeSet, ids, session);
    const named = await personas.model
      .find({ _id: { $in: [...before.keys()] } }, { personaName: 1 }, { session })
      .sort({ _id: 1 })
      .lean<Pick<PersonaDocument, '_id' | 'personaName'>[]>();
    return named.map(({ _id, personaName }) => {
      const review = Before.parse(before.get(_id));
      return { personaId: _id, personaName, sentBy: review.sent?.by ?? null, sending: sendingOf(review) };
    });
  });
