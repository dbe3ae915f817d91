import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testService } from '../testing/index';
import { type AuditAct, type AuditRecord, hashRecord } from './audit-entry';
import { auditLog, LOST_AFTER_MS } from './audit-log';
import { cutOldEntries } from './cut-old-entries';
import { verifyChain } from './verify-chain';

const DAY_MS = 24 * 3600 * 1000;

let service: Awaited<ReturnType<typeof testService>>;
const portal = () => service.platform.portal;
const entries = () => portal().collection<AuditRecord>('audit');
beforeAll(async () => {
  service = await testService({ name: 'portal', build: () => [] });
});
afterAll(() => service.close());
beforeEach(() => Promise.all(['audit', 'auditPending'].map((name) => portal().collection(name).deleteMany({}))));

const act = (more: Partial<AuditAct> = {}): AuditAct => ({
  kind: 'rights',
  what: 'Update user',
  outcome: 'done',
  userId: 2,
  record: 'user 5',
  address: '192.0.2.7',
  details: { userTypeId: 4 },
  ...more,
});
const aChain = async (count: number) => {
  const log = auditLog(portal());
  for (let number = 1; number <= count; number += 1) await log.append(act({ record: `user ${number}` }));
  return log;
};

it('entries of several processes at once form one chain without a gap', async () => {
  const logs = [auditLog(portal()), auditLog(portal()), auditLog(portal())];
  await Promise.all(
    logs.flatMap((log, index) => Array.from({ length: 30 }, () => log.append(act({ userId: index + 1 })))),
  );
  expect(await verifyChain(portal())).toMatchObject({ entries: 90, first: 1, last: { _id: 90 } });
  expect(await entries().countDocuments({ userId: 3 })).toBe(30);
});

it('an entry that was written although its process did not learn of it is not written twice', async () => {
  const log = auditLog(portal());
  const key = await log.begin(act());
  await log.end(key, act());
  await auditLog(portal()).end(key, act());
  expect(await verifyChain(portal())).toMatchObject({ entries: 1 });
});

const change = (seq: number, patch: Partial<AuditRecord>) => entries().updateOne({ _id: seq }, { $set: patch });
/** Gives the entries other places, with valid links and hashes of the moved ones. */
const reorder = async () => {
  const [third, fourth] = [await entries().findOne({ _id: 3 }), await entries().findOne({ _id: 4 })];
  if (!third || !fourth) throw new Error('the chain is too short');
  await entries().deleteMany({ _id: { $in: [3, 4] } });
  const first = { ...fourth, _id: 3, previous: third.previous };
  await entries().insertMany([
    { ...first, hash: hashRecord(first) },
    { ...third, _id: 4, previous: hashRecord(first) },
  ]);
};

it.each<[string, () => Promise<unknown>, number, RegExp]>([
  ['another user', () => change(3, { userId: 9 }), 3, /content was changed/],
  ['another time', () => change(3, { at: new Date(0) }), 3, /content was changed/],
  ['other details', () => change(3, { details: { userTypeId: 2 } }), 3, /content was changed/],
  ['another address', () => change(3, { from: { salt: 'x', address: '192.0.2.8' } }), 3, /address or login/],
  [
    'its own hash again',
    async () => {
      const entry = await entries().findOne({ _id: 3 });
      if (entry) await change(3, { what: 'Nothing', hash: hashRecord({ ...entry, what: 'Nothing' }) });
    },
    4,
    /does not follow/,
  ],
  ['a removed entry', () => entries().deleteOne({ _id: 3 }), 4, /entry 3 is missing/],
  ['several removed entries', () => entries().deleteMany({ _id: { $in: [2, 3] } }), 4, /entries 2 to 3 are missing/],
  ['a removed beginning', () => entries().deleteMany({ _id: { $lte: 2 } }), 3, /no entry says that they were cut/],
  ['two entries in another order', reorder, 4, /content was changed/],
])('a chain with %s is broken there', async (_, tamper, seq, reason) => {
  await aChain(5);
  await tamper();
  expect((await verifyChain(portal())).broken).toEqual({ seq, reason: expect.stringMatching(reason) });
});

it('a removed end, or a chain that was written anew, is found by an entry noted before', async () => {
  await aChain(5);
  const { last } = await verifyChain(portal());
  expect(await verifyChain(portal(), last)).toMatchObject({ entries: 5 });
  await entries().deleteOne({ _id: 5 });
  expect((await verifyChain(portal())).broken).toBeUndefined();
  expect((await verifyChain(portal(), last)).broken).toEqual({ seq: 5, reason: expect.stringMatching(/is missing/) });
  await auditLog(portal()).append(act());
  expect((await verifyChain(portal(), last)).broken).toEqual({ seq: 5, reason: expect.stringMatching(/another hash/) });
});

it('an erased address and login id leave the chain as it was', async () => {
  const log = auditLog(portal());
  await log.append(act({ login: 'ada', userId: undefined }));
  await log.append(act());
  await change(1, { from: null });
  expect(await verifyChain(portal())).toEqual({ entries: 2, erased: 1, first: 1, last: expect.anything() });
});

it('old entries are cut, and the rest stays verifiable', async () => {
  const now = new Date();
  const log = auditLog(portal());
  for (const days of [40, 35, 31, 2, 1]) await log.append(act({ at: new Date(now.getTime() - days * DAY_MS) }));
  expect(await cutOldEntries(portal(), log, { days: 30, now, forwarded: 2 })).toBe(2);
  expect(await verifyChain(portal())).toMatchObject({ entries: 4, first: 3 });
  expect(await cutOldEntries(portal(), log, { days: 30, now })).toBe(0);
  const tomorrow = new Date(now.getTime() + DAY_MS);
  expect(await cutOldEntries(portal(), log, { days: 30, now: tomorrow })).toBe(1);
  expect(await verifyChain(portal())).toMatchObject({ entries: 4, first: 4 });
  await entries().deleteOne({ _id: 4 });
  expect((await verifyChain(portal())).broken).toMatchObject({ seq: 5 });
  expect(await cutOldEntries(portal(), log, { days: 0, now: tomorrow })).toBe(0);
});

it('an act whose process died is recorded with an unknown outcome, one that was recorded is not', async () => {
  let now = new Date();
  const log = auditLog(portal(), { now: () => now });
  await log.begin(act({ record: 'user 7' }));
  const ended = await log.begin(act());
  const note = await portal().collection<{ _id: string }>('auditPending').findOne({ _id: ended });
  await log.end(ended, act());
  await log.begin(act({ record: 'user 8' }));
  if (note)
    await portal().collection<{ _id: string }>('auditPending').replaceOne({ _id: ended }, note, { upsert: true });
  expect(await log.closeLost()).toBe(0);
  now = new Date(now.getTime() + LOST_AFTER_MS + 1000);
  expect(await log.closeLost()).toBe(2);
  expect(await log.closeLost()).toBe(0);
  const found = await entries().find({ outcome: 'unknown' }).sort({ record: 1 }).toArray();
  expect(found.map(({ record }) => record)).toEqual(['user 7', 'user 8']);
  expect(await verifyChain(portal())).toMatchObject({ entries: 3 });
});
