import type { ClientSession, Connection } from 'mongoose';
import { isTaken } from '../database/is-taken';
import { notFound } from '../service/app-error';

interface Guard {
  _id: string;
  clientId: number;
  writes: number;
  deleted?: true;
}

/** Those who create take the slots in turn, so that they do not wait for each other; who deletes takes all of them. */
const SLOTS = 32;

/**
 * Keeps records from being created for a client in the moment in which it is deleted, across the databases of all
 * services: both write a guard of the client in their transaction, so one of them begins anew and sees what the other did.
 */
export const clientGuard = (portal: Connection) => {
  const guards = () => portal.collection<Guard>('clientGuards');
  const known = new Set<number>();
  let turn = Math.floor(Math.random() * SLOTS);
  const guardId = (clientId: number, slot: number) => `${clientId}/${slot}`;

  /** Outside of the transaction: two that create the guards within theirs would fail instead of waiting for each other. */
  const ensure = async (clientId: number) => {
    if (known.has(clientId)) return;
    const all = Array.from({ length: SLOTS }, (_, slot) => ({ _id: guardId(clientId, slot), clientId, writes: 0 }));
    await guards()
      .insertMany(all, { ordered: false })
      .catch((error: unknown) => {
        if (!isTaken(error)) throw error;
      });
    known.add(clientId);
  };

  return {
    createIndexes: () => guards().createIndex({ clientId: 1 }),
    /** Before a record of the client is created, in the same transaction; 404 when the client was deleted. */
    async enter(clientId: number, session: ClientSession) {
      await ensure(clientId);
      turn = (turn + 1) % SLOTS;
      const slot = { _id: guardId(clientId, turn) };
      const guard = await guards().findOneAndUpdate(slot, { $inc: { writes: 1 } }, { session });
      if (guard?.deleted) throw notFound('This client');
    },
    /** In the transaction that deletes the client, before its records are counted: nobody creates any from here on. */
    async close(clientId: number, session: ClientSession) {
      await ensure(clientId);
      await guards().updateMany({ clientId }, { $set: { deleted: true }, $inc: { writes: 1 } }, { session });
    },
  };
};
export type ClientGuard = ReturnType<typeof clientGuard>;
