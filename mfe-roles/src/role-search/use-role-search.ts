import { type RoleFunction, searchRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus, listOfferedStatuses } from '@skills-architect/contracts/skills';
import { nameList, typedText, useCall, useQueryState, useSession } from '@skills-architect/portal-kit';
import { buildListControls, buildSearchRequest, LIST_START } from '@skills-architect/ui-kit/extra';

const SORTS = [
  'roleName',
  'subsector',
  'functionName',
  'occupation',
  'leadershipRole',
  'source',
  'roleStatus',
] as const;
/** Values of the filters. */
export interface RoleFilter {
  subSectors: readonly number[];
  functions: readonly number[];
  occupations: readonly string[];
  sources: readonly number[];
  statuses: readonly number[];
}

const NO_FILTERS: RoleFilter = { subSectors: [], functions: [], occupations: [], sources: [], statuses: [] };
/** Occupations have names but no ids. */
const FIELDS = {
  text: typedText,
  subSectors: [],
  functions: [],
  occupations: nameList,
  sources: [],
  statuses: [],
  ...LIST_START,
} as const;

/** Departments and tracks of the selected industries and functions; all if none are selected. */
export const filterFunctions = (functions: readonly RoleFunction[], subSectors: readonly number[]): RoleFunction[] =>
  functions.filter((subsector) => !subSectors.length || subSectors.includes(subsector.subsectorId));

const toStatuses = (ids: readonly number[]) => Object.values(LibraryStatus).filter((status) => ids.includes(status));

/** State of the role search, kept in the query string; results are paged. */
export function useRoleSearch() {
  const { user } = useSession();
  const [state, change] = useQueryState(FIELDS);
  const { text, subSectors, functions, occupations, sources, statuses } = state;
  const request = buildSearchRequest(state, SORTS);
  const { data, error, isRefreshing, retry } = useCall(
    searchRoles,
    {
      body: {
        ...request,
        roleName: text || undefined,
        byMeaning: true,
        subSectorIds: [...subSectors],
        functionIds: [...functions],
        occupations: [...occupations],
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
    changeFilter: (part: Partial<RoleFilter>) => change(part),
    clearFilters: () => change(NO_FILTERS),
    clear: () => change({ text: '', ...NO_FILTERS }),
    controls: buildListControls(request, data, change, { ranked: true }),
    rows: data?.roles,
    error,
    isRefreshing,
    retry,
  };
}
