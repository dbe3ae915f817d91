import * as z from 'zod';
import { Count, Id, Moment } from './vocabulary';

export const JobStatus = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type JobStatus = z.infer<typeof JobStatus>;

/** A background job as shown to users: owner, progress, result. */
export const JobState = z.object({
  token: z.string(),
  kind: z.string(),
  title: z.string(),
  userId: Id,
  clientId: Id.optional(),
  status: JobStatus,
  /** Noun of the counted items, for 'Fetching n/total entity'. */
  entity: z.string(),
  /** Name of the step for each item, for 'Creating persona 1 of 38' instead of 'Fetching …'. */
  step: z.string().optional(),
  itemsTotal: Count,
  itemsDone: Count,
  /** While it waits: since when it has been waiting for much longer than is usual for its kind. */
  lateSince: Moment.optional(),
  startedAt: Moment.optional(),
  endedAt: Moment.optional(),
  errorMessage: z.string().optional(),
  /** The result as a sentence, instead of 'Data fetch completed'. */
  summary: z.string().optional(),
  /** URL of the result file below the API prefix, and its download name. */
  file: z.object({ href: z.string(), name: z.string() }).optional(),
  /** Path of the screen that shows the result. */
  link: z.string().optional(),
  /** A POST to this path, below the API prefix, undoes the job. */
  undo: z.object({ href: z.string() }).optional(),
  /** A POST to this path, below the API prefix, does a failed job again. */
  retry: z.object({ href: z.string() }).optional(),
  cancellable: z.boolean(),
});
export type JobState = z.infer<typeof JobState>;
