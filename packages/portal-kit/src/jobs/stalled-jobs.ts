import type { JobState } from '@skills-architect/contracts';
import { useEffect, useRef, useState } from 'react';

/** A job without a step forward for this long says what it waits for. */
const STALLED_MS = 60_000;
const CHECK_EVERY_MS = 5000;

const isUnderWay = ({ status }: JobState) => status === 'waiting' || status === 'running';
const stepOf = ({ status, itemsDone, itemsTotal }: JobState) => `${status} ${itemsDone} ${itemsTotal}`;

/** Tokens of the jobs under way that made no step forward for a minute. */
export function useStalledJobs(jobs: readonly JobState[]): ReadonlySet<string> {
  const steps = useRef(new Map<string, { step: string; since: number }>());
  const [stalled, setStalled] = useState<ReadonlySet<string>>(new Set());
  const current = jobs.filter(isUnderWay);
  useEffect(() => {
    for (const job of current)
      if (steps.current.get(job.token)?.step !== stepOf(job))
        steps.current.set(job.token, { step: stepOf(job), since: Date.now() });
  });
  const hasJobs = current.length > 0;
  useEffect(() => {
    if (!hasJobs) return;
    const timer = setInterval(() => {
      const before = Date.now() - STALLED_MS;
      setStalled(new Set([...steps.current].filter(([, { since }]) => since <= before).map(([token]) => token)));
    }, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [hasJobs]);
  return new Set(
    current
      .filter((job) => stalled.has(job.token) && steps.current.get(job.token)?.step === stepOf(job))
      .map(({ token }) => token),
  );
}
