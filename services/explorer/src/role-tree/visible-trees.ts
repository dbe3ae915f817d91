import { type ClientPlaces, offersSource } from '@skills-architect/contracts/admin';
import { keepPlaces } from './build-tree';
import type { SourceTree } from './tree-copy';

/** Of a source's tree what the users of these clients see together; undefined when that is nothing. */
const visibleTree = ({ _id, tree }: SourceTree, clients: readonly ClientPlaces[]) => {
  const offering = clients.filter((client) => offersSource(client, _id));
  if (!offering.length) return undefined;
  if (offering.some(({ subSectorIds }) => !subSectorIds.length)) return tree;
  return keepPlaces(tree, new Set(offering.flatMap(({ subSectorIds }) => subSectorIds)));
};

/** The trees that the users of these clients see, each cut to their industries and functions. */
export const visibleTrees = (trees: readonly SourceTree[], clients: readonly ClientPlaces[]): SourceTree[] =>
  trees.flatMap((one) => {
    const tree = visibleTree(one, clients);
    return tree?.value ? [{ ...one, tree, roles: tree.value }] : [];
  });
