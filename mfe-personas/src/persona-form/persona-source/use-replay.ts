import { type LoggedSuggestion, type Replay, replaySuggestion } from '@skills-architect/contracts/roles';
import { notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { useState } from 'react';

type Replayed = Pick<LoggedSuggestion, 'id' | 'replay' | 'replayToken'>;

/**
 * Makes a suggestion again by a job, and shows its progress. The job is found again after a reload; its result comes with
 * the suggestion.
 */
export const useReplay = ({ id, replay, replayToken }: Replayed, clientId: number) => {
  const start = useChange(replaySuggestion);
  const [isStarting, setStarting] = useState(false);
  const [followed, setFollowed] = useState<string>();
  /** The result of a service that runs no job. */
  const [answered, setAnswered] = useState<LoggedSuggestion['replay'] | (Replay & { at?: undefined })>();
  const token = followed ?? replayToken;
  const { jobs, follow } = useJobs({ onScreen: token });
  const found = token === undefined ? undefined : jobs.find((job) => job.token === token);
  const job = found && (found.status === 'waiting' || found.status === 'running') ? found : undefined;
  // The job has ended, but the suggestion was not read again yet: it has none or the former result.
  const isUnread = found?.status === 'done' && (!replay || (replay.jobToken ?? token) !== token);
  const run = async () => {
    setStarting(true);
    setAnswered(undefined);
    try {
      const { jobToken, ...result } = await start.run({ query: { clientId }, body: { id, byJob: true } });
      if (jobToken === undefined) return setAnswered(result);
      setFollowed(jobToken);
      const { status, errorMessage } = await follow(jobToken);
      if (status === 'failed') notify(errorMessage ?? 'It could not be suggested again');
    } catch (error) {
      notify(error);
    } finally {
      setStarting(false);
      setFollowed(undefined);
    }
  };
  const isRunning = isStarting || job !== undefined || isUnread;
  return { job, run, isRunning, result: isRunning ? undefined : (answered ?? replay) };
};
