import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { waitForJobEnd } from '@skills-architect/service-kit/testing';
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
  const members = ids.map((one) => ({ value: String(one) }));
  await client.send('POST', '/Groups', { body: { schemas: [GROUP], displayName: 'hr', members } });
  const job = await admin.platform.portal.collection<{ _id: string }>('jobs').findOne({});
  expect((await waitForJobEnd(admin.kit, job?._id ?? '')).status).toBe('done');
  expect(await users.countDocuments({ _id: { $in: ids }, userType: 1 })).toBe(ids.length);
});
