import type { ServiceKit } from '@skills-architect/service-kit';
import type { ProviderDocument, Providers } from '../sign-in/provider-document';
import type { SettleRights } from '../sign-in/settle-rights';
import type { Users } from '../users/user-document';

const SETTLE = 'settle-rights';
const AT_ONCE = 100;
interface SettleJob {
  providerId: number;
}

/** Decides about the members of changed groups outside of the request: for large groups, and after a process ended early. */
export const settleJob = (kit: ServiceKit, users: Users, providers: Providers, upkeep: SettleRights) => {
  const marked = { unsettled: { $gt: 0 }, ...users.alive };

  kit.jobs.define<SettleJob>(SETTLE, async ({ data: { providerId }, progress, signal }) => {
    const provider = await providers.model.findOne({ _id: providerId, ...providers.alive }).lean<ProviderDocument>();
    if (!provider) return {};
    const total = await users.model.countDocuments({ providerId, ...marked });
    for (let done = 0; ; done += AT_ONCE) {
      signal.throwIfAborted();
      await progress(Math.min(done, total), total);
      if ((await upkeep.settle(provider, AT_ONCE)).isDone)
        return { summary: `${total} users have the rights of the rules` };
    }
  });

  const start = (providerId: number) =>
    kit.jobs.start<SettleJob>(SETTLE, {
      title: 'Apply changed groups of a sign-in provider',
      entity: 'users',
      data: { providerId },
      identity: { service: 'admin', depth: 0 },
    });

  return {
    settleLater: ({ _id }: ProviderDocument) => start(_id),
    /** Goes on with what a process that ended has left. */
    async resume() {
      for (const providerId of await users.model.distinct('providerId', marked))
        if (providerId !== undefined) await start(providerId);
    },
  };
};
