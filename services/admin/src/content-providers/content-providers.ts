import { listContentProviders, SHIPPED_CONTENT_PROVIDERS } from '@skills-architect/contracts/admin';
import { type Document, fold, route, type ServiceKit, seedOnce } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const ContentProviderDocument = z.object({ contentProvider: z.string(), nameKey: z.string() });
type ContentProviderDocument = Document<z.infer<typeof ContentProviderDocument>>;

export const contentProviderResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'contentProvider',
    topic: 'content-providers',
    schema: ContentProviderDocument,
    indexes: [[{ nameKey: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } }]],
    audience: () => ({ all: true }),
  });
export type ContentProviders = ReturnType<typeof contentProviderResource>;

/** Seeds the shipped content providers into a database without any. */
export const seedContentProviders = (kit: ServiceKit, providers: ContentProviders) =>
  seedOnce(kit.db, {
    name: 'content-providers',
    isEmpty: async () => !(await providers.model.exists({})),
    into: [providers],
    fill: () =>
      providers.create(
        SHIPPED_CONTENT_PROVIDERS.map((contentProvider) => ({ contentProvider, nameKey: fold(contentProvider) })),
        { by: 0, changeSet: 'seed' },
      ),
  });

/** Lists the providers of learning content by name. */
export const contentProviderRoutes = (providers: ContentProviders) => (app: FastifyInstance) =>
  route(app, listContentProviders, async () => {
    const found = await providers.model.find(providers.alive).sort({ nameKey: 1 }).lean<ContentProviderDocument[]>();
    return {
      contentProviders: found.map(({ _id, contentProvider }) => ({ contentProviderId: _id, contentProvider })),
    };
  });
