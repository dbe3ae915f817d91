import { closeJobPosting, openJobPosting } from '@skills-architect/contracts/roles';
import { useChange } from '@skills-architect/portal-kit';
import { useEffect } from 'react';

/** The service forgets an open posting after a minute and a half. */
const REPEAT_MS = 30_000;

/** Tells the others that the posting is open here, until the screen leaves it. */
export function useOpenPosting(jobPostingId: number | undefined): void {
  const { run: open } = useChange(openJobPosting);
  const { run: close } = useChange(closeJobPosting);
  useEffect(() => {
    if (jobPostingId === undefined) return undefined;
    const input = { params: { jobPostingId } };
    // Only a hint to others: annotating works without it.
    const keep = () => void open(input).catch(() => undefined);
    keep();
    const timer = setInterval(keep, REPEAT_MS);
    return () => {
      clearInterval(timer);
      void close(input).catch(() => undefined);
    };
  }, [jobPostingId, open, close]);
}
