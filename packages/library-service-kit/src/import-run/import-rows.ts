import { expireAfter, findPage, type Paged, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession, mongo } from 'mongoose';

/** What each row of an import has, besides its own fields. */
export interface StoredRow {
  importId: number;
  at: Date;
}

/** Longer than the time in which an import can be undone. */
const KEPT_DAYS = 40;

/** The rows of a kind of imports: what each import does, or has done, for preview, run, report and undo. */
export const importRowStore = <Row extends StoredRow>(
  { db, now }: Pick<ServiceKit, 'db' | 'now'>,
  name: string,
  indexes: mongo.IndexDescription[],
) => {
  const collection = () => db.collection<Row>(name);
  /** Only the caller knows the fields, so the type is given here; see `toFilter`. */
  const ofImport = (importId: number, filter: object): mongo.Filter<Row> => {
    const condition: object = { ...filter, importId };
    return { ...condition };
  };
  return {
    collection,
    async createIndexes() {
      await collection().createIndexes(indexes);
      await expireAfter(db, name, 'at', KEPT_DAYS);
    },
    clear: (importId: number) => collection().deleteMany(ofImport(importId, {})),
    async add(importId: number, newRows: readonly Omit<Row, keyof StoredRow>[], session?: ClientSession) {
      if (!newRows.length) return;
      const stamped = newRows.map((row) => ({ ...row, importId, at: now() }));
      await db.collection<StoredRow>(name).insertMany(stamped, { session });
    },
    /** The first rows in an order. */
    first: (importId: number, filter: object, order: Record<string, 1 | -1>, limit: number) =>
      collection().find(ofImport(importId, filter)).sort(order).limit(limit).toArray(),
    /** Which of these keys have a row. */
    findKeys: async (importId: number, keys: readonly string[], filter: object = {}, session?: ClientSession) =>
      new Set(
        await db
          .collection<StoredRow & { key: string }>(name)
          .find({ ...filter, importId, key: { $in: [...keys] } }, { projection: { key: 1 }, session })
          .map(({ key }) => key)
          .toArray(),
      ),
    count: (importId: number, filter: object) => collection().countDocuments(ofImport(importId, filter)),
    set: (importId: number, filter: object, change: mongo.UpdateFilter<Row>) =>
      collection().updateMany(ofImport(importId, filter), change),
    page: (importId: number, filter: object, order: Record<string, 1 | -1>, paged: Paged) =>
      findPage(collection(), ofImport(importId, filter), order, paged),
  };
};
