import type { Connection } from 'mongoose';

/** What a database was set up with: the demo, or only what the product requires. */
export type FirstData = 'demo' | 'none';

interface StoredFirstData {
  _id: 'first data';
  kind: FirstData;
}

interface FirstDataChecks {
  /** Whether the database has no data of the service yet. */
  isEmpty: () => Promise<boolean>;
  /** Whether the database has records of the demo; asked for one that an earlier version set up. */
  hasDemo: () => Promise<boolean>;
}

const stored = (db: Connection) => db.collection<StoredFirstData>('firstData');

/** What the database was set up with; undefined before its first start. */
export const readFirstData = async (db: Connection): Promise<FirstData | undefined> =>
  (await stored(db).findOne({ _id: 'first data' }))?.kind;

/**
 * Decides what a database is set up with, once: `wanted` counts for an empty one only, so that a setting that is forgotten
 * at a later start does not write the demo into a real library.
 */
export const decideFirstData = async (
  db: Connection,
  wanted: FirstData,
  { isEmpty, hasDemo }: FirstDataChecks,
): Promise<FirstData> => {
  const known = await readFirstData(db);
  if (known) return known;
  const found = (await hasDemo()) ? 'demo' : 'none';
  const kind = (await isEmpty()) ? wanted : found;
  const decided = await stored(db).findOneAndUpdate(
    { _id: 'first data' },
    { $setOnInsert: { kind } },
    { upsert: true, returnDocument: 'after' },
  );
  return decided?.kind ?? kind;
};
