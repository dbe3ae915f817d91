import type { Connection } from 'mongoose';
import { afterFailure, type Breaker, CLOSED_BREAKER, decideAdmission } from './breaker-rules';
import type { ConnectorTrouble } from './trouble';

/** State of a connector, shared by all instances. */
export interface ConnectorState extends Breaker {
  /** Name of the connector. */
  _id: string;
  rev: number;
  /** While the breaker is open, a single request may probe the connector; after this time it counts as lost. */
  probeUntil?: Date;
  lastSuccessAt?: Date;
  lastError?: { at: Date; text: string };
}

/** Most retries of an update after concurrent changes by other instances. */
const MAX_RETRIES = 20;
const CLOSE_BREAKER = { $unset: { openUntil: '', probeUntil: '' }, $inc: { rev: 1 } } as const;

/** Circuit breaker, last success and last error of each connector, shared by all instances. */
export const connectorStates = (db: Connection, now: () => Date) => {
  const states = () => db.collection<ConnectorState>('connectorStates');

  const admit = async (name: string, probeMs: number): Promise<'open' | 'closed' | 'probe'> => {
    const state = await states().findOne({ _id: name });
    const decision = decideAdmission(state ?? CLOSED_BREAKER, now());
    if (decision !== 'probe') return decision;
    const noProbe = { $or: [{ probeUntil: { $exists: false } }, { probeUntil: { $lte: now() } }] };
    const claimed = await states().updateOne(
      { _id: name, ...noProbe },
      { $set: { probeUntil: new Date(now().getTime() + probeMs) } },
    );
    return claimed.matchedCount ? 'probe' : 'open';
  };

  return {
    /** Whether a request may be sent now; `probe`: as the only one, to test the connector. */
    admit,
    /** Allows another probe, because the admitted one had nothing to send. */
    endProbe: (name: string) => states().updateOne({ _id: name }, { $unset: { probeUntil: '' } }),

    async storeSuccess(name: string): Promise<void> {
      await states().updateOne(
        { _id: name },
        {
          $set: CLOSED_BREAKER,
          $max: { lastSuccessAt: now() },
          ...CLOSE_BREAKER,
        },
        { upsert: true },
      );
    },

    async storeFailure(name: string, trouble: ConnectorTrouble): Promise<void> {
      const lastError = { at: now(), text: trouble.message };
      // The connector works, but has rejected this request.
      if (trouble.kind === 'refused') {
        await states().updateOne(
          { _id: name },
          { $set: { ...CLOSED_BREAKER, lastError }, ...CLOSE_BREAKER },
          { upsert: true },
        );
        return;
      }
      await states().updateOne({ _id: name }, { $setOnInsert: { ...CLOSED_BREAKER, rev: 0 } }, { upsert: true });
      for (let attempt = 0; attempt < MAX_RETRIES; attempt++) {
        const before = await states().findOne({ _id: name });
        if (!before) return;
        const { failures, opened, openUntil } = afterFailure(before, now());
        const { matchedCount } = await states().updateOne(
          { _id: name, rev: before.rev },
          {
            $set: { failures, opened, ...(openUntil && { openUntil }), lastError },
            $unset: { probeUntil: '' },
            $inc: { rev: 1 },
          },
        );
        if (matchedCount) return;
      }
    },

    /** Closes the breaker at once, for a Super User who does not want to wait. */
    close: (name: string) => states().updateOne({ _id: name }, { $set: CLOSED_BREAKER, ...CLOSE_BREAKER }),
    all: () => states().find().toArray(),
  };
};
export type ConnectorStates = ReturnType<typeof connectorStates>;
