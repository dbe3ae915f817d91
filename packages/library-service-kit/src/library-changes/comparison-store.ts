import { isForgotten, type ServiceKit } from '@skills-architect/service-kit';
import type { Period } from './change-pipeline';

/** Progress of comparing records with their state at `since`, in passes that each add the changes of a later period. */
export interface Comparison {
  /** The time `since` as text. */
  _id: string;
  since: Date;
  /** This pass compares the records changed after this time. */
  from: Date;
  until: Date;
  /** Ids up to this one are compared in this pass. */
  doneId: number;
  isDone: boolean;
  /** It ends at a release, so no pass after `until` follows. */
  isClosed: boolean;
  /** The history of its period was already deleted. */
  isIncomplete: boolean;
}

export interface RequestedPeriod extends Period {
  /** Whether `until` is the time of a release. */
  closes: boolean;
}

/**
 * A change can be committed slightly later than its timestamp, and clocks differ: changes this recent are compared
 * again.
 */
const OVERLAP_MS = 5000;

const asksForMore = ({ isClosed, isDone, until }: Comparison, request: RequestedPeriod) =>
  !isClosed && (request.closes || (isDone && until < request.until));

/** The next pass of a comparison: the first starts at `since`, later ones where the previous pass ended. */
const nextPass = (known: Comparison | null, { since, until, closes }: RequestedPeriod) => {
  const reached = known && (known.isDone ? known.until.getTime() - OVERLAP_MS : known.from.getTime());
  const from = new Date(Math.max(since.getTime(), reached ?? 0));
  return { since, from, until, doneId: 0, isDone: false, isClosed: closes };
};

/** Stores the progress of each comparison of a service. */
export const comparisonStore = ({ db, retention, now }: Pick<ServiceKit, 'db' | 'retention' | 'now'>) => {
  const comparisons = () => db.collection<Comparison>('libraryComparisons');
  const read = (since: Date) => comparisons().findOne({ _id: since.toISOString() });

  return {
    read,

    /** Returns the comparison, with a new pass if more was requested; `restart` deletes results later than a release. */
    async open(request: RequestedPeriod, restart: () => Promise<unknown>): Promise<Comparison> {
      const found = await read(request.since);
      const isBeyond = found && request.closes && !found.isClosed && found.until > request.until;
      if (isBeyond) await restart();
      const known = isBeyond ? null : found;
      if (known && !asksForMore(known, request)) return known;
      const pass = nextPass(known, request);
      const isIncomplete = known?.isIncomplete || isForgotten(retention, pass.from, now());
      const comparison = { _id: request.since.toISOString(), ...pass, isIncomplete };
      await comparisons().replaceOne({ _id: comparison._id }, comparison, { upsert: true });
      return comparison;
    },

    markReached: ({ _id }: Comparison, doneId: number, isDone: boolean) =>
      comparisons().updateOne({ _id }, { $set: { doneId, isDone } }),
  };
};
