import { followUser } from './calls/cache';
import { followClients } from './clients/client-choice';
import { followClientLink } from './clients/client-link';
import { cancelQuestionsOnLeave } from './confirm/ask-confirm';
import { followDrafts } from './drafts/draft-store';
import { startHistory } from './history/portal-history';
import { followJobs } from './jobs/jobs';

/**
 * Starts the kit: history, and the cache, questions, jobs, clients and drafts that follow session and hub. The host
 * calls it once, before single-spa starts; the result stops it.
 */
export const startKit = (): (() => void) => {
  const stops = [
    startHistory(),
    followUser(),
    cancelQuestionsOnLeave(),
    followJobs(),
    followClients(),
    followClientLink(),
    followDrafts(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
