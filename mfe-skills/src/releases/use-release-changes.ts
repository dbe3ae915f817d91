import type { LibraryChange } from '@skills-architect/contracts';
import { type ReleasedKind, releaseChanges, unreleasedChanges } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';

interface ChangesQuery {
  kind: ReleasedKind;
  change?: LibraryChange;
  sortBy: 'name' | 'at';
  sortOrder: 'asc' | 'desc';
  offset: number;
  pagesize: number;
}

/** Reads the changes of a release, or since the last one if there is no id. */
export function useReleaseChanges(releaseId: number | undefined, query: ChangesQuery) {
  const options = { keepPreviousData: true };
  const ofRelease = useCall(
    releaseChanges,
    releaseId === undefined ? undefined : { params: { releaseId }, query },
    options,
  );
  const sinceLast = useCall(unreleasedChanges, releaseId === undefined ? { query } : undefined, options);
  return releaseId === undefined ? sinceLast : ofRelease;
}
