import { listFunctions, listOccupations, listSubSectors } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { nameHint, toSubSectorOptions } from '@skills-architect/library-kit';
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

  const subSectorOptions = toSubSectorOptions(subSectors.data?.subSectors ?? [], sources.data?.sources ?? []);
  const order = new Map(subSectorOptions.map(({ value, label }, index) => [value, { at: index, label }]));
  const position = (subsectorId: number) => order.get(subsectorId)?.at ?? subSectorOptions.length;
  const functionList = functions.data?.functions ?? [];
  return {
    subSectors: {
      ...subSectors,
      options: subSectorOptions,
    },
    functions: {
      ...functions,
      options: filterFunctions(functionList, selectedIds)
        .sort((a, b) => position(a.subsectorId) - position(b.subsectorId))
        .map((option) => ({
          value: option.functionId,
          label: option.functionName,
          hint: nameHint(option.functionLanguage),
          group: order.get(option.subsectorId)?.label,
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
      new Set(filterFunctions(functionList, subSectorIds).map((option) => option.functionId)),
  };
}
