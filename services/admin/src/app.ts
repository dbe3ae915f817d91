import type { BuildService } from '@skills-architect/service-kit';
import { clientResource } from './clients/client-document';
import { clientRoutes } from './clients/client-routes';
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
    return {
      routes: (app) => {
        userRoutes(app, users, clients);
        userChanges(app, kit, users, clients);
        clientRoutes(app, kit, clients);
      },
      ...(seed && { seed: () => seedAdmin(kit, users, clients, seed) }),
    };
  };
