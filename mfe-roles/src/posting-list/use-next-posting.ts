import { type PostingList, takeNextJobPosting } from '@skills-architect/contracts/roles';
import { navigate, notify, useChange } from '@skills-architect/portal-kit';
import { jobPath } from './use-posting-list';

const ALL_ANNOTATED = 'All job postings of this list are annotated';

/** Opens the list's next posting that is not annotated and that nobody has open, after `after` if given. */
export function useNextPosting(list: PostingList, search: string) {
  const { run, isRunning } = useChange(takeNextJobPosting);
  const openNext = (after?: number): Promise<void> =>
    run({ body: { ...list, ...(after !== undefined && { after }) } }).then(({ next }) => {
      if (next) navigate(jobPath(next.id, next.total, next.rowNumber, search));
      else notify(ALL_ANNOTATED, { variant: 'info' });
    }, notify);
  return { openNext, isRunning };
}
