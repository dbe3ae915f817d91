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
import { mailQueue } from './mail/mail-queue';
import type { MailSettings } from './mail/mail-settings';
import { noticeMails } from './mail/notice-mails';
import { noticeSettings } from './mail/notice-settings';
import { personRoutes } from './person/person-routes';
import { groupResource } from './scim/group-document';
import { scimGroups } from './scim/scim-groups';
import { scimRoutes } from './scim/scim-routes';
import { scimUsers } from './scim/scim-users';
import { settleJob } from './scim/settle-job';
import { type AdminSeed, seedAdmin } from './seed';
import { differenceJobs } from './sign-in/difference-jobs';
import { dueRights } from './sign-in/due-rights';
import { groupDifferences } from './sign-in/group-differences';
import { providerResource } from './sign-in/provider-document';
import { providerRoutes } from './sign-in/provider-routes';
import { providerUserRoute } from './sign-in/provider-user';
import { repairRoutes } from './sign-in/repair-differences';
import { settleRights } from './sign-in/settle-rights';
import { userDifferences } from './sign-in/user-differences';
import { accountRoutes } from './users/account-routes';
import { deletedPasswords } from './users/deleted-passwords';
import { knownPasswords } from './users/known-passwords';
import { passwordLinks } from './users/password-links';
import { userChanges } from './users/user-changes';
import { userDisabling } from './users/user-disabling';
import { userResource } from './users/user-document';
import { userRoutes } from './users/user-routes';
import { userWriter } from './users/user-writer';

export type { AdminSeed, MailSettings };

export interface AdminSettings {
  /** A file with passwords, or their SHA-1 hashes, that nobody may choose; beside our own short list. */
  knownPasswordsFile?: string | undefined;
  /** Days after which a password must be replaced at the next sign-in; 0: never. */
  passwordMaxDays?: number | undefined;
  /** The server that sends mails, if there is one. */
  mail?: MailSettings | undefined;
}

/** The service that owns users, clients, attributes and content providers. */
export const adminService =
  (seed?: AdminSeed, { knownPasswordsFile, passwordMaxDays, mail }: AdminSettings = {}): BuildService =>
  (kit) => {
    const isKnownPassword = knownPasswords(knownPasswordsFile);
    const rules = { isKnown: isKnownPassword, maxDays: passwordMaxDays };
    const users = userResource(kit);
    const clients = clientResource(kit);
    const providers = contentProviderResource(kit);
    const signIn = providerResource(kit);
    const writer = userWriter(kit, users, clients);
    const groups = groupResource(kit);
    const due = dueRights(clients, groups);
    const upkeep = settleRights({ users, writer, due, log: kit.log });
    const jobs = differenceJobs({ kit, users, providers: signIn, writer, upkeep });
    const { settleLater, resume } = settleJob(kit, users, signIn, upkeep);
    const queue = mailQueue(kit, mail);
    const settings = noticeSettings(kit);
    const links = passwordLinks(kit, { users, queue, rules });
    return [
      links.module,
      noticeMails(kit, { users, settings, queue }),
      userRoutes(kit, users, clients, rules),
      userChanges(kit, { users, clients, writer, isKnownPassword, links }),
      userDisabling(users, clients, writer),
      deletedPasswords(kit, users),
      providerRoutes(kit, signIn, users, clients, queue.canMail),
      scimRoutes(
        signIn,
        scimUsers({ users, providers: signIn, writer, due, upkeep, log: kit.log }),
        scimGroups({ kit, groups, upkeep, settleLater }),
      ),
      userDifferences({ users, clients, providers: signIn, upkeep, jobs }),
      groupDifferences(signIn, groups),
      repairRoutes({ kit, users, providers: signIn, writer, jobs }),
      providerUserRoute({ providers: signIn, users, clients, writer, due }),
      accountRoutes(kit, users, rules),
      personRoutes(kit, users, { settings, links }),
      clientRoutes(clients, users),
      homeRoute(users, clients),
      clientChanges(kit, { clients, users, providers }),
      attributeRoutes,
      contentProviderRoutes(providers),
      connectorRoutes(kit),
      {
        migrations: adminFoldMigrations,
        start: async () => {
          await users.removeSecrets();
          await resume();
        },
        seed: async () => {
          await seedContentProviders(kit, providers);
          if (seed) await seedAdmin(kit, users, clients, seed);
        },
      },
    ];
  };
