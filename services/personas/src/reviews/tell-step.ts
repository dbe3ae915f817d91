import * as z from 'zod';
import type { PersonaDocument } from '../personas/persona-document';
import { noticesOfStep, type TakenReview, type TellStep } from './step-notices';
import type { ReviewStores, StepOfClient } from './take-step';

/** Reads what the notices of a step need before its transaction begins. */
export const prepareTelling = async (
  { kit, readApprovers, userNames }: Pick<ReviewStores, 'kit' | 'readApprovers' | 'userNames'>,
  { clientId, userId, changeSet, step }: StepOfClient,
): Promise<TellStep> => {
  const [approverIds, nameOf] = await Promise.all([readApprovers(clientId), userNames([userId])]);
  const noticed = { step, clientId, changeSet, userId, userName: nameOf(userId), approverIds };
  return (reviews, session) => kit.notices.send(noticesOfStep(noticed, reviews), session);
};

const Before = z.object({ sent: z.object({ by: z.number() }).nullable() });

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
      const { sent } = Before.parse(before.get(_id));
      return { personaId: _id, personaName, sentBy: sent?.by ?? null };
    });
  });
