import { roleExplorerData } from '@skills-architect/contracts/explorer';
import {
  clientReader,
  type Identity,
  notFound,
  ownClients,
  type ReadyAnswer,
  readyAnswer,
  route,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { mergeTrees } from './build-tree';
import type { SourceTree, TreeCopy } from './tree-copy';
import { type VisiblePlaces, visiblePlaces, visibleTrees } from './visible-trees';

const ALL = -1;
/** Answers that are kept: one for each choice of source and places that people see. */
const MOST_ANSWERS = 20;

const answerOf = (visible: SourceTree[], sourceId: number) => {
  const shown = visible.filter((one) => sourceId === ALL || one._id === sourceId);
  if (sourceId !== ALL && !shown.length) throw notFound('This source');
  return readyAnswer(roleExplorerData, {
    tree: mergeTrees(
      shown.length === 1 ? (shown[0]?.source ?? '') : 'All',
      shown.map(({ tree }) => tree),
    ),
    sources: visible.map(({ _id, source, roles }) => ({ sourceId: _id, source, roles })),
  });
};

export const treeRoutes = (app: FastifyInstance, kit: ServiceKit, copy: TreeCopy) => {
  const clientOf = clientReader(kit);
  const answers = kit.held(['roleExplorerData'], async () => new Map<string, Promise<ReadyAnswer>>());

  /** What a client user may see, or undefined for staff, who see all. */
  const seenBy = async (identity: Identity) => {
    const own = ownClients(identity);
    return own && visiblePlaces(await Promise.all(own.map(clientOf)));
  };

  const read = async (seen: VisiblePlaces | undefined, sourceId: number) => {
    const trees = await copy.trees();
    return answerOf(seen ? visibleTrees(trees, seen) : trees, sourceId);
  };

  route(app, roleExplorerData, async ({ query }, { identity }) => {
    const [kept, seen] = await Promise.all([answers(), seenBy(identity)]);
    const key = JSON.stringify([query.sourceId, seen && [...seen].sort(([a], [b]) => a - b)]);
    const known = kept.get(key);
    if (known) return known;
    const answer = read(seen, query.sourceId);
    if (kept.size >= MOST_ANSWERS) kept.clear();
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    return answer;
  });
};
