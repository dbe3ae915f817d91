import type { PipelineStage } from 'mongoose';
import { type Reviews, SETTLED_INDEX } from '../reviews/review-document';

/** Approved personas for which the same releases of the library are not settled. */
interface SettledGroup {
  /** A time up to which the changes are settled for them. */
  until: Date;
  ids: number[];
}

/** Null for a deleted review: the index alone does not answer a condition that a field is null. */
const SETTLED_UNTIL = { $cond: [{ $eq: ['$deletedAt', null] }, { $ifNull: ['$decidedUntil', '$approved.at'] }, null] };

/** What the index alone tells of the approved personas: the reviews of 10,000 personas contain their versions. */
const readApproved = <T>(reviews: Reviews, filter: object, group: PipelineStage.Group['$group']) =>
  reviews.model
    .aggregate<T>([
      { $match: { ...filter, state: 'approved' } },
      { $project: { until: SETTLED_UNTIL } },
      { $match: { until: { $ne: null } } },
      { $group: group },
    ])
    .hint(SETTLED_INDEX);

/** The first time up to which changes of the library are settled for an approved persona; undefined without one. */
export const readOldestSettled = async (reviews: Reviews, filter: object): Promise<Date | undefined> => {
  const [found] = await readApproved<{ first: Date }>(reviews, filter, { _id: null, first: { $min: '$until' } });
  return found?.first;
};

/** The approved personas by the releases, named at these times, that are not settled for them. */
export const readSettledGroups = (
  reviews: Reviews,
  filter: object,
  releasedAt: readonly Date[],
): Promise<SettledGroup[]> => {
  const laterReleases = { $add: releasedAt.map((at) => ({ $cond: [{ $gt: [at, '$until'] }, 1, 0] })) };
  return readApproved<SettledGroup>(reviews, filter, {
    _id: releasedAt.length ? laterReleases : null,
    until: { $min: '$until' },
    ids: { $push: '$_id' },
  });
};
