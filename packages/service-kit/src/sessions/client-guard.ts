import type { ClientSession, Connection } from 'mongoose';
import { isTaken } from '../database/is-taken';
import { notFound } from '../service/refusal';

interface Guard {
  _id: number;
  writes: number;
  deleted?: true;
}

/**
 * Keeps records from being created for a client in the moment in which it is deleted, across the databases of all
 * services: both write the client's guard in their transaction, so one of them begins anew and sees what the other did.
 */
export const clientGuard = (portal: Connection) => {
  const guards = () => portal.collection<Guard>('clientGuards');
  const known = new Set<number>();

  /** Outside of the transaction: two that create the guard within theirs would fail instead of waiting for each other. */
  const ensure = async (clientId: number) => {
    if (known.has(clientId)) return;
    try {
      await guards().updateOne({ _id: clientId }, { $setOnInsert: { writes: 0 } }, { upsert: true });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    known.add(clientId);
  };

  return {
    /** Before a record of the client is created, in the same transaction; 404 when the client was deleted. */
    async enter(clientId: number, session: ClientSession) {
      await ensure(clientId);
      const guard = await guards().findOneAndUpdate({ _id: clientId }, { $inc: { writes: 1 } }, { session });
      if (guard?.deleted) throw notFound('This client');
    },
    /** In the transaction that deletes the client, before its records are counted: nobody creates any from here on. */
    async close(clientId: number, session: ClientSession) {
      await ensure(clientId);
      await guards().updateOne({ _id: clientId }, { $set: { deleted: true }, $inc: { writes: 1 } }, { session });
    },
  };
};
export type ClientGuard = ReturnType<typeof clientGuard>;
