import { LIBRARY_STATUS_NAMES, type LibraryStatus } from '@skills-architect/contracts/skills';

/** Text of an empty list; names the searched statuses, because some users cannot see all. */
export const describeNoRecords = (noun: string, statuses: readonly LibraryStatus[]): string =>
  statuses.length === Object.keys(LIBRARY_STATUS_NAMES).length
    ? `There are no ${noun} yet.`
    : `There are no ${noun} yet with the status ${statuses.map((status) => LIBRARY_STATUS_NAMES[status]).join(', ')}.`;
