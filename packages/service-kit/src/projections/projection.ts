import type { Logger } from 'pino';

/** Ids of records, or all of them when it is not known which. */
export type Ids = readonly number[] | 'all';

export interface ProjectionRun {
  /** Aborts when another process may have taken over, or this one is closing: then nothing more may be written. */
  signal: AbortSignal;
  log: Logger;
}

/**
 * Data derived from other records: a copy, an index, findings. It is brought up to date in the background after each
 * change, by one process at a time, and can be rebuilt from nothing.
 */
export interface Projection {
  /** Unique within the service. */
  name: string;
  /** What it is called in Feature Areas, in plain words. */
  title: string;
  /** Increment it when the stored form changes: everything is rebuilt. */
  version?: number;
  /** By topic of changed records: the ids of the derived records that follow from them. */
  affected: Readonly<Record<string, (ids: readonly number[]) => Ids | Promise<Ids>>>;
  /**
   * Derives these records again and removes those without an origin. May run twice for the same change. Resolves to the
   * records that differ now; undefined means all of the given ones.
   */
  rebuild: (ids: Ids, run: ProjectionRun) => Promise<Ids | undefined>;
  /** Topic of the event that reports the records that differ, to services and pages; none when there are none. */
  publishes?: string;
  /** Whether only processes of the service get that event. */
  isInternal?: boolean;
  /** Changes that follow each other within this time are handled together, in milliseconds; default 300. */
  settleMs?: number;
  /** The same when everything is rebuilt, because that takes long; default 3,000. */
  settleAllMs?: number;
  /** Changes that never settle are handled after this time; default ten times the settle time. */
  maxWaitMs?: number;
}
