import type { Logger } from 'pino';
import type { Identity } from '../identity/identity';
import type { JobNoticeKind } from './notice-of-job';

/** The context of a running job. A job may run several times for the same token, so every effect needs a unique key. */
export interface JobRun<Data> {
  token: string;
  data: Data;
  /** The owner, with their rights at the start of the job; peer calls check them again. */
  identity: Identity;
  /** Aborted when the job loses its lock, its owner cancels it, or the process shuts down. */
  signal: AbortSignal;
  /** Reports progress; the owner gets at most one update a second. */
  progress: (itemsDone: number, itemsTotal: number, entity?: string) => Promise<void>;
  /** Makes the job uncancellable; throws `JobCancelled` if cancellation was already requested. */
  preventCancelling: () => Promise<void>;
  /**
   * Throws when another process has taken the job over, also when the signal has not come yet because this process was
   * paused. Call it before a write that would damage what the other process did.
   */
  confirm: () => Promise<void>;
  log: Logger;
}

export interface JobResult {
  /** The result as a sentence for the owner. */
  summary?: string;
  file?: { href: string; name: string };
  link?: string;
}

/** Puts the subject of a failed or cancelled job into a state from which users can continue. */
export type OnFailed<Data> = (data: Data, reason: { sentence: string; cancelled: boolean }) => Promise<void>;

export interface NewJob<Data> {
  title: string;
  entity: string;
  /** Name of the step applied to each item, e.g. 'Creating persona'. */
  step?: string;
  data: Data;
  identity: Identity;
  clientId?: number;
  link?: string;
  /** The kind of the notice that tells the owner when the job has ended; by default there is none. */
  notice?: JobNoticeKind;
  /** A POST to this address undoes the job. */
  undo?: { href: string };
  itemsTotal?: number;
  cancellable?: boolean;
  token?: string;
}
