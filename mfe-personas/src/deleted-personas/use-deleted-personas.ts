import { listDeletedPersonas } from '@skills-architect/contracts/personas';
import { typedText, useCall, useQueryState } from '@skills-architect/portal-kit';
import { buildListControls, buildListRequest, LIST_START } from '@skills-architect/ui-kit/extra';

const SORTED = ['deletedAt', 'personaName'] as const;

/** The deleted personas of a client; search, page and sort are in the query string. */
export const useDeletedPersonas = (clientId: number) => {
  const [state, change] = useQueryState({ searchString: typedText, ...LIST_START, descending: true });
  const request = buildListRequest(state, SORTED);
  const searchString = state.searchString.trim();
  const read = useCall(
    listDeletedPersonas,
    { query: { ...request, clientId, ...(searchString && { searchString }) } },
    { keepPreviousData: true },
  );
  return {
    read,
    text: state.searchString,
    /** The filter for restoring all. */
    filter: searchString ? { searchString } : {},
    search: (text: string) => change({ searchString: text }),
    controls: buildListControls(request, read.data, change),
  };
};
