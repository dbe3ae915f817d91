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
import type { TreeCopy } from './tree-copy';

const ALL = -1;
/** Answers that are kept: one for each set of sources that people see, of which there are few. */
const MOST_ANSWERS = 20;

export const treeRoutes = (app: FastifyInstance, kit: ServiceKit, copy: TreeCopy) => {
  const clientOf = clientReader(kit);
  const current = kit.held(['roleExplorerData'], async () => ({
    sources: await copy.sources(),
    answers: new Map<string, Promise<ReadyAnswer>>(),
  }));

  /** The sources a client user may see, or undefined for staff, who see all. */
  const allowed = async (identity: Identity) => {
    const own = ownClients(identity);
    if (!own) return undefined;
    const clients = await Promise.all(own.map(clientOf));
    return new Set(clients.flatMap((client) => client.sourceIds));
  };

  type Sources = Awaited<ReturnType<typeof copy.sources>>;
  const answerOf = async (sources: Sources, shown: Sources) => {
    const trees = await copy.trees(shown.map((source) => source._id));
    return readyAnswer(roleExplorerData, {
      tree: mergeTrees(
        shown.length === 1 ? (shown[0]?.source ?? '') : 'All',
        trees.map(({ tree }) => tree),
      ),
      sources: sources.map(({ _id, source, roles }) => ({ sourceId: _id, source, roles })),
    });
  };

  route(app, roleExplorerData, async ({ query }, { identity }) => {
    const [{ sources: all, answers }, visible] = await Promise.all([current(), allowed(identity)]);
    const sources = all.filter((source) => !visible || visible.has(source._id));
    const shown = sources.filter((source) => query.sourceId === ALL || source._id === query.sourceId);
    if (query.sourceId !== ALL && !shown.length) throw notFound('This source');
    const key = JSON.stringify([sources, shown].map((some) => some.map(({ _id }) => _id)));
    const known = answers.get(key);
    if (known) return known;
    const answer = answerOf(sources, shown);
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  });
};
