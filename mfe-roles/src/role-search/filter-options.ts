import {
  bySubSectorType,
  listFunctions,
  listOccupations,
  listSubSectors,
  SUB_SECTOR_WORDS,
} from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { functionsOf } from './use-role-search';

/** What the filters offer; departments, tracks and occupations are those of the chosen industries and functions. */
export function useFilterOptions(chosen: readonly number[]) {
  const subSectors = useCall(listSubSectors, {});
  const functions = useCall(listFunctions, {});
  const occupations = useCall(listOccupations, { query: { subSectorIds: [...chosen] } }, { keepFormer: true });
  const sources = useCall(listSources, {});

  const places = [...(subSectors.data?.subSectors ?? [])].sort(bySubSectorType);
  const order = new Map(places.map(({ subsectorId, subsector }, at) => [subsectorId, { at, subsector }]));
  const placeOf = (subsectorId: number) => order.get(subsectorId)?.at ?? places.length;
  const known = functions.data?.functions ?? [];
  return {
    subSectors: {
      ...subSectors,
      options: places.map((one) => ({
        value: one.subsectorId,
        label: one.subsector,
        group: SUB_SECTOR_WORDS[one.subsectorTypeId].several,
      })),
    },
    functions: {
      ...functions,
      options: functionsOf(known, chosen)
        .sort((a, b) => placeOf(a.subsectorId) - placeOf(b.subsectorId))
        .map((one) => ({
          value: one.functionId,
          label: one.functionName,
          group: order.get(one.subsectorId)?.subsector,
        })),
    },
    occupations: {
      ...occupations,
      options: (occupations.data?.occupations ?? []).map((name) => ({ value: name, label: name })),
    },
    sources: {
      ...sources,
      options: (sources.data?.sources ?? []).map((one) => ({ value: one.sourceId, label: one.source })),
    },
    functionIdsIn: (subSectorIds: readonly number[]) =>
      new Set(functionsOf(known, subSectorIds).map((one) => one.functionId)),
  };
}
