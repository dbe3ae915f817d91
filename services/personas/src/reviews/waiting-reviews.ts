import { counted } from '@skills-architect/service-kit';
import type { ReviewStores } from './take-step';

export type WaitingStores = Pick<ReviewStores, 'reviews' | 'readApprovers'>;

/**
 * The personas that wait for the approval of a user, by client, and those that were refused to them; `clientIds`: the
 * clients that the user is limited to.
 */
export const waitingReviews = async (
  { reviews, readApprovers }: WaitingStores,
  userId: number,
  clientIds?: readonly number[],
) => {
  const ofClients = clientIds && { clientId: { $in: [...clientIds] } };
  const count = (filter: object) =>
    reviews.model.aggregate<{ _id: number; total: number }>([
      { $match: { ...ofClients, ...filter, ...reviews.alive } },
      { $group: { _id: '$clientId', total: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ]);
  const [inReview, refused] = await Promise.all([count({ state: 'inReview' }), count({ 'refused.sentBy': userId })]);
  const approvers = await Promise.all(inReview.map(({ _id }) => readApprovers(_id)));
  const own = inReview.filter((_, index) => approvers[index]?.includes(userId));
  return [
    ...own.flatMap(({ _id, total }) =>
      counted(
        { icon: 'people', to: `/personas?client=${_id}&approval=waitsForMe`, clientId: _id },
        { total },
        'persona waits for your approval',
        'personas wait for your approval',
      ),
    ),
    ...refused.flatMap(({ _id, total }) =>
      counted(
        { icon: 'people', to: `/personas?client=${_id}&approval=draft`, clientId: _id },
        { total },
        'of your personas was refused',
        'of your personas were refused',
      ),
    ),
  ];
};
