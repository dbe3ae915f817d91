import { closeJobPosting, openJobPosting } from '@skills-architect/contracts/roles';
import { useChange } from '@skills-architect/portal-kit';
import { useEffect } from 'react';

/** Renewal interval: the service treats a posting as closed after 90 seconds without renewal. */
const REPEAT_MS = 30_000;

/** Marks the posting as open by this user, until it is left. */
export function useOpenPosting(jobPostingId: number | undefined): void {
  const { run: open } = useChange(openJobPosting);
  const { run: close } = useChange(closeJobPosting);
  useEffect(() => {
    if (jobPostingId === undefined) return undefined;
    const input = { params: { jobPostingId } };
    // Errors are ignored: this is only a hint for other users.
    const renew = () => void open(input).catch(() => undefined);
    renew();
    const timer = setInterval(renew, REPEAT_MS);
    return () => {
      clearInterval(timer);
      void close(input).catch(() => undefined);
    };
  }, [jobPostingId, open, close]);
}
