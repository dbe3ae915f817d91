import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_PREFIX } from '@skills-architect/contracts';
import { listJobs, login } from '@skills-architect/contracts/portal';
import { checkSkillHealth } from '@skills-architect/contracts/skills';
import { freePort } from '@skills-architect/local-mongo';
import { looseLockTimers } from '@skills-architect/service-kit/testing';
import mongoose from 'mongoose';
import pino from 'pino';
import { emptyAreas } from './portal.fixtures';
import { readServiceSettings } from './settings/service-settings';
import { startService } from './start-service';

const PEOPLE = { ADMIN_LOGIN: 'root', ADMIN_PASSWORD: 'apart.77' };
const log = pino({ level: 'silent' });

const running: Awaited<ReturnType<typeof startService>>[] = [];
const shared: Record<string, string> = {};

const start = async (name: string, more: Record<string, string> = {}) => {
  const read = readServiceSettings(name, { ...shared, ...more, PORT: String(await freePort()) });
  if ('mistakes' in read) throw new Error(read.mistakes.join(' '));
  const started = await startService(read.settings, { log, measures: false }, () => undefined);
  running.push(started);
  return started;
};

beforeAll(async () => {
  looseLockTimers();
  shared.MONGODB_URI = process.env.TEST_MONGODB_URI ?? '';
  shared.DATABASE_PREFIX = `test_${randomBytes(6).toString('hex')}_`;
});
afterAll(() => Promise.all(running.map((service) => service.stop())));

/** Starts a gateway for these services; returns its address and what signs in there. */
const startGateway = async (addresses: Record<string, string>) => {
  const folder = await emptyAreas();
  const gateway = await start('gateway', {
    ...addresses,
    PORTAL_CONFIG: `${folder}/portal.json`,
    DATA_DIR: folder,
  });
  const signIn = () =>
    fetch(`${gateway.address}${API_PREFIX}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loginId: PEOPLE.ADMIN_LOGIN, password: PEOPLE.ADMIN_PASSWORD }),
    });
  return { address: gateway.address, signIn };
};

it('services find each other by their settings; one that stops reports not ready first', async () => {
  const admin = await start('admin', PEOPLE);
  const gateway = await startGateway({ ADMIN_URL: admin.address });
  const signIn = async () => {
    const answer = await gateway.signIn();
    return { status: answer.status, body: await answer.json() };
  };
  const isReady = async () => (await fetch(`${admin.address}/ready`)).status;

  expect([await isReady(), (await signIn()).status]).toEqual([200, 200]);
  admin.leave();
  expect([await isReady(), (await signIn()).status]).toEqual([503, 200]);
  await running.shift()?.stop();
  const { status, body } = await signIn();
  expect([status, body.code]).toEqual([502, 'unreachable']);
  expect(body.requestId).toMatch(/.+/);
});

it('jobs of services that only answer calls are run by a worker', async () => {
  const admin = await start('admin', PEOPLE);
  shared.ADMIN_URL = admin.address;
  shared.SKILLS_URL = (await start('skills', { JOBS: 'off' })).address;
  const gateway = await startGateway({});
  const session = await gateway.signIn();
  const headers = {
    cookie: session.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    'x-csrf-token': (await session.json()).csrfToken,
  };
  const checkUrl = `${gateway.address}${API_PREFIX}${checkSkillHealth.path}`;
  const posted = await fetch(checkUrl, { method: 'POST', headers });
  const { jobToken } = await posted.json();
  const readStatus = async (): Promise<string> => {
    const { jobs } = await (await fetch(`${gateway.address}${API_PREFIX}${listJobs.path}`, { headers })).json();
    return jobs.find(({ token }: { token: string }) => token === jobToken).status;
  };
  expect(await readStatus()).toBe('waiting');
  const worker = await start('worker skills');
  expect((await fetch(`${worker.address}/ready`)).status).toBe(200);
  while (/waiting|running/.test(await readStatus())) await setImmediate();
  expect(await readStatus()).toBe('done');
});

it('a worker brings records of an earlier version to this one before it works', async () => {
  const connection = await mongoose.createConnection(shared.MONGODB_URI ?? '').asPromise();
  const skills = connection
    .useDb(`${shared.DATABASE_PREFIX}skills`)
    .collection<{ _id: number; [field: string]: unknown }>('skill');
  await skills.insertOne({ _id: 7, rev: 1, skillName: 'Data mining', alternativeNames: [], skillDescription: '' });
  await start('worker skills');
  expect(await skills.findOne({ _id: 7 })).toMatchObject({ nameLines: 'data mining\n' });
  await connection.close();
});
