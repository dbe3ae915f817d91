import * as z from 'zod';
import { Count, Id, Moment } from './vocabulary';

export const JobStatus = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type JobStatus = z.infer<typeof JobStatus>;

/** A long piece of work as people see it: who asked, how far it is, what came of it. */
export const JobState = z.object({
  token: z.string(),
  kind: z.string(),
  title: z.string(),
  userId: Id,
  clientId: Id.optional(),
  status: JobStatus,
  /** What is counted, for 'Fetching n/total entity'. */
  entity: z.string(),
  /** What is done to each item, for 'Creating persona 1 of 38' in place of 'Fetching …'. */
  step: z.string().optional(),
  itemsTotal: Count,
  itemsDone: Count,
  startedAt: Moment.optional(),
  endedAt: Moment.optional(),
  errorMessage: z.string().optional(),
  /** What came of it as a sentence, in place of 'Data fetch completed'. */
  summary: z.string().optional(),
  /** Where the result can be fetched, below the API prefix, and under which name it is saved. */
  file: z.object({ href: z.string(), name: z.string() }).optional(),
  /** The screen that shows what came of it. */
  link: z.string().optional(),
  /** A POST to this address, below the API prefix, takes back what the job did. */
  undo: z.object({ href: z.string() }).optional(),
  cancellable: z.boolean(),
});
export type JobState = z.infer<typeof JobState>;
