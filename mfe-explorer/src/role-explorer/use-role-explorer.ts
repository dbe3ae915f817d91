import { CLIENT_USERS } from '@skills-architect/contracts';
import { type ExplorerNode, roleExplorerData } from '@skills-architect/contracts/explorer';
import { SourceId } from '@skills-architect/contracts/skills';
import { useAreas, useCall, useQueryState, useSession } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { type FoundNode, findNodesAlong, listChildren, type NodePath, toPathKey } from './explorer-node';

export const ALL_SOURCES = -1;
/** Initial source, if the user may see it. */
const FIRST_SOURCE = SourceId.Atomic;
const NOT_CHOSEN = 0;

/** Number of children that fit into any chart. */
const SURE_ROOM = 30;
/** Index of the first child to draw so that the child at `position` is visible. */
const startOfView = (position: number) => (position < SURE_ROOM ? 0 : position - SURE_ROOM / 2);

/** The explorer's tree and current node; source, path and view are in the query string. */
export function useRoleExplorer() {
  const [state, change] = useQueryState({ source: NOT_CHOSEN, path: [], view: 'chart', skip: 0, found: '' });
  const [searches, setSearches] = useState(0);
  const sourceId = state.source === NOT_CHOSEN ? ALL_SOURCES : state.source;
  const requestedCall = useCall(roleExplorerData, { query: { sourceId } }, { keepPreviousData: true });
  const startsAtFirstSource =
    state.source === NOT_CHOSEN &&
    requestedCall.data?.sources.some((source) => source.sourceId === FIRST_SOURCE) === true;
  const firstSourceCall = useCall(
    roleExplorerData,
    startsAtFirstSource ? { query: { sourceId: FIRST_SOURCE } } : undefined,
  );
  const { data, error, isRefreshing, retry } = startsAtFirstSource ? firstSourceCall : requestedCall;

  const nodes = data ? findNodesAlong(data.tree, state.path) : [];
  const trail: NodePath = state.path.slice(0, Math.max(0, nodes.length - 1));
  return {
    tree: data?.tree,
    sources: data?.sources ?? requestedCall.data?.sources ?? [],
    source: startsAtFirstSource ? FIRST_SOURCE : sourceId,
    /** The nodes from the root to the current one. */
    nodes,
    trail,
    /** Index of the first child of the current node to draw. */
    skip: state.skip < (nodes.at(-1)?.children.length ?? 0) ? Math.max(0, state.skip) : 0,
    /** Key of the node found by the search. */
    foundKey: state.found || undefined,
    /** Counts searches, because finding the same node again changes nothing else. */
    searches,
    view: state.view === 'tree' ? ('tree' as const) : ('chart' as const),
    error,
    isRefreshing,
    retry,
    chooseSource: (source: number) => change({ source, path: [], skip: 0, found: '' }),
    go: (to: NodePath, skip = 0) => change({ path: to, skip, found: '' }),
    /** Opens a found node; for a role, opens its department and highlights the role. */
    goToFound: ({ node, trail: to }: FoundNode) => {
      setSearches((count) => count + 1);
      if (node.kind !== 'role') return change({ path: to, skip: 0, found: '' });
      const parent = data && findNodesAlong(data.tree, to.slice(0, -1)).at(-1);
      const position = parent ? listChildren(parent).findIndex(({ id }) => id === node.id) : 0;
      change({ path: to.slice(0, -1), skip: startOfView(position), found: toPathKey(to) });
    },
    toggleView: () => change({ view: state.view === 'tree' ? 'chart' : 'tree' }),
  };
}

/** Opens a role: in a pop-up for client users, in a new tab for library staff. */
export function useOpenRole() {
  const { user } = useSession();
  const { reaches } = useAreas();
  const [{ role: roleId }, change] = useQueryState({ role: 0 });
  const [lastOpened, setLastOpened] = useState<ExplorerNode>();
  const open = (role: ExplorerNode) => {
    const path = `/role/edit/${role.id}`;
    if (CLIENT_USERS.includes(user.userType) || !reaches(path)) {
      setLastOpened(role);
      change({ role: role.id });
    } else window.open(path, '_blank', 'noopener');
  };
  // The name is not known yet when the role was opened by a link.
  const opened = roleId > 0 ? { id: roleId, name: lastOpened?.id === roleId ? lastOpened.name : undefined } : undefined;
  return { opened, open, close: () => change({ role: 0 }) };
}
