import {
  compareSubSectors,
  listFunctions,
  listOccupations,
  listSubSectors,
  SUB_SECTOR_WORDS,
} from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { nameHint } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { filterFunctions } from './use-role-search';

/** Filter options; departments, tracks and occupations depend on the selected industries and functions. */
export function useFilterOptions(selectedIds: readonly number[]) {
  const subSectors = useCall(listSubSectors, {});
  const functions = useCall(listFunctions, {});
  const occupations = useCall(
    listOccupations,
    { query: { subSectorIds: [...selectedIds] } },
    { keepPreviousData: true },
  );
  const sources = useCall(listSources, {});

  const subSectorList = [...(subSectors.data?.subSectors ?? [])].sort(compareSubSectors);
  const order = new Map(subSectorList.map(({ subsectorId, subsector }, at) => [subsectorId, { at, subsector }]));
  const position = (subsectorId: number) => order.get(subsectorId)?.at ?? subSectorList.length;
  const functionList = functions.data?.functions ?? [];
  return {
    subSectors: {
      ...subSectors,
      options: subSectorList.map((one) => ({
        value: one.subsectorId,
        label: one.subsector,
        hint: nameHint(one.subsectorLanguage),
        group: SUB_SECTOR_WORDS[one.subsectorTypeId].several,
      })),
    },
    functions: {
      ...functions,
      options: filterFunctions(functionList, selectedIds)
        .sort((a, b) => position(a.subsectorId) - position(b.subsectorId))
        .map((one) => ({
          value: one.functionId,
          label: one.functionName,
          hint: nameHint(one.functionLanguage),
          group: order.get(one.subsectorId)?.subsector,
        })),
    },
    occupations: {
      ...occupations,
      options: (occupations.data?.occupations ?? []).map((name) => ({ value: name, label: name })),
    },
    sources: {
      ...sources,
      options: (sources.data?.sources ?? []).map((source) => ({ value: source.sourceId, label: source.source })),
    },
    findFunctionIds: (subSectorIds: readonly number[]) =>
      new Set(filterFunctions(functionList, subSectorIds).map((one) => one.functionId)),
  };
}
