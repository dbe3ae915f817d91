import { repairDifferences, undoRepair } from '@skills-architect/contracts/admin';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { UserDocument, type Users } from '../users/user-document';
import type { UserWriter } from '../users/user-writer';
import { type DifferenceJobs, tryOne } from './difference-jobs';
import type { Providers } from './provider-document';

/** More users are repaired by a job. */
const AT_ONCE = 20;
/** The fields that a repair changes. */
const Repaired = UserDocument.pick({ userType: true, clientIds: true, disabled: true });

interface RepairParts {
  kit: ServiceKit;
  users: Users;
  providers: Providers;
  writer: UserWriter;
  jobs: DifferenceJobs;
}

/** Repairs what differs between a provider and the portal, and undoes a repair. */
export const repairRoutes =
  ({ kit, users, providers, writer, jobs }: RepairParts) =>
  (app: FastifyInstance) => {
    route(app, repairDifferences, async ({ params: { providerId }, body }, context) => {
      await providers.get(providerId);
      const data = { providerId, ...body };
      return body.users.length > AT_ONCE ? jobs.repairLater(data, context) : jobs.repairNow(data, context);
    });

    route(app, undoRepair, async ({ params: { changeSet } }, { userId: by, identity }) => {
      const found = await users.model.find({ changeSet, 'updated.by': by, ...users.alive }).lean<UserDocument[]>();
      const ids = found.map(({ _id }) => _id);
      const former = await kit.db.transaction((session) => users.beforeChangeSet(changeSet, ids, session));
      let restored = 0;
      for (const user of found) {
        const before = former.get(user._id);
        if (!before) continue;
        const { userType, clientIds, disabled } = Repaired.parse(before);
        const fields = { userType, clientIds, disabled };
        const reason = await tryOne(() => writer.change(user, user.rev, fields, { by, session: identity.session }));
        if (reason === undefined) restored += 1;
      }
      return { restored, kept: found.length - restored };
    });
  };
