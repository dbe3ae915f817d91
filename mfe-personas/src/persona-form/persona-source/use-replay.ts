import { type LoggedSuggestion, replaySuggestion } from '@skills-architect/contracts/roles';
import { notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** Makes a suggestion again by a job. The job is found again after a reload; its result comes with the suggestion. */
export const useReplay = ({ id, replayToken }: Pick<LoggedSuggestion, 'id' | 'replayToken'>, clientId: number) => {
  const start = useChange(replaySuggestion);
  const { jobs, follow } = useJobs();
  const job = jobs.find(({ token, status }) => token === replayToken && (status === 'waiting' || status === 'running'));
  const [isFollowing, setFollowing] = useState(false);
  const run = async () => {
    setFollowing(true);
    try {
      const { jobToken } = await start.run({ query: { clientId }, body: { id } });
      if (jobToken === undefined) return;
      const { status, errorMessage } = await follow(jobToken);
      if (status === 'failed') notify(errorMessage ?? 'It could not be suggested again');
    } catch (error) {
      notify(error);
    } finally {
      setFollowing(false);
    }
  };
  return { job, run, isRunning: isFollowing || job !== undefined };
};
