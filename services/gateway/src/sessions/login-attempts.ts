import { fold, metrics, Refusal } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';

/** Wrong passwords that a login id, and an address, may send within the window. */
const MOST_PER_LOGIN = 5;
const MOST_PER_ADDRESS = 50;
const WINDOW_MS = 15 * 60_000;

interface Attempts {
  _id: string;
  count: number;
  endsAt: Date;
}

/** Counts wrong passwords over all gateways, and refuses more tries until the window has passed. */
export const loginAttempts = (portal: Connection, now: () => Date = () => new Date()) => {
  const attempts = () => portal.collection<Attempts>('loginAttempts');
  const limits = (loginId: string, address: string): [string, number][] => [
    [`login ${fold(loginId)}`, MOST_PER_LOGIN],
    [`address ${address}`, MOST_PER_ADDRESS],
  ];
  /** One more try in the window that is open, or the first of a new one. */
  const counted = async (_id: string): Promise<Attempts> => {
    const open = { $gt: ['$endsAt', now()] };
    const ends = new Date(now().getTime() + WINDOW_MS);
    const after = await attempts().findOneAndUpdate(
      { _id },
      [
        {
          $set: {
            count: { $cond: [open, { $add: ['$count', 1] }, 1] },
            endsAt: { $cond: [open, '$endsAt', ends] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    return after ?? { _id, count: 1, endsAt: ends };
  };
  return {
    createIndexes: () => attempts().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),

    /**
     * Counts a try before its password is looked at, and refuses it when there were too many: of many tries at once no
     * more get through than one after the other. `takeBack` is for tries that turn out not to be wrong.
     */
    async begin(loginId: string, address: string) {
      for (const [id, most] of limits(loginId, address)) {
        const { count, endsAt } = await counted(id);
        if (count <= most) continue;
        metrics.refusedLogins.inc({ reason: 'limited' });
        const minutes = Math.max(1, Math.ceil((endsAt.getTime() - now().getTime()) / 60_000));
        throw new Refusal(
          'too-many',
          `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        );
      }
    },

    async takeBack(loginId: string, address: string) {
      const ids = limits(loginId, address).map(([id]) => id);
      await attempts().updateMany({ _id: { $in: ids }, count: { $gt: 0 } }, { $inc: { count: -1 } });
    },

    async forget(loginId: string) {
      await attempts().deleteOne({ _id: `login ${fold(loginId)}` });
    },
  };
};
export type LoginAttempts = ReturnType<typeof loginAttempts>;
