import type { ClientSession } from 'mongoose';
import type { CommentDocument } from './comment-document';
import type { ReviewDocument } from './review-document';
import type { ReviewStores } from './take-step';

/** Who takes part in the talk about a persona: the sender of the review under way, and who commented at this place. */
export const readTalkers = async (
  { reviews, comments }: Pick<ReviewStores, 'reviews' | 'comments'>,
  { personaId, field, skillId }: Pick<CommentDocument, 'personaId' | 'field' | 'skillId'>,
  session: ClientSession,
): Promise<{ sentBy: number | null; commentedBy: number[] }> => {
  const review = await reviews.model
    .findOne({ _id: personaId, ...reviews.alive }, { sent: 1 }, { session })
    .lean<Pick<ReviewDocument, 'sent'>>();
  // A place without a field or skill has neither in its records, which null matches too.
  const samePlace = { personaId, field: field ?? null, skillId: skillId ?? null, ...comments.alive };
  const found = await comments.model.aggregate<{ _id: number }>(
    [{ $match: samePlace }, { $group: { _id: '$created.by' } }, { $sort: { _id: 1 } }],
    { session },
  );
  return { sentBy: review?.sent?.by ?? null, commentedBy: found.map(({ _id }) => _id) };
};
