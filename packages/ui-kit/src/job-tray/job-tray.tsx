import { chakra } from '@chakra-ui/react/styled-system';
import { createPortal } from 'react-dom';
import type { JobView } from './job-card';
import { type JobActions, JobList } from './job-list';
import { useTraySpace } from './use-tray-space';

export interface JobTrayProps extends JobActions {
  /** Newest last. */
  jobs: JobView[];
  /** Whether the pointer or the focus is in the tray. */
  onHold?: (isHeld: boolean) => void;
}

/** The cards of the user's jobs, lower right. */
export function JobTray({ jobs, onHold, ...actions }: JobTrayProps) {
  const tray = useTraySpace(jobs.length);
  if (jobs.length === 0) return null;
  return createPortal(
    <chakra.div
      ref={tray}
      role="region"
      aria-label="Running jobs"
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
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
      <JobList jobs={jobs} {...actions} />
    </chakra.div>,
    document.body,
  );
}
