import { follower, type ProjectionContext } from './follower';
import type { Projection } from './projection';

const SETTLED = 'projections-settled';

/** The projections of one service. */
export const createProjections = (context: ProjectionContext) => {
  const followers: ReturnType<typeof follower>[] = [];

  /** Resolves when this process has received every event published before the call. */
  const readAllEvents = async () => {
    const reached = new Promise<void>((resolve) => {
      const end = context.events.listen(({ name }) => {
        if (name !== SETTLED) return;
        end();
        resolve();
      });
    });
    await context.events.publish({ to: { service: context.service }, name: SETTLED, data: {} });
    await reached;
  };

  return {
    /** Declares derived data; it is followed from `start` on. */
    add(projection: Projection) {
      const added = follower(context, projection);
      followers.push(added);
      return {
        /** Resolves when it includes every write committed before the call. */
        async settle() {
          await readAllEvents();
          await added.settle();
        },
        rebuildNow: (ids: readonly number[]) => added.rebuildNow(ids),
        runAlone: added.runAlone,
      };
    },
    /** Follows the changes from now on; does not wait for the first rebuild. */
    start() {
      for (const follower of followers) void follower.start();
    },
    stop: () => Promise.all(followers.map((follower) => follower.stop())),
    /** Resolves when all projections, or these, include every write committed before the call. */
    async settle(names?: readonly string[]) {
      for (const follower of followers.filter(({ name }) => names?.includes(name) ?? true)) {
        await readAllEvents();
        await follower.settle();
      }
    },
  };
};
export type Projections = ReturnType<typeof createProjections>;
