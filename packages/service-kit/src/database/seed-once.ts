import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isDuplicateKeyError } from './duplicate-key-error';
import { LeaseLost, lease } from './lease';

interface Seed {
  _id: string;
  state: 'begun' | 'done';
}

/** The change set of all seeded records. */
const CHANGE_SET = 'seed';

export interface SeedDependencies {
  name: string;
  /** Whether there is no data yet; existing data is never changed. */
  isEmpty: () => Promise<boolean>;
  /** The collections the seed fills. */
  into: { model: { collection: { deleteMany: (filter: { changeSet: string }) => Promise<unknown> } } }[];
  /** Fills the collections; must stop when the signal aborts, because another process is filling them. */
  fill: (lost: AbortSignal) => Promise<unknown>;
}

/** Whether the seed of this name was begun in the database, by any version. */
export const wasSeeded = async (db: Connection, name: string): Promise<boolean> =>
  (await db.collection<Seed>('seeds').findOne({ _id: name })) !== null;

const POLL_MS = 200;
const MAX_TRIES = 5;

/**
 * Fills an empty database exactly once when several processes start together: one fills it, the others wait. If that
 * process crashes, the next one removes the partial seed and starts again; otherwise the partial seed would count as
 * complete. A seed that fails is removed at once: users may add data to the portal that starts without it.
 */
export const seedOnce = async (db: Connection, { name, isEmpty, into, fill }: SeedDependencies) => {
  const seeds = db.collection<Seed>('seeds');
  const readState = async () => (await seeds.findOne({ _id: name }))?.state;
  const storeState = (state: Seed['state']) => seeds.updateOne({ _id: name }, { $set: { state } }, { upsert: true });
  const removePartial = async () => {
    for (const { model } of into) await model.collection.deleteMany({ changeSet: CHANGE_SET });
  };
  const seedLease = lease(db, `seed ${name}`);

  /** `confirm` throws when another process may have begun: nothing of it may be removed or called complete. */
  const seed = async (lost: AbortSignal, confirm: () => Promise<void>, isLastTry: boolean) => {
    const state = await readState();
    if (state === 'done') return;
    if (state === 'begun') await removePartial();
    else if (!(await isEmpty())) return;
    await storeState('begun');
    try {
      await fill(lost);
    } catch (error) {
      if (isLastTry || !isDuplicateKeyError(error)) {
        await confirm();
        await removePartial();
        await seeds.deleteOne({ _id: name });
      }
      throw error;
    }
    await confirm();
    await storeState('done');
  };

  for (let tries = 1; ; tries += 1) {
    while (!(await seedLease.claim())) {
      if ((await readState()) === 'done') return;
      await sleep(POLL_MS);
    }
    try {
      return await seedLease.during((lost, confirm) => seed(lost, confirm, tries === MAX_TRIES));
    } catch (error) {
      // A process that did not renew its lease in time may have been writing after the next one had started.
      if (tries === MAX_TRIES || !(error instanceof LeaseLost || isDuplicateKeyError(error))) throw error;
    }
  }
};
