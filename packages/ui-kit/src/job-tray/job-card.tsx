import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { ProgressBar } from '../progress-bar/progress-bar';
import { timeLeft } from './time-left';

/** A long-running job as shown in the tray. */
export interface JobView {
  id: string;
  /** Title, e.g. 'Import personas'. */
  title: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  done?: number;
  total?: number;
  /** Undefined while it cannot be estimated. */
  secondsLeft?: number;
  /** Replaces 'n of total', e.g. 'Fetching 12/40 personas'. */
  message?: ReactNode;
  /** The error and what to do, when it failed. */
  error?: ReactNode;
  /** The result: a file to download or a link. */
  result?: { label: string; href?: string; download?: string; onOpen?: () => void };
}

export interface JobCardProps {
  job: JobView;
  /** Stops the job; undefined if it cannot be stopped. */
  onCancel?: () => void;
  /** Removes a finished card. */
  onDismiss?: () => void;
}

// Announce the outcome only: a count changes every second.
const SPOKEN = {
  waiting: undefined,
  running: undefined,
  done: 'status',
  failed: 'alert',
  cancelled: 'status',
} as const;

const ENDED = { done: 'Done', cancelled: 'Cancelled' } as const;

/** A job: progress, time left, result or error. */
export function JobCard({ job, onCancel, onDismiss }: JobCardProps) {
  const { title, state, done, total, secondsLeft, message, error, result } = job;
  const active = state === 'waiting' || state === 'running';
  const hasCounts = done !== undefined && total !== undefined;
  const words =
    message ??
    (state === 'waiting' ? 'Waiting' : hasCounts ? `${done.toLocaleString()} of ${total.toLocaleString()}` : 'Working');
  const look = state === 'failed' ? ('danger' as const) : state === 'done' ? ('done' as const) : undefined;
  return (
    <chakra.div
      role="group"
      aria-label={title}
      bg="bg.raised"
      borderWidth="1px"
      rounded="md"
      boxShadow="raised"
      p="3"
      display="grid"
      gap="2"
      pointerEvents="auto"
    >
      <chakra.div display="flex" alignItems="center" gap="2" minH="7">
        {look && (
          <chakra.span color={`${look}.fg`} lineHeight="0">
            <Icon name={look === 'done' ? 'check' : 'alert'} />
          </chakra.span>
        )}
        <chakra.span flex="1" fontWeight="medium">
          {title}
        </chakra.span>
        {active && onCancel && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {!active && onDismiss && <IconButton icon="close" label={`Dismiss ${title}`} size="sm" onClick={onDismiss} />}
      </chakra.div>
      {state === 'running' && <ProgressBar label={title} value={hasCounts ? done : undefined} max={total} />}
      <chakra.div display="flex" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
        <chakra.span flex="1" role={SPOKEN[state]} color={state === 'failed' ? 'danger.fg' : undefined}>
          {state === 'failed' ? (error ?? 'Something went wrong') : active ? words : (message ?? ENDED[state])}
        </chakra.span>
        {active && secondsLeft !== undefined && <span>{timeLeft(secondsLeft)}</span>}
        {!active && result && <JobResult result={result} />}
      </chakra.div>
    </chakra.div>
  );
}

function JobResult({ result }: { result: NonNullable<JobView['result']> }) {
  if (!result.href) {
    return (
      <Button size="sm" onClick={result.onOpen}>
        {result.label}
      </Button>
    );
  }
  return (
    <Button size="sm" asChild onClick={result.onOpen}>
      <a href={result.href} download={result.download}>
        {result.label}
      </a>
    </Button>
  );
}
