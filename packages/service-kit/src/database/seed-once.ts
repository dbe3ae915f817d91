import type { Connection } from 'mongoose';

interface Seed {
  _id: string;
  state: 'begun' | 'done';
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

/**
 * Fills an empty database once, whole: a seed whose process ended in the middle is taken back and begun again at the next
 * start, else the half of it would pass for all of it for good.
 */
export const seedOnce = async (db: Connection, { name, isEmpty, into, fill }: SeedParts) => {
  const seeds = db.collection<Seed>('seeds');
  const known = await seeds.findOne({ _id: name });
  if (known?.state === 'done') return;
  if (known) for (const { model } of into) await model.collection.deleteMany({ changeSet: CHANGE_SET });
  else if (!(await isEmpty())) return;
  await seeds.updateOne({ _id: name }, { $set: { state: 'begun' } }, { upsert: true });
  await fill();
  await seeds.updateOne({ _id: name }, { $set: { state: 'done' } });
};
