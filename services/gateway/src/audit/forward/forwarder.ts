import type { AuditEntry } from '@skills-architect/contracts/portal';
import type { AuditRecord } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import type { Receiver } from './receiver';

/** How far the entries have been forwarded. */
interface Position {
  _id: 'receiver';
  seq: number;
}

const BATCH = 200;

/**
 * Forwards the entries in order from a stored position, which moves when the receiver has them: nothing is lost while it
 * is down, and after a crash the last entries may come twice. Their number and hash tell them apart.
 */
export const auditForwarder = (
  portal: Connection,
  receive: Receiver,
  toAnswers: (records: readonly AuditRecord[]) => Promise<AuditEntry[]>,
) => {
  const positions = () => portal.collection<Position>('auditForward');
  const position = async () => (await positions().findOne({ _id: 'receiver' }))?.seq ?? 0;

  return {
    /** Number of the last entry that the receiver has. */
    position,

    /** Forwards all entries that are stored; returns their number. One process at a time. */
    async forward(signal: AbortSignal): Promise<number> {
      let sent = 0;
      for (let seq = await position(); !signal.aborted; ) {
        // Only confirmed entries: others could vanish with their process of MongoDB.
        const found = await portal
          .collection<AuditRecord>('audit')
          .find({ _id: { $gt: seq } }, { readConcern: 'majority' })
          .sort({ _id: 1 })
          .limit(BATCH)
          .toArray();
        const last = found.at(-1);
        if (!last) return sent;
        await receive(await toAnswers(found));
        seq = last._id;
        sent += found.length;
        await positions().updateOne({ _id: 'receiver' }, { $set: { seq } }, { upsert: true });
      }
      return sent;
    },
  };
};
