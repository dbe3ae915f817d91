import { isForgotten } from '../database/retention';
import type { ServiceKit } from '../platform';
import type { Period } from './change-pipeline';

/** How far the records were compared with what they were at `since`. */
export interface Comparison {
  /** The moment `since` as text. */
  _id: string;
  since: Date;
  /** The records that were touched after this moment are compared in this pass. */
  from: Date;
  until: Date;
  /** Ids up to this one are done in this pass. */
  doneId: number;
  isDone: boolean;
  /** It ends with a release: it is never continued beyond `until`. */
  isClosed: boolean;
  /** The history of its time was not kept any more. */
  isIncomplete: boolean;
}

export interface Asked extends Period {
  /** `until` is the moment of a release. */
  closes: boolean;
}

/** A change is committed a little after its time, and clocks differ: what is so old is compared again. */
const OVERLAP_MS = 5000;

const asksForMore = ({ isClosed, isDone, until }: Comparison, asked: Asked) =>
  !isClosed && (asked.closes || (isDone && until < asked.until));

/** The next pass of a comparison: the first one begins at its start, others where the one before ended. */
const nextPass = (known: Comparison | null, { since, until, closes }: Asked) => {
  const reached = known && (known.isDone ? known.until.getTime() - OVERLAP_MS : known.from.getTime());
  const from = new Date(Math.max(since.getTime(), reached ?? 0));
  return { since, from, until, doneId: 0, isDone: false, isClosed: closes };
};

/** Keeps how far each comparison of a service got. */
export const comparisonStore = ({ db, retention, now }: Pick<ServiceKit, 'db' | 'retention' | 'now'>) => {
  const comparisons = () => db.collection<Comparison>('libraryComparisons');
  const read = (since: Date) => comparisons().findOne({ _id: since.toISOString() });

  return {
    read,

    /** The comparison at the pass that is to be done; `restart` forgets what was compared beyond a release. */
    async open(asked: Asked, restart: () => Promise<unknown>): Promise<Comparison> {
      const found = await read(asked.since);
      const isBeyond = found && asked.closes && !found.isClosed && found.until > asked.until;
      if (isBeyond) await restart();
      const known = isBeyond ? null : found;
      if (known && !asksForMore(known, asked)) return known;
      const pass = nextPass(known, asked);
      const isIncomplete = known?.isIncomplete || isForgotten(retention, pass.from, now());
      const comparison = { _id: asked.since.toISOString(), ...pass, isIncomplete };
      await comparisons().replaceOne({ _id: comparison._id }, comparison, { upsert: true });
      return comparison;
    },

    reached: ({ _id }: Comparison, doneId: number, isDone: boolean) =>
      comparisons().updateOne({ _id }, { $set: { doneId, isDone } }),
  };
};
