import type { PersonPlace } from '@skills-architect/contracts';
import type { Connection } from 'mongoose';

/** A place where a user's name is stored beside their id, so that it can be shown without asking. */
export interface NamePlace {
  collection: string;
  /** Paths of id and name in a record. */
  userId: string;
  name: string;
}

/** The name of a user whose data was erased. */
export const erasedName = (userId: number) => `Erased user ${userId}`;

/** Where records say who created, changed or decided them. */
const USER_FIELDS = [
  'created.by',
  'updated.by',
  'by',
  'userId',
  'user.userId',
  'proposal.userId',
  'request.userId',
  'decisions.by',
  'sent.by',
  'sent.asked',
  'refused.by',
  'refused.sentBy',
  'approved.by',
  'resolved.by',
];
/** Of a record: which one it is, when it was written, and what it says about the user; not its content. */
const SHOWN = {
  _id: 1,
  id: 1,
  resource: 1,
  rev: 1,
  at: 1,
  created: 1,
  updated: 1,
  proposal: 1,
  decisions: 1,
  request: 1,
  'sent.by': 1,
  'sent.at': 1,
  'refused.by': 1,
  'refused.at': 1,
  'refused.sentBy': 1,
  'approved.by': 1,
  'approved.at': 1,
  resolved: 1,
  places: 1,
  title: 1,
  status: 1,
  postedAt: 1,
  startedAt: 1,
  usedAt: 1,
  address: 1,
  browser: 1,
} as const;
/** Bytes of files, work of other processes, and what cannot have a user. */
const LEFT_OUT = /^(system\.|.*\.chunks$|agenda|leases$|counters$|events$|copySteps$|embeddings$)/;
const MOST = 10_000;

/** All records of a database with the id of a user, by collection. */
export const readPersonPlaces = async (db: Connection, userId: number): Promise<PersonPlace[]> => {
  const filter = { $or: USER_FIELDS.map((field) => ({ [field]: userId })) };
  const collections = (await db.listCollections()).map(({ name }) => name).filter((name) => !LEFT_OUT.test(name));
  const places: PersonPlace[] = [];
  for (const place of collections.sort()) {
    const records = await db.collection(place).find(filter, { projection: SHOWN }).limit(MOST).toArray();
    if (!records.length) continue;
    const total = records.length < MOST ? records.length : await db.collection(place).countDocuments(filter);
    // As JSON: dates and ids of MongoDB become texts.
    places.push({ place, total, records: JSON.parse(JSON.stringify(records)) });
  }
  return places;
};

/** In the queue of jobs, which has the identity of each owner. */
const QUEUED: NamePlace = {
  collection: 'agendaJobs',
  userId: 'data.identity.user.userId',
  name: 'data.identity.user.name',
};

/** Replaces a user's name in records, their history and the job queue; returns the number of changed ones. */
export const eraseNames = async (db: Connection, userId: number, places: readonly NamePlace[]): Promise<number> => {
  const name = erasedName(userId);
  const inHistory = places.map((place) => ({
    collection: 'history',
    userId: `before.${place.userId}`,
    name: `before.${place.name}`,
    only: { resource: place.collection },
  }));
  let changed = 0;
  for (const place of [
    ...places.map((declared) => ({ ...declared, only: {} })),
    { ...QUEUED, only: {} },
    ...inHistory,
  ]) {
    const known = { $exists: true, $ne: name };
    const filter = { ...place.only, [place.userId]: userId, [place.name]: known };
    changed += (await db.collection(place.collection).updateMany(filter, { $set: { [place.name]: name } }))
      .modifiedCount;
  }
  return changed;
};
