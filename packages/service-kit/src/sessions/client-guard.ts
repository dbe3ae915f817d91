import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKeyError } from '../database/duplicate-key-error';
import { notFound } from '../service/app-error';

interface Guard {
  _id: string;
  clientId: number;
  writes: number;
  deleted?: true;
}

/** Guard documents per client: creators use them in turn, so that they rarely block each other; a deletion uses all. */
const SLOTS = 32;

/**
 * Prevents creating records for a client while it is being deleted, across the databases of all services: both sides
 * write a guard document of the client in their transaction, so one of them retries and sees the other's change.
 */
export const clientGuard = (portal: Connection) => {
  const guards = () => portal.collection<Guard>('clientGuards');
  const guardedClients = new Set<number>();
  let turn = Math.floor(Math.random() * SLOTS);
  const guardId = (clientId: number, slot: number) => `${clientId}/${slot}`;

  /** Creates the guards outside the transaction: two transactions that create the same document would both fail. */
  const ensureGuards = async (clientId: number) => {
    if (guardedClients.has(clientId)) return;
    const all = Array.from({ length: SLOTS }, (_, slot) => ({ _id: guardId(clientId, slot), clientId, writes: 0 }));
    await guards()
      .insertMany(all, { ordered: false })
      .catch((error: unknown) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
    guardedClients.add(clientId);
  };

  return {
    createIndexes: () => guards().createIndex({ clientId: 1 }),
    /** Call in the transaction that creates a record of the client; throws 404 when the client was deleted. */
    async enter(clientId: number, session: ClientSession) {
      await ensureGuards(clientId);
      turn = (turn + 1) % SLOTS;
      const slot = { _id: guardId(clientId, turn) };
      const guard = await guards().findOneAndUpdate(slot, { $inc: { writes: 1 } }, { session });
      if (guard?.deleted) throw notFound('This client');
    },
    /** Call in the transaction that deletes the client, before counting its records: blocks new ones. */
    async close(clientId: number, session: ClientSession) {
      await ensureGuards(clientId);
      await guards().updateMany({ clientId }, { $set: { deleted: true }, $inc: { writes: 1 } }, { session });
    },
  };
};
export type ClientGuard = ReturnType<typeof clientGuard>;
