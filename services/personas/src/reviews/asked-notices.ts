import type { ClientSession } from 'mongoose';
import { noticeKey } from './step-notices';
import type { ReviewStores } from './take-step';

interface Sendings {
  clientId: number;
  approverIds: readonly number[];
  /** Change sets of steps that sent personas for review. */
  sentIn: readonly string[];
}

/** Takes back what asked the approvers for reviews, once none of the personas sent together waits any more. */
export const takeBackAsked = async (
  { kit, reviews }: Pick<ReviewStores, 'kit' | 'reviews'>,
  { clientId, approverIds, sentIn }: Sendings,
  session: ClientSession,
): Promise<void> => {
  const waiting = await reviews.model
    .distinct('changeSet', { changeSet: { $in: [...sentIn] }, clientId, state: 'inReview' })
    .session(session);
  const pointless = sentIn.filter((changeSet) => !waiting.includes(changeSet));
  await kit.notices.takeBack({ userIds: approverIds, keys: pointless.map(noticeKey), kind: 'reviewAsked' }, session);
};
