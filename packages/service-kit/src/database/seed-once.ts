import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isTaken } from './is-taken';

interface Seed {
  _id: string;
  state: 'begun' | 'done';
  /** Who fills it now, until when unless it is renewed. */
  holder?: string;
  until?: Date;
  tries?: number;
}

/** The change set that every seeded record carries. */
const CHANGE_SET = 'seed';

export interface SeedParts {
  name: string;
  /** Whether nothing is there yet; what is there stays as it is. */
  isEmpty: () => Promise<boolean>;
  /** The collections the seed fills. */
  into: { model: { collection: { deleteMany: (filter: { changeSet: string }) => Promise<unknown> } } }[];
  fill: () => Promise<unknown>;
}

/** What its holder does not renew within this time is free: the holder has died. */
const LEASE_MS = 10_000;
const LOOK_AGAIN_MS = 200;

/** Which seeds were begun by whom; of many that start at once one holds a seed, by the database's clock. */
const seedLocks = (db: Connection, name: string) => {
  const seeds = () => db.collection<Seed>('seeds');
  const holder = randomUUID();
  const until = { $add: ['$$NOW', LEASE_MS] };
  const isFree = {
    $or: [
      { $eq: [{ $type: '$state' }, 'missing'] },
      { $and: [{ $eq: ['$state', 'begun'] }, { $lt: ['$until', '$$NOW'] }] },
    ],
  };
  const take = (field: string, value: unknown) => ({ [field]: { $cond: ['$free', value, `$${field}`] } });
  const mine = { _id: name, holder };

  return {
    /** Takes the seed if it is free; answers how it stands then. */
    claim: () =>
      seeds()
        .findOneAndUpdate(
          { _id: name },
          [
            { $set: { free: isFree } },
            {
              $set: {
                ...take('state', 'begun'),
                ...take('holder', holder),
                ...take('until', until),
                ...take('tries', { $add: [{ $ifNull: ['$tries', 0] }, 1] }),
              },
            },
            { $unset: 'free' },
          ],
          { upsert: true, returnDocument: 'after' },
        )
        .catch((error) => {
          // Two were the first in the same moment: the other one holds it.
          if (isTaken(error)) return null;
          throw error;
        }),
    isMine: (seed: Seed | null) => seed?.holder === holder,
    renew: () => seeds().updateOne(mine, [{ $set: { until } }]),
    finish: () => seeds().updateOne(mine, { $set: { state: 'done' }, $unset: { holder: '', until: '' } }),
    /** Lets the next one begin at once. */
    giveBack: () => seeds().updateOne(mine, { $unset: { holder: '', until: '' } }),
    forget: () => seeds().deleteOne(mine),
  };
};

/**
 * Fills an empty database once, whole, however many processes start at the same time: one fills it, the others wait for it.
 * A seed whose process ended in the middle is taken back and begun again by the next, else the half of it would pass for
 * all of it for good.
 */
export const seedOnce = async (db: Connection, { name, isEmpty, into, fill }: SeedParts) => {
  const lock = seedLocks(db, name);
  let seed = await lock.claim();
  for (; !lock.isMine(seed); seed = await lock.claim()) {
    if (seed?.state === 'done') return;
    await sleep(LOOK_AGAIN_MS);
  }
  const renewing = setInterval(() => void lock.renew().catch(() => undefined), LEASE_MS / 4);
  try {
    if ((seed?.tries ?? 1) > 1)
      for (const { model } of into) await model.collection.deleteMany({ changeSet: CHANGE_SET });
    else if (!(await isEmpty())) return void (await lock.forget());
    await fill();
    await lock.finish();
  } catch (error) {
    await lock.giveBack();
    throw error;
  } finally {
    clearInterval(renewing);
  }
};
