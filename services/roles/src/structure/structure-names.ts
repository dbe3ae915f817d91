import type { FunctionDocument, LeadershipRoleDocument, Structure, SubSectorDocument } from './structure-documents';

/** What a page of roles needs to name its places, read in one round. */
export interface StructureNames {
  subSectors: Map<number, SubSectorDocument>;
  functions: Map<number, FunctionDocument>;
  leadershipRoles: Map<number, string>;
}

export const structureNames = async (
  structure: Structure,
  places: { subsectorId: number; functionId: number }[],
): Promise<StructureNames> => {
  const [subSectors, functions, leadershipRoles] = await Promise.all([
    structure.subSectors.model
      .find({ _id: { $in: [...new Set(places.map((place) => place.subsectorId))] } })
      .lean<SubSectorDocument[]>(),
    structure.functions.model
      .find({ _id: { $in: [...new Set(places.map((place) => place.functionId))] } })
      .lean<FunctionDocument[]>(),
    structure.leadershipRoles.model.find().lean<LeadershipRoleDocument[]>(),
  ]);
  return {
    subSectors: new Map(subSectors.map((one) => [one._id, one])),
    functions: new Map(functions.map((one) => [one._id, one])),
    leadershipRoles: new Map(leadershipRoles.map((one) => [one._id, one.leadershipRoleName])),
  };
};
