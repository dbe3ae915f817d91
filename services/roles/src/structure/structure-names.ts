import type { ServiceKit } from '@skills-architect/service-kit';
import type { FunctionDocument, LeadershipRoleDocument, Structure, SubSectorDocument } from './structure-documents';

/** Names of sub-sectors, functions and leadership roles for a page of roles. */
export interface StructureNames {
  subSectors: ReadonlyMap<number, Pick<SubSectorDocument, 'subsector' | 'subsectorTypeId'> | undefined>;
  functions: ReadonlyMap<number, Pick<FunctionDocument, 'functionName'> | undefined>;
  leadershipRoles: ReadonlyMap<number, string>;
}
export type ReadStructureNames = (places: { subsectorId: number; functionId: number }[]) => Promise<StructureNames>;

/** Reads these names; cached until one of them changes. */
export const structureNames = (kit: ServiceKit, structure: Structure): ReadStructureNames => {
  const readSubSectors = kit.cachedById(['subsectors'], async (ids) => {
    const found = await structure.subSectors.model
      .find({ _id: { $in: ids } }, { subsector: 1, subsectorTypeId: 1 })
      .lean<SubSectorDocument[]>();
    return new Map(found.map((sector) => [sector._id, sector]));
  });
  const readFunctions = kit.cachedById(['functions'], async (ids) => {
    const found = await structure.functions.model
      .find({ _id: { $in: ids } }, { functionName: 1 })
      .lean<FunctionDocument[]>();
    return new Map(found.map((record) => [record._id, record]));
  });
  const readLeadershipRoles = kit.cached(['leadershipRoles'], async () => {
    const found = await structure.leadershipRoles.model
      .find({}, { leadershipRoleName: 1 })
      .lean<LeadershipRoleDocument[]>();
    return new Map(found.map((role) => [role._id, role.leadershipRoleName]));
  });
  return async (places) => {
    const [subSectorsById, functionsById, leadershipNames] = await Promise.all([
      readSubSectors(places.map((place) => place.subsectorId)),
      readFunctions(places.map((place) => place.functionId)),
      readLeadershipRoles(),
    ]);
    return { subSectors: subSectorsById, functions: functionsById, leadershipRoles: leadershipNames };
  };
};
