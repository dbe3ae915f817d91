import { CLIENT_USERS } from '@skills-architect/contracts';
import { getClient } from '@skills-architect/contracts/admin';
import { listSubSectors } from '@skills-architect/contracts/roles';
import { listSchemes, listSources, SourceId } from '@skills-architect/contracts/skills';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { chooseLevelCount, chooseSource, DEFAULT_LEVEL_COUNT, filterSchemes } from './source-rules';

interface CompareSourceOptions {
  /** The client of client users; undefined for staff. */
  clientId: number | undefined;
  /** Selection from the query string, 0 for none. */
  selected: { source: number; levels: number };
  /** The source of the roles shown; `null` while they load. */
  roleSourceId: number | undefined | null;
}

/** Source and scheme of the comparison: staff select them, client users have those of their client. */
export function useCompareSource({ clientId, selected, roleSourceId }: CompareSourceOptions) {
  const { user } = useSession();
  const isClientUser = CLIENT_USERS.includes(user.userType);
  const client = useCall(getClient, clientId === undefined ? undefined : { params: { clientId } });
  const subSectors = useCall(listSubSectors, { query: clientId === undefined ? {} : { clientId } });
  const sources = useCall(listSources, isClientUser ? undefined : {});
  const allSchemes = useCall(listSchemes, {});

  const visibleIds = isClientUser
    ? client.data?.sourceIds
    : // If the sources cannot be loaded, the default source is used.
      (sources.data?.sources.map(({ sourceId }) => sourceId) ?? (sources.error && []));
  const idsWithRoles = subSectors.data?.subSectors.flatMap(({ sourceIds }) => sourceIds) ?? (subSectors.error && []);
  const sourceId =
    visibleIds && idsWithRoles && roleSourceId !== null
      ? chooseSource({
          selectedId: selected.source,
          visibleIds,
          idsWithRoles,
          roleSourceId,
          defaultId: isClientUser ? undefined : SourceId.Atomic,
        })
      : undefined;
  const schemes = filterSchemes(allSchemes.data?.schemes ?? [], sourceId);
  const defaultLevelCount = isClientUser
    ? (client.data?.proficiencySchemeLevelCount ?? DEFAULT_LEVEL_COUNT)
    : DEFAULT_LEVEL_COUNT;
  return {
    sourceId,
    /** Whether the user selects source and scheme, as staff do. */
    mayChoose: !isClientUser,
    sources: sources.data?.sources ?? [],
    schemes,
    levelCount: chooseLevelCount(schemes, selected.levels, defaultLevelCount),
    subSectors,
    /** The source has no roles. */
    hasNoRoles: subSectors.data !== undefined && sourceId !== undefined && !idsWithRoles?.includes(sourceId),
    /** The client could not be loaded. */
    failed: isClientUser && client.error ? client : undefined,
  };
}
