import { offersSource } from '@skills-architect/contracts/admin';
import type { ClientReader } from '@skills-architect/service-kit';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { SourceNames } from '../industry-roles/source-names';
import type { ReadStructureNames } from '../structure/structure-names';

interface CloserPlacesDependencies {
  roles: Roles;
  readClient: ClientReader;
  readSources: SourceNames;
  readNames: ReadStructureNames;
}

/**
 * Returns a function that names, by role id, what a client would have to select to get these roles: their source, or
 * their industry or function if the client has the source.
 */
export const closerPlaces =
  ({ roles, readClient, readSources, readNames }: CloserPlacesDependencies) =>
  async (ids: readonly number[], clientId: number): Promise<ReadonlyMap<number, string>> => {
    if (!ids.length) return new Map();
    const found = await roles.model
      .find({ _id: { $in: ids } }, { sourceId: 1, subsectorId: 1, functionId: 1 })
      .lean<RoleDocument[]>();
    const [client, sources, { subSectors }] = await Promise.all([
      readClient(clientId),
      readSources(),
      readNames(found),
    ]);
    const nameOf = ({ sourceId, subsectorId }: RoleDocument) =>
      offersSource(client, sourceId) ? subSectors.get(subsectorId)?.subsector : sources.get(sourceId);
    return new Map(found.map((role) => [role._id, nameOf(role) ?? '']));
  };
export type CloserPlaces = ReturnType<typeof closerPlaces>;
