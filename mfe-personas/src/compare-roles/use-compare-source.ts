import { CLIENT_USERS } from '@skills-architect/contracts';
import { getClient } from '@skills-architect/contracts/admin';
import { listSubSectors } from '@skills-architect/contracts/roles';
import { listSchemes, listSources, SourceId } from '@skills-architect/contracts/skills';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { chooseLevelCount, chooseSource, filterSchemes, USUAL_LEVELS } from './source-rules';

interface CompareSourceOf {
  /** The client of client users; undefined for staff. */
  clientId: number | undefined;
  /** Selection from the query string, 0 for none. */
  asked: { source: number; levels: number };
  /** The source of the roles shown; `null` while they load. */
  ofRole: number | undefined | null;
}

/** Source and scheme of the comparison: selected by staff, given by the client for client users. */
export function useCompareSource({ clientId, asked, ofRole }: CompareSourceOf) {
  const { user } = useSession();
  const forClient = CLIENT_USERS.includes(user.userType);
  const client = useCall(getClient, clientId === undefined ? undefined : { params: { clientId } });
  const subSectors = useCall(listSubSectors, { query: clientId === undefined ? {} : { clientId } });
  const sources = useCall(listSources, forClient ? undefined : {});
  const allSchemes = useCall(listSchemes, {});

  const known = forClient
    ? client.data?.sourceIds
    : // The source is known without the names, which only the picker needs.
      (sources.data?.sources.map(({ sourceId }) => sourceId) ?? (sources.error && []));
  const filled = subSectors.data?.subSectors.flatMap(({ sourceIds }) => sourceIds) ?? (subSectors.error && []);
  const sourceId =
    known && filled && ofRole !== null
      ? chooseSource({
          asked: asked.source,
          known,
          filled,
          ofRole,
          usual: forClient ? undefined : SourceId.Atomic,
        })
      : undefined;
  const schemes = filterSchemes(allSchemes.data?.schemes ?? [], sourceId);
  const usualLevels = forClient ? (client.data?.proficiencySchemeLevelCount ?? USUAL_LEVELS) : USUAL_LEVELS;
  return {
    sourceId,
    /** Whether the user selects source and scheme, as staff do. */
    isChosen: !forClient,
    sources: sources.data?.sources ?? [],
    schemes,
    levelCount: chooseLevelCount(schemes, asked.levels, usualLevels),
    subSectors,
    /** The source has no roles. */
    isBare: subSectors.data !== undefined && sourceId !== undefined && !filled?.includes(sourceId),
    /** The client could not be loaded. */
    failed: forClient && client.error ? client : undefined,
  };
}
