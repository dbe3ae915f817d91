import { afterAll, expect, it } from '@jest/globals';
import { listUserDifferences, updateSignInProvider } from '@skills-architect/contracts/admin';
import { waitForJobEnd } from '@skills-architect/service-kit/testing';
import { openAdmin, scimClient, tokenOf } from '../scim/scim.fixtures';
import { aProviderForm, createProvider, SAM } from './sign-in.fixtures';

const USERS = Number(process.env.SCIM_USERS ?? 3000);
const admin = await openAdmin();
afterAll(() => admin.close());

it(`${USERS} users of a provider are compared in a job, and a page of their list does not wait for it`, async () => {
  const rules = [{ claim: 'department', value: 'HR', userTypeId: 1, clientIds: [1] }] as const;
  const otherwise = { kind: 'give' as const, userTypeId: 5 as const, clientIds: [] };
  const of = (clientIds: number[]) => ({ rules: rules.map((rule) => ({ ...rule, clientIds })), otherwise });
  const provider = await createProvider(admin, of([1]));
  const { id } = await scimClient(admin, await tokenOf(admin, provider)).create('ada');
  const stored = admin.kit.db.collection<{ _id: number }>('user');
  const ada = await stored.findOne({ _id: Number(id) });
  if (!ada) throw new Error('no user was created');
  const copies = Array.from({ length: USERS - 1 }, (_, index) => {
    const name = `copy ${index}`;
    return {
      ...ada,
      _id: 10_000 + index,
      name,
      nameKey: name,
      email: `${index}@northwind.example`,
      ...ownKeys(ada, index),
    };
  });
  await stored.insertMany(copies);
  const params = { providerId: provider.providerId };
  const body = { ...aProviderForm(of([1, 2])), rev: 1 };
  expect((await admin.as(SAM).call(updateSignInProvider, { params, body })).status).toBe(200);

  const list = async () => {
    const startedAt = performance.now();
    const answer = await admin.as(SAM).call(listUserDifferences, { params, query: { kind: 'rights', pagesize: 10 } });
    return { ...answer.body, ms: Math.round(performance.now() - startedAt) };
  };
  await admin.start();
  const first = await list();
  expect(first.users).toHaveLength(10);
  const startedAt = performance.now();
  if (first.comparing) await waitForJobEnd(admin.kit, first.comparing);
  const jobMs = Math.round(performance.now() - startedAt);
  const then = await list();
  expect([then.total, then.counts.rights, then.comparing]).toEqual([USERS, USERS, undefined]);
  if (process.env.SCIM_USERS) console.log(`first page ${first.ms} ms, job ${jobMs} ms, then ${then.ms} ms`);
}, 240_000);

/** Fields of a user that are unique, for a copy. */
const ownKeys = (user: object, index: number) =>
  Object.fromEntries(
    ['loginId', 'loginKey', 'emailKey', 'externalId', 'userName', 'userNameKey']
      .filter((field) => field in user)
      .map((field) => [field, `copy-${index}`]),
  );
