import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '@skills-architect/contracts/locale';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { ProgressBar } from '../progress-bar/progress-bar';
import { RaisedCard } from '../raised-card/raised-card';
import { formatTimeLeft } from './time-left';

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
const LIVE_ROLES = {
  waiting: undefined,
  running: undefined,
  done: 'status',
  failed: 'alert',
  cancelled: 'status',
} as const;

const STATE_ICONS = {
  waiting: undefined,
  running: undefined,
  done: { name: 'check', color: 'done.fg' },
  failed: { name: 'alert', color: 'danger.fg' },
  cancelled: undefined,
} as const;

const describeState = ({ state, done, total }: JobView): string => {
  if (state === 'waiting') return 'Waiting';
  if (state === 'done') return 'Done';
  if (state === 'cancelled') return 'Cancelled';
  if (done === undefined || total === undefined) return 'Working';
  return `${formatNumber(done)} of ${formatNumber(total)}`;
};

/** A job: progress, time left, result or error. */
export default function JobCard({ job, onCancel, onDismiss }: JobCardProps) {
  const { title, state, done, total, secondsLeft, message, error, result } = job;
  const isActive = state === 'waiting' || state === 'running';
  const hasCounts = done !== undefined && total !== undefined;
  const icon = STATE_ICONS[state];
  return (
    <RaisedCard label={title}>
      <chakra.div display="flex" alignItems="center" gap="2" minH="7">
        {icon && (
          <chakra.span color={icon.color} lineHeight="0">
            <Icon name={icon.name} />
          </chakra.span>
        )}
        <chakra.span flex="1" fontWeight="medium">
          {title}
        </chakra.span>
        {isActive && onCancel && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {!isActive && onDismiss && <IconButton icon="close" label={`Dismiss ${title}`} size="sm" onClick={onDismiss} />}
      </chakra.div>
      {state === 'running' && <ProgressBar label={title} value={hasCounts ? done : undefined} max={total} />}
      <chakra.div display="flex" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
        <chakra.span flex="1" role={LIVE_ROLES[state]} color={state === 'failed' ? 'danger.fg' : undefined}>
          {state === 'failed' ? (error ?? 'Something went wrong') : (message ?? describeState(job))}
        </chakra.span>
        {isActive && secondsLeft !== undefined && <span>{formatTimeLeft(secondsLeft)}</span>}
        {!isActive && result && <JobResult result={result} />}
      </chakra.div>
    </RaisedCard>
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
