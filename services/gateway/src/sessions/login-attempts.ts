import { fold, metrics, Refusal } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';

/** Wrong passwords of a login id, and refused sign-ins from an address, within the window. */
const MOST_PER_LOGIN = 5;
const MOST_PER_ADDRESS = 50;
const WINDOW_MS = 15 * 60_000;

interface Attempts {
  _id: string;
  count: number;
  endsAt: Date;
}

/** Who tries to sign in: by login id and password, or by another's word for them. */
interface Trier {
  loginId?: string;
  address: string;
}

const REFUSED = ['signed-out', 'forbidden'];
const isRefused = (error: unknown) => error instanceof Refusal && REFUSED.includes(error.code);

/** Counts refused sign-ins over all gateways, and refuses more tries until the window has passed. */
export const loginAttempts = (portal: Connection, now: () => Date = () => new Date()) => {
  const attempts = () => portal.collection<Attempts>('loginAttempts');
  const limits = ({ loginId, address }: Trier): [string, number][] => [
    ...(loginId === undefined ? [] : [[`login ${fold(loginId)}`, MOST_PER_LOGIN] satisfies [string, number]]),
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
  const begin = async (who: Trier) => {
    const what = who.loginId === undefined ? 'refused sign-ins' : 'wrong passwords';
    for (const [id, most] of limits(who)) {
      const { count, endsAt } = await counted(id);
      if (count <= most) continue;
      metrics.refusedLogins.inc({ reason: 'limited' });
      const minutes = Math.max(1, Math.ceil((endsAt.getTime() - now().getTime()) / 60_000));
      throw new Refusal(
        'too-many',
        `Too many ${what}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      );
    }
  };
  const takeBack = (who: Trier) =>
    attempts().updateMany({ _id: { $in: limits(who).map(([id]) => id) }, count: { $gt: 0 } }, { $inc: { count: -1 } });
  return {
    createIndexes: () => attempts().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),

    /**
     * Runs a try to sign in, unless there were too many refused ones. It counts before it is looked at and is taken back
     * when it was not refused: of many tries at once no more get through than one after the other.
     */
    async limited<T>(who: Trier, look: () => Promise<T>): Promise<T> {
      await begin(who);
      try {
        const found = await look();
        await takeBack(who);
        if (who.loginId !== undefined) await attempts().deleteOne({ _id: `login ${fold(who.loginId)}` });
        return found;
      } catch (error) {
        if (isRefused(error)) metrics.refusedLogins.inc({ reason: 'wrong' });
        else await takeBack(who);
        throw error;
      }
    },
  };
};
export type LoginAttempts = ReturnType<typeof loginAttempts>;
