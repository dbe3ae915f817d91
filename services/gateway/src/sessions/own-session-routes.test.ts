import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OwnSession } from '@skills-architect/contracts/portal';
import type { AuditRecord } from '@skills-architect/service-kit';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';
import { sessionStore } from './session-store';

let deployment: ReturnType<typeof aDeployment>;
let gateways: Gateways;
beforeAll(async () => {
  deployment = aDeployment([]);
  gateways = await startGateways(deployment.folder, ['published', 'published']);
});
afterAll(async () => {
  await gateways.stop();
  deployment.remove();
});
const list = async (): Promise<OwnSession[]> => (await gateways.send('GET', '/portal/sessions')).body.sessions;

it('a user sees their own sessions and ends one, which is recorded; those of others are not found', async () => {
  const { portal } = gateways.first.platform;
  const [current] = await list();
  expect(current).toMatchObject({ isCurrent: true });
  const store = sessionStore(portal);
  const user = (await store.userIds(2))[0] ?? 0;
  const found = await store.ofUser(user);
  const own = found[0]?.user;
  if (!own) throw new Error('there is no session');
  const { session, token } = await store.begin(own, { address: '192.0.2.9', browser: 'Firefox' });
  expect(await list()).toContainEqual(
    expect.objectContaining({ sessionId: session._id, address: '192.0.2.9', browser: 'Firefox', isCurrent: false }),
  );
  expect((await gateways.send('DELETE', `/portal/sessions/${session._id}`, { type: 4 })).status).toBe(404);
  expect((await gateways.send('DELETE', `/portal/sessions/${session._id}`)).status).toBe(200);
  expect(await store.find(token)).toBeUndefined();
  expect((await list()).map(({ sessionId }) => sessionId)).toEqual([current?.sessionId]);
  const entry = await portal
    .collection<AuditRecord>('audit')
    .findOne({ what: 'Sign out another browser', outcome: 'done' });
  expect(entry).toMatchObject({ kind: 'sign-in', userId: user });
});
