import { type RoleFunction, searchRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus, listOfferedStatuses } from '@skills-architect/contracts/skills';
import { useCall, useQueryState, useSession } from '@skills-architect/portal-kit';
import { buildListControls, buildSearchRequest, LIST_START } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';

const SORTS = [
  'roleName',
  'subsector',
  'functionName',
  'occupation',
  'leadershipRole',
  'source',
  'roleStatus',
] as const;
const NO_FILTERS = { subSectors: [], functions: [], occupations: '', sources: [], statuses: [] };
/** Occupations are chosen, though they are stored as a text. */
const TYPED = ['text'] as const;
/** Separates occupations in the query string: they have names but no ids. */
const SEPARATOR = '|';

/** Values of the filters. */
export interface RoleFilter {
  subSectors: readonly number[];
  functions: readonly number[];
  occupations: readonly string[];
  sources: readonly number[];
  statuses: readonly number[];
}

/** Departments and tracks of the selected industries and functions; all if none are selected. */
export const filterFunctions = (functions: readonly RoleFunction[], subSectors: readonly number[]): RoleFunction[] =>
  functions.filter((one) => !subSectors.length || subSectors.includes(one.subsectorId));

const toStatuses = (ids: readonly number[]) => Object.values(LibraryStatus).filter((status) => ids.includes(status));

/** State of the role search, kept in the query string; results are paged. */
export function useRoleSearch() {
  const { user } = useSession();
  const [state, change] = useQueryState({ text: '', ...NO_FILTERS, ...LIST_START }, TYPED);
  const { text, subSectors, functions, sources, statuses } = state;
  const occupations = useMemo(() => state.occupations.split(SEPARATOR).filter(Boolean), [state.occupations]);
  const request = buildSearchRequest(state, SORTS);
  const { data, error, isRefreshing, retry } = useCall(
    searchRoles,
    {
      body: {
        ...request,
        roleName: text || undefined,
        subSectorIds: [...subSectors],
        functionIds: [...functions],
        occupations,
        sourceIds: [...sources],
        roleStatuses: toStatuses(statuses),
      },
    },
    { keepPreviousData: true },
  );
  const filter: RoleFilter = { subSectors, functions, occupations, sources, statuses };
  return {
    text,
    filter,
    /** Number of active filters. */
    filterCount: Object.values(filter).filter((chosen) => chosen.length > 0).length,
    offered: listOfferedStatuses(user.userType),
    search: (next: string) => change({ text: next.trim() }),
    changeFilter: ({ occupations: names, ...part }: Partial<RoleFilter>) =>
      change({ ...part, ...(names && { occupations: names.join(SEPARATOR) }) }),
    clearFilters: () => change(NO_FILTERS),
    clear: () => change({ text: '', ...NO_FILTERS }),
    controls: buildListControls(request, data, change, { ranked: true }),
    rows: data?.roles,
    error,
    isRefreshing,
    retry,
  };
}
