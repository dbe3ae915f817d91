import { CLIENT_USERS, type UserType } from '@skills-architect/contracts';
import type { POSTING_SORTS } from '@skills-architect/contracts/roles';
import type { Paged } from '@skills-architect/service-kit';

/** Sort field of each column; sub-sectors sort by id, as in the list of roles. */
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

/** Sort order: by the field, then by id. */
export const orderBy = (field: SortField, direction: Direction): Record<string, Direction> =>
  field === '_id' ? { _id: direction } : { [field]: direction, _id: direction };

/** Filter for the records after one (`direction` 1) or before it (-1), in ascending order of field and id. */
export const beyond = (
  record: { _id: number } & Partial<Record<SortField, unknown>>,
  field: SortField,
  direction: Direction,
) => {
  const operator = direction === 1 ? '$gt' : '$lt';
  const sameValue = { [field]: record[field], _id: { [operator]: record._id } };
  return field === '_id'
    ? { _id: { [operator]: record._id } }
    : { $or: [{ [field]: { [operator]: record[field] } }, sameValue] };
};

interface Slice {
  skip: number;
  limit: number;
}

/** Splits a page into rows of free postings and rows of those in use, which come last. */
export const pageSlices = ({ offset, pagesize }: Paged, free: number): { free: Slice; used: Slice } => {
  const freeLimit = Math.max(0, Math.min(pagesize, free - offset));
  return {
    free: { skip: offset, limit: freeLimit },
    used: { skip: Math.max(0, offset - free), limit: pagesize - freeLimit },
  };
};

/** Whether a leadership role chosen by this user is set at once or proposed to staff. */
export const leadershipOutcome = (userType: UserType): 'set' | 'proposed' =>
  CLIENT_USERS.includes(userType) ? 'proposed' : 'set';

/** The suggestions as one text, in the format of the specification. */
export const joinSuggestions = (names: readonly string[]): string => names.join(', ');
