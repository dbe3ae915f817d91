import type { ClientSession } from 'mongoose';
import type { Sending } from './sending';
import { noticeKey, noticesOfStep, type TakenReview } from './step-notices';
import type { ReviewStores } from './take-step';

interface Sendings {
  clientId: number;
  /** Current approvers: they may have received the notice after the sending. */
  approverIds: readonly number[];
  sendings: readonly Sending[];
}

/** Deletes the notices of sendings of which no persona is in review any more. */
export const takeBackAsked = async (
  { kit, reviews }: Pick<ReviewStores, 'kit' | 'reviews'>,
  { clientId, approverIds, sendings }: Sendings,
  session: ClientSession,
): Promise<void> => {
  const sentIn = [...new Set(sendings.map(({ changeSet }) => changeSet))];
  if (!sentIn.length) return;
  const findWaiting = (field: 'sent.changeSet' | 'changeSet') =>
    reviews.model.distinct(field, { [field]: { $in: sentIn }, clientId, state: 'inReview' }).session(session);
  const waiting = [...(await findWaiting('sent.changeSet')), ...(await findWaiting('changeSet'))];
  const keys = sentIn.filter((changeSet) => !waiting.includes(changeSet)).map(noticeKey);
  const userIds = [...new Set([...approverIds, ...sendings.flatMap(({ asked }) => asked)])];
  await kit.notices.takeBack({ userIds, keys, kind: 'reviewAsked' }, session);
};

/**
 * Prepares notices to the approvers for personas that are in review again after an undo; call the result in the
 * transaction. Users who still have the notice of the sending get no second one.
 */
export const prepareAskingAgain = async (
  { kit, readApprovers, userNames }: Pick<ReviewStores, 'kit' | 'readApprovers' | 'userNames'>,
  clientId: number,
  taken: readonly TakenReview[],
) => {
  const waited = taken.flatMap(({ sending, ...review }) => (sending ? [{ ...review, sending }] : []));
  const [approverIds, nameOf] = await Promise.all([
    readApprovers(clientId),
    userNames(waited.map(({ sending }) => sending.by)),
  ]);
  return async (personaIds: readonly number[], session: ClientSession): Promise<void> => {
    const waiting = new Set(personaIds);
    const again = waited.filter(({ personaId }) => waiting.has(personaId));
    const sendings = new Map(again.map(({ sending }) => [sending.changeSet, sending]));
    for (const { changeSet, by, message } of sendings.values()) {
      const step = { kind: 'send', message } as const;
      const noticed = { step, clientId, changeSet, userId: by, userName: nameOf(by), approverIds };
      const together = again.filter(({ sending }) => sending.changeSet === changeSet);
      await kit.notices.send(noticesOfStep(noticed, together), session);
    }
  };
};
