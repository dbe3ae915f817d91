import { ApprovalFilter, listPersonaGroups, listPersonas } from '@skills-architect/contracts/personas';
import { useCall, useQueryState } from '@skills-architect/portal-kit';
import { LIST_FIELDS, PAGE_SIZES } from '../overview-filter/list-fields';
import { toOverviewFilter } from '../overview-filter/overview-filter';

const [DEFAULT_PAGE_SIZE] = PAGE_SIZES;

/** The persona list of a client; filters, page and sort are in the query string. */
export const usePersonaList = (clientId: number | undefined) => {
  const [state, change] = useQueryState(LIST_FIELDS);
  const groups = useCall(listPersonaGroups, clientId === undefined ? undefined : { query: { clientId } });
  const knownGroupIds = new Set(groups.data?.groups.map(({ personaGroupId }) => personaGroupId));
  // The query string may contain duplicates or departments of another client.
  const personaGroupId = [...new Set(state.personaGroupId)].filter((id) => knownGroupIds.has(id));
  const overview = toOverviewFilter(state);
  const approval = ApprovalFilter.options.find((option) => option === state.approval);
  const pagesize = PAGE_SIZES.find((size) => size === state.size) ?? DEFAULT_PAGE_SIZE;
  const offset = (state.page - 1) * pagesize;
  const isReady = clientId !== undefined && (groups.data !== undefined || state.personaGroupId.length === 0);
  const list = useCall(
    listPersonas,
    isReady
      ? {
          query: {
            clientId,
            ...(state.searchString && { searchString: state.searchString }),
            ...(personaGroupId.length && { personaGroupId }),
            ...(state.unmatched && { unmatched: true }),
            ...(approval && { approval }),
            ...(state.importTokenId && { importTokenId: state.importTokenId }),
            ...overview,
            ...(state.sortBy === 'personaName' && { sortBy: 'personaName' as const }),
            sortOrder: state.descending ? 'desc' : 'asc',
            pagesize,
            offset,
          },
        }
      : undefined,
    { keepPreviousData: true },
  );
  // Without the departments the filter cannot be validated, so their error is the list's error.
  const groupsFailure = !isReady && groups.error ? { error: groups.error, retry: groups.retry } : undefined;
  return {
    list: { ...list, ...groupsFailure },
    groups: groups.data?.groups ?? [],
    filter: {
      searchString: state.searchString,
      personaGroupId,
      ...(state.unmatched && { unmatched: true }),
      ...(approval && { approval }),
      ...(state.importTokenId && { importTokenId: state.importTokenId }),
      ...overview,
    },
    overview,
    isFiltered:
      state.searchString !== '' ||
      personaGroupId.length > 0 ||
      state.unmatched ||
      approval !== undefined ||
      state.importTokenId !== '' ||
      Object.keys(overview).length > 0,
    isSorted: state.sortBy === 'personaName',
    sort: { by: state.sortBy, direction: state.descending ? ('desc' as const) : ('asc' as const) },
    pager: { offset, pageSize: pagesize, sizes: [...PAGE_SIZES], showAbove: DEFAULT_PAGE_SIZE },
    change,
  };
};
export type PersonaListState = ReturnType<typeof usePersonaList>;
