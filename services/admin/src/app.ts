import type { BuildService } from '@skills-architect/service-kit';
import { attributeRoutes } from './attributes/attribute-routes';
import { clientChanges } from './clients/client-changes';
import { clientResource } from './clients/client-document';
import { clientRoutes } from './clients/client-routes';
import { connectorRoutes } from './connectors/connector-routes';
import {
  contentProviderResource,
  contentProviderRoutes,
  seedContentProviders,
} from './content-providers/content-providers';
import { adminFoldMigrations } from './fold-migrations';
import { type AdminSeed, seedAdmin } from './seed';
import { userChanges } from './users/user-changes';
import { userResource } from './users/user-document';
import { userRoutes } from './users/user-routes';

export type { AdminSeed };

/** The service that owns users, clients, attributes and content providers. */
export const adminService =
  (seed?: AdminSeed): BuildService =>
  (kit) => {
    const users = userResource(kit);
    const clients = clientResource(kit);
    const providers = contentProviderResource(kit);
    return {
      migrations: adminFoldMigrations,
      routes: (app) => {
        userRoutes(app, users, clients);
        userChanges(app, kit, users, clients);
        clientRoutes(app, clients);
        clientChanges(app, kit, { clients, users, providers });
        attributeRoutes(app);
        contentProviderRoutes(app, providers);
        connectorRoutes(app, kit);
      },
      seed: async () => {
        await seedContentProviders(kit, providers);
        if (seed) await seedAdmin(kit, users, clients, seed);
      },
    };
  };
