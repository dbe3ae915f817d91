import { fold, Refusal } from '@skills-architect/service-kit';
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
  return {
    createIndexes: () => attempts().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),

    async refuseTooMany(loginId: string, address: string) {
      const known = limits(loginId, address);
      const counted = await attempts()
        .find({ _id: { $in: known.map(([id]) => id) }, endsAt: { $gt: now() } })
        .toArray();
      for (const [id, most] of known) {
        const over = counted.find((one) => one._id === id && one.count >= most);
        if (!over) continue;
        const minutes = Math.max(1, Math.ceil((over.endsAt.getTime() - now().getTime()) / 60_000));
        throw new Refusal(
          'too-many',
          `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        );
      }
    },

    async countWrong(loginId: string, address: string) {
      const endsAt = new Date(now().getTime() + WINDOW_MS);
      for (const [_id] of limits(loginId, address)) {
        await attempts().deleteOne({ _id, endsAt: { $lte: now() } });
        await attempts().updateOne({ _id }, { $inc: { count: 1 }, $setOnInsert: { endsAt } }, { upsert: true });
      }
    },

    async forget(loginId: string) {
      await attempts().deleteOne({ _id: `login ${fold(loginId)}` });
    },
  };
};
export type LoginAttempts = ReturnType<typeof loginAttempts>;
