import * as z from 'zod';
import type { PersonaDocument } from '../personas/persona-document';
import { takeBackAsked } from './asked-notices';
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
      const sentIn = [...new Set(reviews.flatMap(({ before }) => before ?? []))];
      await takeBackAsked(stores, { clientId, approverIds, sentIn }, session);
    }
    await kit.notices.send(noticesOfStep(noticed, reviews), session);
  };
};

const Before = z.object({
  sent: z.object({ by: z.number() }).nullable(),
  changeSet: z.string().optional(),
});

/**
 * The reviews of these personas that a step has changed, read from their history: a run of its job that takes over has
 * not changed all of them itself.
 */
export const readTaken = (
  { kit, reviews, personas }: Pick<ReviewStores, 'kit' | 'reviews' | 'personas'>,
  { changeSet }: StepOfClient,
  ids: readonly number[],
): Promise<TakenReview[]> =>
  kit.db.transaction(async (session) => {
    const before = await reviews.beforeChangeSet(changeSet, ids, session);
    const named = await personas.model
      .find({ _id: { $in: [...before.keys()] } }, { personaName: 1 }, { session })
      .sort({ _id: 1 })
      .lean<Pick<PersonaDocument, '_id' | 'personaName'>[]>();
    return named.map(({ _id, personaName }) => {
      const { sent, changeSet: setBefore } = Before.parse(before.get(_id));
      return { personaId: _id, personaName, sentBy: sent?.by ?? null, before: setBefore };
    });
  });
