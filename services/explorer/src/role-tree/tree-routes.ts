import type { ClientLibrary } from '@skills-architect/contracts/admin';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import {
  clientLimit,
  clientReader,
  type Identity,
  notFound,
  type ReadyAnswer,
  readyAnswer,
  route,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { mergeTrees } from './build-tree';
import type { SourceTree } from './departments';
import type { RoleCopies } from './role-copy';
import { visibleTrees } from './visible-trees';

const ALL_SOURCES = -1;
/** Size of the response cache: one entry per source and library limits of the user's clients. */
const MAX_ANSWERS = 20;

const buildAnswer = (visible: SourceTree[], sourceId: number) => {
  const shownTrees = visible.filter((sourceTree) => sourceId === ALL_SOURCES || sourceTree._id === sourceId);
  if (sourceId !== ALL_SOURCES && !shownTrees.length) throw notFound('This source');
  return readyAnswer(roleExplorerData, {
    tree: mergeTrees(
      shownTrees.length === 1 ? (shownTrees[0]?.source ?? '') : 'All',
      shownTrees.map(({ tree }) => tree),
    ),
    sources: visible.map(({ _id, source, roles }) => ({ sourceId: _id, source, roles })),
  });
};

export const treeRoutes = (kit: ServiceKit, copy: RoleCopies) => (app: FastifyInstance) => {
  const readClient = clientReader(kit);
  /** Answers by key, filled by the route; a change of the tree drops them all. */
  const answers = kit.cached(['roleExplorerData'], async () => new Map<string, Promise<ReadyAnswer>>());

  /** The library limits of a client user's clients; undefined for staff, who see everything. */
  const readLibraryLimits = async (identity: Identity): Promise<ClientLibrary[] | undefined> => {
    const clientIds = clientLimit(identity);
    const clients = clientIds && (await Promise.all(clientIds.toSorted((a, b) => a - b).map(readClient)));
    return clients?.map(({ sourceIds, subSectorIds }) => ({ sourceIds, subSectorIds }));
  };

  const buildFor = async (limits: ClientLibrary[] | undefined, sourceId: number) => {
    const trees = await copy.trees();
    return buildAnswer(limits ? visibleTrees(trees, limits) : trees, sourceId);
  };

  route(app, roleExplorerData, async ({ query }, { identity }) => {
    const [cachedAnswers, limits] = await Promise.all([answers(), readLibraryLimits(identity)]);
    const key = JSON.stringify([query.sourceId, limits]);
    const cachedAnswer = cachedAnswers.get(key);
    if (cachedAnswer) return cachedAnswer;
    const answer = buildFor(limits, query.sourceId);
    if (cachedAnswers.size >= MAX_ANSWERS) cachedAnswers.clear();
    cachedAnswers.set(key, answer);
    answer.catch(() => cachedAnswers.delete(key));
    return answer;
  });
};
