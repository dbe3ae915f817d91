import { personaListPath } from '@skills-architect/contracts/personas';
import { counted } from '@skills-architect/service-kit';
import type { ReviewStores } from './take-step';

export type WaitingStores = Pick<ReviewStores, 'reviews' | 'readApprovers'>;

/**
 * The personas that wait for the approval of a user, by client, and those that they had sent and that were refused. Only
 * for clients with approvers; `clientIds`: the clients that the user is limited to.
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
  const concerned = [...new Set([...inReview, ...refused].map(({ _id }) => _id))];
  const approvers = new Map(await Promise.all(concerned.map(async (id) => [id, await readApprovers(id)] as const)));
  const own = inReview.filter(({ _id }) => approvers.get(_id)?.includes(userId));
  const refusedNow = refused.filter(({ _id }) => approvers.get(_id)?.length);
  return [
    ...own.flatMap(({ _id, total }) =>
      counted(
        { icon: 'people', to: personaListPath({ clientId: _id, approval: 'waitsForMe' }), clientId: _id },
        { total },
        'persona waits for your approval',
        'personas wait for your approval',
      ),
    ),
    ...refusedNow.flatMap(({ _id, total }) =>
      counted(
        { icon: 'people', to: personaListPath({ clientId: _id, approval: 'refusedToMe' }), clientId: _id },
        { total },
        'of your personas was refused',
        'of your personas were refused',
      ),
    ),
  ];
};
