import type { ClientPlaces } from '@skills-architect/contracts/admin';
import { keepPlaces } from './build-tree';
import type { SourceTree } from './tree-copy';

/** Of each source that is seen its industries and functions, sorted; `all` when some client names none. */
export type VisiblePlaces = Map<number, number[] | 'all'>;

/** What the users of these clients see together. */
export const visiblePlaces = (clients: readonly ClientPlaces[]): VisiblePlaces => {
  const seen: VisiblePlaces = new Map();
  for (const { sourceIds, subSectorIds } of clients)
    for (const sourceId of sourceIds) {
      const before = seen.get(sourceId) ?? [];
      const all = before === 'all' || !subSectorIds.length;
      seen.set(sourceId, all ? 'all' : [...new Set([...before, ...subSectorIds])].sort((a, b) => a - b));
    }
  return seen;
};

/** The trees of the sources that are seen, each cut to its places; a source of which no role is left is not there. */
export const visibleTrees = (trees: readonly SourceTree[], seen: VisiblePlaces): SourceTree[] =>
  trees
    .flatMap((one) => {
      const places = seen.get(one._id);
      if (!places) return [];
      return places === 'all' ? [one] : [{ ...one, tree: keepPlaces(one.tree, new Set(places)) }];
    })
    .map((one) => ({ ...one, roles: one.tree.value }))
    .filter(({ roles }) => roles > 0);
