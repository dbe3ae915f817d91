import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listUserDifferences, repairDifferences, undoRepair } from '@skills-architect/contracts/admin';
import { aUser, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { createProvider } from '../sign-in/sign-in.fixtures';
import type { UserDocument } from '../users/user-document';
import { GROUP, openAdmin, scimClient, tokenOf } from './scim.fixtures';

let admin: Awaited<ReturnType<typeof openAdmin>>;
beforeAll(async () => {
  admin = await openAdmin();
  await admin.start();
});
afterAll(() => admin.close());

it('the rules decide about the members of a large group in a job', async () => {
  const rules = [{ claim: 'groups', value: 'hr', userTypeId: 1 as const, clientIds: [1] }];
  const client = scimClient(admin, await tokenOf(admin, await createProvider(admin, { rules })));
  const { id } = await client.create('first');
  const users = admin.kit.db.collection<UserDocument>('user');
  const first = await users.findOne({ _id: Number(id) });
  if (!first) throw new Error('the user was not created');
  const ids = Array.from({ length: 110 }, (_, index) => 9000 + index);
  await users.insertMany(ids.map((_id) => ({ ...first, _id, emailKey: `u${_id}`, userNameKey: `u${_id}` })));
  const members = ids.map((memberId) => ({ value: String(memberId) }));
  await client.send('POST', '/Groups', { body: { schemas: [GROUP], displayName: 'hr', members } });
  const job = await admin.platform.portal.collection<{ _id: string }>('jobs').findOne({});
  expect((await waitForJobEnd(admin.kit, job?._id ?? '')).status).toBe('done');
  expect(await users.countDocuments({ _id: { $in: ids }, userType: 1 })).toBe(ids.length);
});

it('many users are compared with the rules and repaired by jobs', async () => {
  const provider = await createProvider(admin, {
    key: 'harbour',
    domains: ['harbour.example'],
    rules: [],
    otherwise: { kind: 'give', userTypeId: 5, clientIds: [] },
  });
  const users = admin.kit.db.collection<UserDocument>('user');
  const first = await users.findOne({ scim: { $exists: true } });
  if (!first) throw new Error('the user was not created');
  const ids = Array.from({ length: 600 }, (_, index) => 20_000 + index);
  const other = { userType: 1 as const, clientIds: [1], providerId: provider.providerId };
  await users.insertMany(ids.map((_id) => ({ ...first, ...other, _id, emailKey: `h${_id}`, userNameKey: `h${_id}` })));
  await users.updateMany({ _id: { $in: ids } }, { $unset: { due: 1 } });

  const params = { providerId: provider.providerId };
  const list = async () => {
    const query = { kind: 'rights' as const, pagesize: 100 };
    return (await admin.as(aUser(2)).call(listUserDifferences, { params, query })).body;
  };
  expect((await waitForJobEnd(admin.kit, (await list()).comparing ?? '')).status).toBe('done');
  const { comparing, total, users: found } = await list();
  expect([comparing, total]).toEqual([undefined, 600]);

  const body = { kind: 'rights' as const, users: found.map(({ userId, rev }) => ({ userId, rev })) };
  const { body: repairing } = await admin.as(aUser(2)).call(repairDifferences, { params, body });
  const job = await waitForJobEnd(admin.kit, repairing.jobToken ?? '');
  expect([job.summary, (await list()).total]).toEqual(['100 users were repaired', 500]);
  const undone = await admin.as(aUser(2)).call(undoRepair, { params: { changeSet: repairing.changeSet } });
  expect(undone.body).toEqual({ restored: 100, kept: 0 });
});
