import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isTaken } from './is-taken';
import { LeaseLost, lease } from './lease';

interface Seed {
  _id: string;
  state: 'begun' | 'done';
}

/** The change set of all seeded records. */
const CHANGE_SET = 'seed';

export interface SeedParts {
  name: string;
  /** Whether there is no data yet; existing data is never changed. */
  isEmpty: () => Promise<boolean>;
  /** The collections the seed fills. */
  into: { model: { collection: { deleteMany: (filter: { changeSet: string }) => Promise<unknown> } } }[];
  /** Fills the collections; stops when the signal aborts, because another process fills them by then. */
  fill: (lost: AbortSignal) => Promise<unknown>;
}

const LOOK_AGAIN_MS = 200;
const MOST_TRIES = 5;

/**
 * Fills an empty database exactly once when several processes start together: one fills it, the others wait. When the
 * process dies halfway, the next one removes the partial seed and starts again; otherwise half a seed would pass for
 * complete.
 */
export const seedOnce = async (db: Connection, { name, isEmpty, into, fill }: SeedParts) => {
  const seeds = db.collection<Seed>('seeds');
  const stateOfSeed = async () => (await seeds.findOne({ _id: name }))?.state;
  const note = (state: Seed['state']) => seeds.updateOne({ _id: name }, { $set: { state } }, { upsert: true });
  const filling = lease(db, `seed ${name}`);

  const seed = async (lost: AbortSignal) => {
    const state = await stateOfSeed();
    if (state === 'done') return;
    if (state === 'begun') for (const { model } of into) await model.collection.deleteMany({ changeSet: CHANGE_SET });
    else if (!(await isEmpty())) return;
    await note('begun');
    await fill(lost);
    lost.throwIfAborted();
    await note('done');
  };

  for (let tries = 1; ; tries += 1) {
    while (!(await filling.claim())) {
      if ((await stateOfSeed()) === 'done') return;
      await sleep(LOOK_AGAIN_MS);
    }
    try {
      return await filling.during(seed);
    } catch (error) {
      // A process that was too slow to renew its lease still wrote when the next one had begun.
      if (tries === MOST_TRIES || !(error instanceof LeaseLost || isTaken(error))) throw error;
    }
  }
};
