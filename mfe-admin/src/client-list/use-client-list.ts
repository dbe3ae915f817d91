import { type Client, listClients } from '@skills-architect/contracts/admin';
import { compareNames } from '@skills-architect/contracts/locale';
import { listSubSectors, type SubSector, SubSectorType } from '@skills-architect/contracts/roles';
import { typedText, useCall, useQueryState } from '@skills-architect/portal-kit';
import { buildListControls, buildListRequest, LIST_START } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';

const COLUMNS = ['clientName', 'clientDomain'] as const;

/** A client with its industry names; undefined until they load. */
export interface ListedClient {
  client: Client;
  industries: string[] | undefined;
}

/** Names of the client's industries in order; functions, which are also sub-sectors, are excluded. */
export const listIndustries = (client: Pick<Client, 'subSectorIds'>, subSectors: readonly SubSector[]): string[] =>
  subSectors
    .filter(
      (subSector) =>
        subSector.subsectorTypeId === SubSectorType.Industry && client.subSectorIds.includes(subSector.subsectorId),
    )
    .map((subSector) => subSector.subsector)
    .sort(compareNames);

/** The list of Client Management; search, page and sort are in the query string. */
export function useClientList() {
  const [state, change] = useQueryState({ text: typedText, ...LIST_START });
  const request = buildListRequest(state, COLUMNS);
  const { data, error, isRefreshing, retry } = useCall(
    listClients,
    { query: { ...request, searchString: state.text.trim() || undefined } },
    { keepPreviousData: true },
  );
  const subSectors = useCall(listSubSectors, {}).data?.subSectors;
  const clients = useMemo(
    () =>
      data?.clients.map(
        (client): ListedClient => ({ client, industries: subSectors && listIndustries(client, subSectors) }),
      ),
    [data, subSectors],
  );
  return {
    text: state.text,
    search: (text: string) => change({ text }),
    controls: buildListControls(request, data, change),
    clients,
    error,
    isRefreshing,
    retry,
  };
}
