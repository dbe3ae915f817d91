import type { ClientSession } from 'mongoose';
import type { ReviewDocument, Reviews } from './review-document';

/** The reviews of these personas by persona id; drafts that were never sent have none. */
export const readReviews = async (
  reviews: Reviews,
  ids: readonly number[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<number, ReviewDocument>> => {
  const found = await reviews.model
    .find({ _id: { $in: [...ids] }, ...reviews.alive }, null, { session })
    .lean<ReviewDocument[]>();
  return new Map(found.map((review) => [review._id, review]));
};
