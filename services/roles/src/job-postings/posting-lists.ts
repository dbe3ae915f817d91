import type { PostingFilter, PostingList, PostingNeed, PostingPlace } from '@skills-architect/contracts/roles';
import { type Paged, searchFilter } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { PostingDocument, Postings } from './posting-document';
import { beyond, type Direction, orderBy, pageSlices, SORT_FIELDS } from './posting-rules';

type Filter = QueryFilter<PostingDocument>;

/** Filters for postings that wait for an industry role, or for a decision on a proposal. */
export const WAITING = {
  role: { industryRoleId: null },
  decision: { 'proposal.roleId': { $gt: 0 } },
} as const satisfies Record<PostingNeed, Filter>;

/**
 * Filter for job postings by title, sub-sector, publisher and what they wait for; `annotated` selects those with an industry
 * role.
 */
export const postingFilter = (
  { title, sector, source, needs }: PostingFilter,
  { annotated }: { annotated: boolean },
) => ({
  deletedAt: null,
  ...searchFilter(title),
  ...(sector !== undefined && { subsectorId: sector }),
  ...(source !== undefined && { jobSource: source }),
  ...(needs && WAITING[needs]),
  ...(annotated && { industryRoleId: needs === 'role' ? { $in: [] } : { $gt: 0 } }),
});

const reverse = (direction: Direction): Direction => (direction === 1 ? -1 : 1);
/** The sort direction of a list that is read forwards (1) or backwards (-1). */
const findSortDirection = ({ sortOrder }: PostingList, direction: Direction): Direction =>
  sortOrder === 'asc' ? direction : reverse(direction);

/** Reads lists of postings; those that other users have open (`usedIds`) come last. */
export const postingLists = ({ model }: Postings) => {
  const read = (filter: Filter, list: PostingList, { direction = 1 as Direction, skip = 0, limit = 1 }) => {
    const order = orderBy(SORT_FIELDS[list.sortBy ?? 'id'], findSortDirection(list, direction));
    return limit ? model.find(filter).sort(order).skip(skip).limit(limit).lean<PostingDocument[]>() : [];
  };
  const groupFilters = (list: PostingList, usedIds: readonly number[]) => {
    const all = postingFilter(list, { annotated: false });
    return {
      all,
      free: usedIds.length ? { ...all, _id: { $nin: [...usedIds] } } : all,
      used: { ...all, _id: { $in: [...usedIds] } },
    };
  };
  /** The postings after (1) or before (-1) a posting, in the order of the list. */
  const neighbourFilter = (
    filter: Filter,
    posting: PostingDocument,
    list: PostingList,
    direction: Direction,
  ): Filter => ({
    $and: [filter, beyond(posting, SORT_FIELDS[list.sortBy ?? 'id'], findSortDirection(list, direction))],
  });

  return {
    async page(list: PostingList & Paged, usedIds: readonly number[]) {
      const { all, free, used: usedFilter } = groupFilters(list, usedIds);
      const [total, usedTotal] = await Promise.all([
        model.countDocuments(all),
        usedIds.length ? model.countDocuments(usedFilter) : 0,
      ]);
      const slices = pageSlices(list, total - usedTotal);
      const [first, last] = await Promise.all([
        read(free, list, slices.free),
        usedTotal ? read(usedFilter, list, slices.used) : [],
      ]);
      return { postings: [...first, ...last], total };
    },

    /** The posting's row number in the list, and its neighbours. */
    async place(posting: PostingDocument, list: PostingList, usedIds: readonly number[]): Promise<PostingPlace> {
      const { all, free, used: usedFilter } = groupFilters(list, usedIds);
      const isUsed = usedIds.includes(posting._id);
      const groupFilter = isUsed ? usedFilter : free;
      const [total, usedTotal, countBefore, [following], [previous], [firstUsed], [lastFree]] = await Promise.all([
        model.countDocuments(all),
        usedIds.length ? model.countDocuments(usedFilter) : 0,
        model.countDocuments(neighbourFilter(groupFilter, posting, list, -1)),
        read(neighbourFilter(groupFilter, posting, list, 1), list, {}),
        read(neighbourFilter(groupFilter, posting, list, -1), list, { direction: -1 }),
        isUsed ? [] : read(usedFilter, list, {}),
        isUsed ? read(free, list, { direction: -1 }) : [],
      ]);
      return {
        rowNumber: (isUsed ? total - usedTotal : 0) + countBefore + 1,
        total,
        previousId: (previous ?? lastFree)?._id ?? null,
        nextId: (following ?? firstUsed)?._id ?? null,
      };
    },

    /** Postings without an industry role, in the order in which they follow `posting`. */
    async open(posting: PostingDocument | undefined, list: PostingList, usedIds: readonly number[], limit: number) {
      const { free, used: usedFilter } = groupFilters(list, usedIds);
      const whereOpen = (filter: Filter): Filter => ({ $and: [filter, { industryRoleId: null }] });
      const otherPostings = (filter: Filter): Filter =>
        posting ? { $and: [whereOpen(filter), { _id: { $ne: posting._id } }] } : whereOpen(filter);
      const following = posting ? await read(neighbourFilter(whereOpen(free), posting, list, 1), list, { limit }) : [];
      if (following.length) return following;
      const fromStart = await read(otherPostings(free), list, { limit });
      if (fromStart.length || !usedIds.length) return fromStart;
      return read(otherPostings(usedFilter), list, { limit: 1 });
    },
  };
};
