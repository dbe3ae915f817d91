import type { ApprovalFilter } from '@skills-architect/contracts/personas';
import type { Reviews } from './review-document';

interface Wanted {
  clientId: number;
  approval: Exclude<ApprovalFilter, 'changed'>;
  userId: number;
  isApprover: boolean;
}

/**
 * Filter for the personas with this approval: read from the reviews themselves, so that a decision shows at once. What
 * has no review is a draft; nothing waits for a user who is no approver.
 */
export const findByApproval = async (reviews: Reviews, { clientId, approval, userId, isApprover }: Wanted) => {
  const find = (state: object) => reviews.model.distinct('_id', { clientId, ...state, ...reviews.alive });
  if (approval === 'draft') return { _id: { $nin: await find({ state: { $in: ['inReview', 'approved'] } }) } };
  if (approval === 'refused') return { _id: { $in: await find({ 'refused.sentBy': { $exists: true } }) } };
  if (approval === 'refusedToMe') return { _id: { $in: await find({ 'refused.sentBy': userId }) } };
  if (approval === 'waitsForMe') return { _id: { $in: isApprover ? await find({ state: 'inReview' }) : [] } };
  return { _id: { $in: await find({ state: approval }) } };
};
