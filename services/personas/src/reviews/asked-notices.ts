import type { ClientSession } from 'mongoose';
import type { Sending } from './sending';
import { noticeKey, noticesOfStep, type TakenReview } from './step-notices';
import type { ReviewStores } from './take-step';

interface Sendings {
  clientId: number;
  /** The approvers of now: they too may have been asked, or asked again. */
  approverIds: readonly number[];
  sendings: readonly Sending[];
}

/** Takes back what asked for reviews, once none of the personas sent together waits any more. */
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
 * Reads what is needed to ask the approvers again for reviews that wait again because a step was undone. Whoever still has
 * the notice of the sending is not told anew.
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
