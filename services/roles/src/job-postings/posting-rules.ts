import { CLIENT_USERS, type UserType } from '@skills-architect/contracts';
import type { POSTING_SORTS } from '@skills-architect/contracts/roles';
import type { Paged } from '@skills-architect/service-kit';

/** Stored field of each sort column; sub-sectors sort by id, as in the list of roles. */
export const SORT_FIELDS = {
  id: '_id',
  job_posting_title: 'jobPostingTitle',
  company: 'company',
  country: 'country',
  sub_sector: 'subsectorId',
  normalised_title: 'normalisedTitle',
} as const satisfies Record<(typeof POSTING_SORTS)[number], string>;
export type SortField = (typeof SORT_FIELDS)[keyof typeof SORT_FIELDS];

export type Direction = 1 | -1;

/** Order of a list: by the field, then by id. */
export const orderBy = (field: SortField, direction: Direction): Record<string, Direction> =>
  field === '_id' ? { _id: direction } : { [field]: direction, _id: direction };

/** Filter for the records behind one (`direction` 1) or before it (-1) in ascending order of the field, then the id. */
export const beyond = (
  record: { _id: number } & Partial<Record<SortField, unknown>>,
  field: SortField,
  direction: Direction,
) => {
  const than = direction === 1 ? '$gt' : '$lt';
  const sameValue = { [field]: record[field], _id: { [than]: record._id } };
  return field === '_id'
    ? { _id: { [than]: record._id } }
    : { $or: [{ [field]: { [than]: record[field] } }, sameValue] };
};

interface Slice {
  skip: number;
  limit: number;
}

/** The rows of a page among the free postings and among those in use, which come last. */
export const pageSlices = ({ offset, pagesize }: Paged, free: number): { free: Slice; used: Slice } => {
  const ofFree = Math.max(0, Math.min(pagesize, free - offset));
  return {
    free: { skip: offset, limit: ofFree },
    used: { skip: Math.max(0, offset - free), limit: pagesize - ofFree },
  };
};

/** What a leadership role of this user becomes: set at once, or a proposal that staff decide on. */
export const leadershipOutcome = (userType: UserType): 'set' | 'proposed' =>
  CLIENT_USERS.includes(userType) ? 'proposed' : 'set';

/** The specification's text of the suggestions. */
export const joinSuggestions = (names: readonly string[]): string => names.join(', ');
