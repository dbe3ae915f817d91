import type { Document } from 'mongodb';
import { CLIENT } from '../portal/fill';
import type { BenchPortal } from '../portal/start-portal';

/** Id offset of each set of copies, far from ids that the portal assigns. */
const ID_OFFSET = 100_000;
const FIRST_COPY = 1000;
/** Skills of a copied persona: with all of ESCO's skills the index of skills alone would take an hour to write. */
const SKILLS = 10;

interface CopyTo {
  clientId: number;
  /** Appended to names that are unique within a client. */
  suffix: string;
}

/**
 * Copies the personas of the measured client in MongoDB until there are `total`: a tenth of the copies within the client,
 * the others to clients of their own. The services cannot tell them from their own records.
 */
export const copyPersonas = async ({ bare }: BenchPortal, { base, total }: { base: number; total: number }) => {
  const copies = Math.round(total / base) - 1;
  const own = Math.round(copies / 10);
  const places = Array.from({ length: copies }, (_, at): CopyTo => {
    const isOwn = at < own;
    return { clientId: isOwn ? CLIENT : FIRST_COPY + at, suffix: isOwn ? ` ${at}` : '' };
  });
  const copy = async (database: string, name: string, match: Document, set: Document) => {
    const collection = bare.db(`skills_architect_${database}`).collection(name);
    await collection.aggregate([{ $match: match }, { $set: set }, { $merge: { into: name } }]).toArray();
  };
  const ofBase = { clientId: CLIENT, _id: { $lt: ID_OFFSET } };
  for (const [at, { clientId, suffix }] of places.entries()) {
    const moved = { _id: { $add: ['$_id', (at + 1) * ID_OFFSET] }, clientId: { $literal: clientId } };
    if (clientId !== CLIENT) {
      const name = { $concat: ['$clientName', ` ${clientId}`] };
      const nameKey = { $concat: ['$nameKey', ` ${clientId}`] };
      await copy('admin', 'client', { _id: CLIENT }, { _id: { $literal: clientId }, clientName: name, nameKey });
    }
    await copy('personas', 'persona', ofBase, { ...moved, nameKey: { $concat: ['$nameKey', suffix] } });
    await copy('personas', 'personaSkills', ofBase, { ...moved, rows: { $slice: ['$rows', SKILLS] } });
  }
  return { otherClientId: FIRST_COPY + copies - 1 };
};
