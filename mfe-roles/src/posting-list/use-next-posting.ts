import { type PostingList, takeNextJobPosting } from '@skills-architect/contracts/roles';
import { navigate, notify, useChange } from '@skills-architect/portal-kit';
import { jobPath } from './use-posting-list';

const ALL_ANNOTATED = 'All job postings of this list are annotated';

/** `openNext` opens the next posting of the list that is not annotated and not open elsewhere; after `after`, if set. */
export function useNextPosting(list: PostingList, search: string) {
  const { run, isRunning } = useChange(takeNextJobPosting);
  const openNext = (after?: number): Promise<void> =>
    run({ body: { ...list, ...(after !== undefined && { after }) } }).then(({ next }) => {
      if (next) navigate(jobPath(next.id, next.total, next.rowNumber, search));
      else notify(ALL_ANNOTATED, { variant: 'info' });
    }, notify);
  return { openNext, isRunning };
}
