import { type ClientLibrary, offersSource } from '@skills-architect/contracts/admin';
import { filterSubSectors } from './build-tree';
import type { SourceTree } from './departments';

/** The part of a source's tree visible to the users of these clients; undefined when it is empty. */
const visibleTree = ({ _id, tree }: SourceTree, clients: readonly ClientLibrary[]) => {
  const offeringClients = clients.filter((client) => offersSource(client, _id));
  if (!offeringClients.length) return undefined;
  if (offeringClients.some(({ subSectorIds }) => !subSectorIds.length)) return tree;
  return filterSubSectors(tree, new Set(offeringClients.flatMap(({ subSectorIds }) => subSectorIds)));
};

/** The trees visible to the users of these clients, each reduced to their industries and functions. */
export const visibleTrees = (trees: readonly SourceTree[], clients: readonly ClientLibrary[]): SourceTree[] =>
  trees.flatMap((sourceTree) => {
    const tree = visibleTree(sourceTree, clients);
    return tree?.value ? [{ ...sourceTree, tree, roles: tree.value }] : [];
  });
