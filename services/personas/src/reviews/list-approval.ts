import type { PersonaApproval } from '@skills-architect/contracts/personas';
import { isUnavailable } from '@skills-architect/service-kit';
import { isChanged } from './differences';
import type { ReviewDocument } from './review-document';
import { type ReviewStores, readCurrent } from './take-step';

type Stores = Pick<ReviewStores, 'personas' | 'mappings' | 'comments' | 'readApprovers'>;

/** Whether the client has approvers. Personas are listed even while clients cannot be read. */
export const needsApproval = async ({ readApprovers }: Pick<Stores, 'readApprovers'>, clientId: number) => {
  try {
    return (await readApprovers(clientId)).length > 0;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
};

/** Approval by persona id. Without approvers, contains only personas that are still in review. */
export const listApproval = async (
  stores: Stores,
  clientId: number,
  listed: readonly { _id: number; review?: ReviewDocument }[],
): Promise<ReadonlyMap<number, PersonaApproval>> => {
  const { comments } = stores;
  const isNeeded = await needsApproval(stores, clientId);
  const reviewsById = new Map(listed.map(({ _id, review }) => [_id, review?.deletedAt === null ? review : undefined]));
  const ids = [...reviewsById.keys()].filter((id) => isNeeded || reviewsById.get(id)?.state === 'inReview');
  if (!ids.length) return new Map();
  const commented = await comments.model.aggregate<{ _id: number; open: number }>([
    { $match: { personaId: { $in: [...ids] }, ...comments.alive, resolved: null } },
    { $group: { _id: '$personaId', open: { $sum: 1 } } },
  ]);
  const approved = ids.filter((id) => reviewsById.get(id)?.state === 'approved');
  const current = approved.length ? await readCurrent(stores, clientId, approved) : [];
  const currentById = new Map(current.map(({ persona, snapshot }) => [persona._id, snapshot]));
  const openById = new Map(commented.map(({ _id, open }) => [_id, open]));
  return new Map(
    ids.map((id) => {
      const review = reviewsById.get(id);
      const [version, now] = [review?.approved?.version, currentById.get(id)];
      const hasChanged = version !== undefined && now !== undefined && isChanged(version, now);
      const isRefused = review?.refused != null;
      const openComments = openById.get(id) ?? 0;
      return [id, { state: review?.state ?? 'draft', isChanged: hasChanged, isRefused, openComments }];
    }),
  );
};
