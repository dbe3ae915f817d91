import { ALL_TYPES } from '@skills-architect/contracts';
import { listUsers } from '@skills-architect/contracts/admin';
import { typedText, useCall, useQueryState } from '@skills-architect/portal-kit';
import { buildListControls, buildListRequest, LIST_START } from '@skills-architect/ui-kit/extra';

const COLUMNS = ['name', 'email'] as const;

/** The list of User Management; search, types, page and sort are in the query string. */
export function useUserList() {
  const [state, change] = useQueryState({ text: typedText, types: [], deleted: false, ...LIST_START });
  const request = buildListRequest(state, COLUMNS);
  const { data, error, isRefreshing, retry } = useCall(
    listUsers,
    {
      query: {
        ...request,
        searchString: state.text.trim() || undefined,
        deleted: state.deleted || undefined,
        userTypeId: ALL_TYPES.filter((type) => state.types.includes(type)),
      },
    },
    { keepPreviousData: true },
  );
  return {
    text: state.text,
    types: state.types,
    deleted: state.deleted,
    isFiltered: state.text !== '' || state.types.length > 0,
    search: (text: string) => change({ text }),
    showDeleted: (deleted: boolean) => change({ deleted }),
    chooseTypes: (types: number[]) => change({ types }),
    clear: () => change({ text: '', types: [] }),
    controls: buildListControls(request, data, change),
    users: data?.users,
    error,
    isRefreshing,
    retry,
  };
}
