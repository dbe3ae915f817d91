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
import { homeRoute } from './home/home';
import { personRoutes } from './person/person-routes';
import { type AdminSeed, seedAdmin } from './seed';
import { accountRoutes } from './users/account-routes';
import { knownPasswords } from './users/known-passwords';
import { userChanges } from './users/user-changes';
import { userResource } from './users/user-document';
import { userRoutes } from './users/user-routes';

export type { AdminSeed };

export interface AdminSettings {
  /** A file with passwords, or their SHA-1 hashes, that nobody may choose; beside our own short list. */
  knownPasswordsFile?: string | undefined;
  /** Days after which a password must be replaced at the next sign-in; 0: never. */
  passwordMaxDays?: number | undefined;
}

/** The service that owns users, clients, attributes and content providers. */
export const adminService =
  (seed?: AdminSeed, { knownPasswordsFile, passwordMaxDays }: AdminSettings = {}): BuildService =>
  (kit) => {
    const isKnownPassword = knownPasswords(knownPasswordsFile);
    const rules = { isKnown: isKnownPassword, maxDays: passwordMaxDays };
    const users = userResource(kit);
    const clients = clientResource(kit);
    const providers = contentProviderResource(kit);
    return [
      userRoutes(kit, users, clients, rules),
      userChanges(kit, users, clients, isKnownPassword),
      accountRoutes(kit, users, rules),
      personRoutes(kit, users),
      clientRoutes(clients),
      homeRoute(users, clients),
      clientChanges(kit, { clients, users, providers }),
      attributeRoutes,
      contentProviderRoutes(providers),
      connectorRoutes(kit),
      {
        migrations: adminFoldMigrations,
        start: () => users.removeSecrets(),
        seed: async () => {
          await seedContentProviders(kit, providers);
          if (seed) await seedAdmin(kit, users, clients, seed);
        },
      },
    ];
  };
