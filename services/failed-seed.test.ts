import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { startTestPortal } from './portal.fixtures';

const said: string[] = [];
const databasePrefix = `test_${randomBytes(6).toString('hex')}_`;
const connection = mongoose.createConnection(process.env.TEST_MONGODB_URI ?? '');
let portal: Awaited<ReturnType<typeof startTestPortal>>;

beforeAll(async () => {
  // The shipped scheme has this id, so the library cannot be added.
  await connection.useDb(`${databasePrefix}skills`).collection<{ _id: number }>('scheme').insertOne({ _id: 1 });
  portal = await startTestPortal('seed.77', { databasePrefix, say: (sentence) => said.push(sentence) });
});
afterAll(async () => {
  await portal?.stop();
  await connection.close();
});

it('the portal starts without data that could not be added, and says so', async () => {
  expect((await fetch(`${portal.address}/ready`)).status).toBe(200);
  expect(said.join('\n')).toMatch(
    /The first data of skills could not be added, and the portal starts without it: E11000/,
  );
  expect(said).not.toContain('demo data is there');
});
