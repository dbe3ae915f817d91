import { lazyPart } from '../lazy-part/lazy-part';
import type { JobView } from './job-card';

// Most pages open without a job.
const JobCard = lazyPart(() => import('./job-card'));

export interface JobActions {
  onCancel?: (id: string) => void;
  onDismiss?: (id: string) => void;
  /** Whether a job can be cancelled; default: all. */
  canCancel?: (job: JobView) => boolean;
}

interface JobListProps extends JobActions {
  jobs: readonly JobView[];
}

/** The cards of jobs, one below the other. */
export function JobList({ jobs, onCancel, onDismiss, canCancel = () => true }: JobListProps) {
  return jobs.map((job) => (
    <JobCard
      key={job.id}
      job={job}
      onCancel={onCancel && canCancel(job) ? () => onCancel(job.id) : undefined}
      onDismiss={onDismiss && (() => onDismiss(job.id))}
    />
  ));
}
