import { reviewEvents } from './review-events';
import type { ReviewStores } from './take-step';

/** Removes what a deleted client's reviews leave behind: states, comments and events, and what they were before. */
export const forgetReviews = async (
  { kit, reviews, comments }: Pick<ReviewStores, 'kit' | 'reviews' | 'comments'>,
  clientId: number,
): Promise<void> => {
  const stored = [
    { name: reviews.model.collection.collectionName, ids: await reviews.model.distinct('_id', { clientId }) },
    { name: comments.model.collection.collectionName, ids: await comments.model.distinct('_id', { clientId }) },
  ];
  for (const { name, ids } of stored) {
    await kit.db.collection('history').deleteMany({ resource: name, id: { $in: ids } });
    await kit.db.collection(name).deleteMany({ clientId });
  }
  await reviewEvents(kit).removeClient(clientId);
};
