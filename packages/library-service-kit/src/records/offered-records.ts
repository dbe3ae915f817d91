import { offersSource } from '@skills-architect/contracts/admin';
import { libraryUse } from '@skills-architect/contracts/personas';
import { clientLimit, clientReader, type Identity, type ServiceKit } from '@skills-architect/service-kit';

/** The most ids that one call of `libraryUse` takes. */
const IDS_PER_CALL = 1000;

const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, index) =>
    ids.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL),
  );

interface LibraryRecord {
  _id: number;
  sourceId: number;
}

/**
 * Selects the skills or roles that a user may see whatever their status. Client users see those of the sources of their
 * clients, and those of the personas of their clients, which keep them when their client changes its sources. Others
 * see all.
 */
export const offeredRecords = (kit: ServiceKit, kind: 'skillIds' | 'roleIds') => {
  const readClient = clientReader(kit);

  const findUsed = async (ids: readonly number[], clientIds: readonly number[], identity: Identity) => {
    const calls = inParts(ids).flatMap((part) =>
      inParts(clientIds).map((clients) =>
        kit.peer(libraryUse, { body: { [kind]: part, clientIds: clients } }, { identity }),
      ),
    );
    return new Set((await Promise.all(calls)).flatMap((answer) => answer[kind]));
  };

  return async <R extends LibraryRecord>(records: readonly R[], identity: Identity): Promise<R[]> => {
    const clientIds = clientLimit(identity);
    if (!clientIds) return [...records];
    const clients = await Promise.all(clientIds.map(readClient));
    const isOfOwnSource = ({ sourceId }: R) => clients.some((client) => offersSource(client, sourceId));
    const foreignIds = records.filter((record) => !isOfOwnSource(record)).map(({ _id }) => _id);
    const used = await findUsed(foreignIds, clientIds, identity);
    return records.filter((record) => isOfOwnSource(record) || used.has(record._id));
  };
};
export type OfferedRecords = ReturnType<typeof offeredRecords>;
