import { chakra } from '@chakra-ui/react/styled-system';
import { createPortal } from 'react-dom';
import { JobCard, type JobView } from './job-card';
import { useRoomForTray } from './use-room-for-tray';

export interface JobTrayProps {
  /** Newest last. */
  jobs: JobView[];
  onCancel?: (id: string) => void;
  onDismiss?: (id: string) => void;
  /** Whether a job can be cancelled; default: all. */
  canCancel?: (job: JobView) => boolean;
}

/** The cards of the user's jobs, lower right. */
export function JobTray({ jobs, onCancel, onDismiss, canCancel = () => true }: JobTrayProps) {
  const tray = useRoomForTray(jobs.length);
  if (jobs.length === 0) return null;
  return createPortal(
    <chakra.div
      ref={tray}
      role="region"
      aria-label="Running jobs"
      position="fixed"
      bottom="4"
      right="4"
      w="min(22rem, calc(100vw - 2rem))"
      maxH="60dvh"
      overflowY="auto"
      zIndex="tray"
      display="grid"
      gap="2"
      pointerEvents="none"
    >
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          onCancel={onCancel && canCancel(job) ? () => onCancel(job.id) : undefined}
          onDismiss={onDismiss && (() => onDismiss(job.id))}
        />
      ))}
    </chakra.div>,
    document.body,
  );
}
