import { type ClientPlaces, offersSource } from '@skills-architect/contracts/admin';
import { keepPlaces } from './build-tree';
import type { SourceTree } from './tree-copy';

/** The part of a source's tree visible to the users of these clients; undefined when it is empty. */
const visibleTree = ({ _id, tree }: SourceTree, clients: readonly ClientPlaces[]) => {
  const offering = clients.filter((client) => offersSource(client, _id));
  if (!offering.length) return undefined;
  if (offering.some(({ subSectorIds }) => !subSectorIds.length)) return tree;
  return keepPlaces(tree, new Set(offering.flatMap(({ subSectorIds }) => subSectorIds)));
};

/** The trees visible to the users of these clients, each reduced to their industries and functions. */
export const visibleTrees = (trees: readonly SourceTree[], clients: readonly ClientPlaces[]): SourceTree[] =>
  trees.flatMap((one) => {
    const tree = visibleTree(one, clients);
    return tree?.value ? [{ ...one, tree, roles: tree.value }] : [];
  });
