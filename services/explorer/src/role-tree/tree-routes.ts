import { getClient } from '@skills-architect/contracts/admin';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { type CallContext, notFound, ownClients, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { mergeTrees } from './build-tree';
import type { TreeCopy } from './tree-copy';

const ALL = -1;

export const treeRoutes = (app: FastifyInstance, kit: ServiceKit, copy: TreeCopy) => {
  /** The sources a client user may see, or undefined for staff, who see all. */
  const allowed = async ({ identity, request }: CallContext) => {
    const own = ownClients(identity);
    if (!own) return undefined;
    const clients = await Promise.all(
      own.map((clientId) => kit.peer(getClient, { params: { clientId } }, { identity, requestId: String(request.id) })),
    );
    return new Set(clients.flatMap((client) => client.sourceIds));
  };

  route(app, roleExplorerData, async ({ query }, context) => {
    const [all, visible] = await Promise.all([copy.sources(), allowed(context)]);
    const sources = all.filter((source) => !visible || visible.has(source._id));
    const shown = sources.filter((source) => query.sourceId === ALL || source._id === query.sourceId);
    if (query.sourceId !== ALL && !shown.length) throw notFound('This source');
    const trees = await copy.trees(shown.map((source) => source._id));
    return {
      tree: mergeTrees(
        shown.length === 1 ? (shown[0]?.source ?? '') : 'All',
        trees.map(({ tree }) => tree),
      ),
      sources: sources.map(({ _id, source, roles }) => ({ sourceId: _id, source, roles })),
    };
  });
};
