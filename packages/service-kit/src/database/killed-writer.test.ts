import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { mongo } from 'mongoose';
import { testService } from '../testing/index';

/** With MongoDB's default limit the second writer would be blocked for 60 to 90 s. */
const OURS_MS = 50_000;

let service: Awaited<ReturnType<typeof testService>>;
let killed: mongo.ClientSession;

beforeAll(async () => {
  service = await testService({ name: 'personas', build: () => [] });
});
afterAll(async () => {
  await killed.endSession();
  await service.close();
});

it(
  'a transaction of a killed process blocks its records for seconds, not for a minute',
  async () => {
    const { db } = service.kit;
    const pets = db.collection<{ name: string }>('tagged');
    await pets.createIndex({ name: 1 }, { unique: true });
    // To the database, a killed process looks like a session without further commands.
    killed = await db.startSession();
    killed.startTransaction();
    await pets.insertOne({ name: 'Rex' }, { session: killed });

    await db.transaction((session) => pets.insertOne({ name: 'Rex' }, { session }));
    expect(await pets.countDocuments()).toBe(1);
    await expect(killed.commitTransaction()).rejects.toThrow(/aborted/);
  },
  OURS_MS,
);
