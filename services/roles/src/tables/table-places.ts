import { fold } from '@skills-architect/service-kit';
import type { SourceNames } from '../industry-roles/source-names';
import type {
  FunctionDocument,
  LeadershipRoleDocument,
  Structure,
  SubSectorDocument,
} from '../structure/structure-documents';

/** The places and names that cells refer to. */
export interface TablePlaces {
  subSectorNames: ReadonlyMap<number, string>;
  functionNames: ReadonlyMap<number, string>;
  leadershipNames: ReadonlyMap<number, string>;
  sourceNames: ReadonlyMap<number, string>;
  subSectors: ReadonlyMap<string, number>;
  leadershipRoles: ReadonlyMap<string, number>;
  sources: ReadonlyMap<string, number>;
  /** By `functionKey`. */
  functions: ReadonlyMap<string, number>;
}

/** Key of a function: its name is unique within its sub-sector, ignoring case. */
export const functionKey = (subsectorId: number, functionName: string) => `${subsectorId} ${fold(functionName)}`;

const byName = (names: ReadonlyMap<number, string>) => new Map([...names].map(([id, name]) => [fold(name), id]));

/** Reads all places for a table at once: they are few. */
export const readTablePlaces = async (structure: Structure, readSources: SourceNames): Promise<TablePlaces> => {
  const { subSectors, functions, leadershipRoles } = structure;
  const [ofSubSectors, ofFunctions, ofRanks, sourceNames] = await Promise.all([
    subSectors.model.find(subSectors.alive).lean<SubSectorDocument[]>(),
    functions.model.find(functions.alive).lean<FunctionDocument[]>(),
    leadershipRoles.model.find(leadershipRoles.alive, { leadershipRoleName: 1 }).lean<LeadershipRoleDocument[]>(),
    readSources(),
  ]);
  const subSectorNames = new Map(ofSubSectors.map(({ _id, subsector }) => [_id, subsector]));
  const leadershipNames = new Map(ofRanks.map(({ _id, leadershipRoleName }) => [_id, leadershipRoleName]));
  return {
    subSectorNames,
    functionNames: new Map(ofFunctions.map(({ _id, functionName }) => [_id, functionName])),
    leadershipNames,
    sourceNames,
    subSectors: byName(subSectorNames),
    leadershipRoles: byName(leadershipNames),
    sources: byName(sourceNames),
    functions: new Map(
      ofFunctions.map((ofFunction) => [functionKey(ofFunction.subsectorId, ofFunction.functionName), ofFunction._id]),
    ),
  };
};
