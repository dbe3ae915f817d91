import type { Ids, ServiceKit } from '@skills-architect/service-kit';
import type { PersonaStores } from './write-persona';

interface ClientCount {
  _id: number;
  personas: number;
}

/** Counted by a sum, which needs only the index; to filter by null, MongoDB would fetch every persona. */
export const COUNT_ALIVE = { $sum: { $cond: [{ $eq: ['$deletedAt', null] }, 1, 0] } };

/** The number of personas of each client, kept up to date in the background: a count would read the whole index. */
export const personaCounts = (kit: ServiceKit, personas: PersonaStores['personas']) => {
  const counts = () => kit.db.collection<ClientCount>('personaCounts');

  const count = (clientIds: Ids) =>
    personas.model.aggregate<ClientCount>([
      { $match: { clientId: clientIds === 'all' ? { $gt: 0 } : { $in: [...clientIds] } } },
      { $group: { _id: '$clientId', personas: COUNT_ALIVE } },
      { $match: { personas: { $gt: 0 } } },
    ]);

  kit.projections.add({
    name: 'persona counts',
    title: 'Numbers of personas',
    affected: { personas: (ids) => personas.model.distinct('clientId', { _id: { $in: [...ids] } }) },
    async rebuild(clientIds, { signal }) {
      const counted = await count(clientIds);
      signal.throwIfAborted();
      if (counted.length)
        await counts().bulkWrite(
          counted.map((replacement) => ({
            replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
          })),
        );
      const empty = { $nin: counted.map(({ _id }) => _id), ...(clientIds !== 'all' && { $in: [...clientIds] }) };
      await counts().deleteMany({ _id: empty });
      // Pages must not learn the ids of clients that are not theirs.
      return 'all';
    },
    publishes: 'counts',
  });

  return {
    /** Counts of these clients, or of all; clients without personas are omitted. */
    async read(clientIds: Ids): Promise<{ clientId: number; personas: number }[]> {
      const stored = await counts()
        .find(clientIds === 'all' ? {} : { _id: { $in: [...clientIds] } })
        .toArray();
      // Nothing is stored before the first rebuild.
      const found = stored.length ? stored : await count(clientIds);
      return found
        .map(({ _id, ...rest }) => ({ clientId: _id, personas: rest.personas }))
        .toSorted((client, other) => client.clientId - other.clientId);
    },
  };
};
export type PersonaCounts = ReturnType<typeof personaCounts>;
