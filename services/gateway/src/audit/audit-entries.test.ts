import { expect, it } from '@jest/globals';
import { API_PREFIX, auditRuleOf, type Call, fillPath } from '@skills-architect/contracts';
import { verifyChain } from '@skills-architect/service-kit';
import { ALL_CALLS } from '../calls/all-calls';
import { auditedGateways, USER } from './audited-gateways.fixtures';

const { answerWith, received, gateways, portal, countBefore, recorded } = auditedGateways();

/** Calls that the gateway answers without a service, except those between services. */
const ownCalls = Object.entries(ALL_CALLS).filter(
  ([, { service, access }]) => service === 'portal' && access.types.length,
);
/** Sends the example of a call as a Super User. */
const sendExample = (call: Call, more: Record<string, string> = {}) => {
  const params = Object.fromEntries(
    Object.entries(call.example.params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const { body, query = {} } = call.example;
  const search = new URLSearchParams(
    Object.entries({ ...query, ...more }).map(([name, value]) => [name, String(value)]),
  );
  return gateways().first.app.inject({
    method: call.method,
    url: `${API_PREFIX}${fillPath(call, params)}?${search}`,
    headers: gateways().browsers.get(2),
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { ...gateways().browsers.get(2), 'content-type': 'application/json' },
    }),
  });
};

it('every call that the gateway itself answers is recorded as it is declared, except the end of this session', async () => {
  const declaredCalls = ownCalls.filter(([name, call]) => auditRuleOf(call) && name !== 'logout');
  for (const [, call] of declaredCalls) await sendExample(call);
  const found = new Set((await recorded()).map(({ details }) => details.call));
  expect([...found].sort()).toEqual(declaredCalls.map(([name]) => `portal.${name}`).sort());
});

it('no call that the gateway itself answers takes unknown names in its query', async () => {
  const sentences = await Promise.all(
    ownCalls.map(async ([name, call]) => [name, (await sendExample(call, { foo: '1' })).json().error]),
  );
  expect(sentences.filter(([, sentence]) => !/^Unknown in the query: foo\./.test(sentence))).toEqual([]);
});

it('a call that is not audited leaves no entry', async () => {
  answerWith({ status: 200, body: { users: [] } });
  await gateways().send('GET', '/users');
  expect(await recorded()).toEqual([]);
});

it('a download is recorded with its client', async () => {
  await gateways().send('GET', '/personas/3/export-excel/abc/file', { type: 1 });
  expect(await recorded()).toMatchObject([
    { kind: 'export', what: 'Download exported personas', clientId: 3, record: 'export token abc' },
  ]);
});

it('a call of a service that cannot be reached is recorded as a failure', async () => {
  answerWith({ status: 0, body: {} });
  await gateways().send('POST', '/skills/releases', { body: { name: 'Spring' } });
  expect(await recorded()).toMatchObject([{ kind: 'release', what: 'Name library release', outcome: 'failed' }]);
});

it('switching an area is recorded, and a refused attempt as well', async () => {
  await gateways().change('garden', { on: false, reason: 'noise' });
  await gateways().change('garden', { on: true, reason: 'quiet' });
  await gateways().send('PATCH', '/portal/areas/garden', { body: { rev: 0, on: false, reason: 'No' }, type: 1 });
  expect(await recorded()).toMatchObject([
    { kind: 'area', record: 'area garden', details: { on: false, reason: 'noise' }, outcome: 'done' },
    { details: { on: true } },
    { outcome: 'refused', status: 403 },
  ]);
});

it('a call of an area’s own service is recorded as its build declares, refused ones too', async () => {
  answerWith({ status: 200, body: {}, note: { record: 'forged' } });
  const url = `${API_PREFIX}/x/garden/plants/7`;
  for (const type of [2, 1] as const)
    await gateways().first.app.inject({ method: 'POST', url, headers: gateways().browsers.get(type) });
  expect(await recorded()).toMatchObject([
    { what: 'garden: Sell plant', record: 'plant 7', outcome: 'done' },
    { what: 'garden: Sell plant', record: 'plant 7', outcome: 'refused' },
  ]);
});

it('a call of an area’s own service is called as its build says', async () => {
  const headers = gateways().browsers.get(2);
  await gateways().first.app.inject({ method: 'DELETE', url: `${API_PREFIX}/x/garden/beds/3/plants`, headers });
  expect(await recorded()).toMatchObject([
    { kind: 'deletion', what: 'garden: Pull up all plants of a bed', record: 'bed 3' },
  ]);
});

it('failed sign-ins are recorded with the login id that was tried', async () => {
  answerWith({ status: 401, body: { error: 'Wrong.', code: 'signed-out', requestId: '1' } });
  const payload = { loginId: 'ada', password: 'secret.77' };
  const url = `${API_PREFIX}/v3/account/login`;
  await gateways().first.app.inject({ method: 'POST', url, payload });
  const [entry] = await recorded();
  expect(entry).toMatchObject({
    kind: 'sign-in',
    what: 'Login',
    outcome: 'refused',
    userId: null,
    from: { login: 'ada' },
  });
  expect(JSON.stringify(entry)).not.toContain('secret');
});

it('signing out is recorded', async () => {
  await gateways().send('POST', '/account/logout', { type: 4 });
  expect(await recorded()).toMatchObject([
    { kind: 'sign-in', what: 'Logout', outcome: 'done', userId: expect.any(Number) },
  ]);
});

it('without a note in the audit log nothing is changed', async () => {
  const { audit } = gateways().first.platform;
  const begin = audit.begin;
  audit.begin = () => Promise.reject(new Error('no disk'));
  const { status, body } = await gateways().send('PATCH', '/users/5', { body: USER });
  audit.begin = begin;
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(received).toEqual([]);
});

it('a change whose entry cannot be written is not reported as done, and is recorded later', async () => {
  answerWith({ status: 200, body: { name: 'Ada' } });
  const { audit } = gateways().first.platform;
  const end = audit.end;
  audit.end = () => Promise.reject(new Error('no disk'));
  const { status, body } = await gateways().send('PATCH', '/users/5', { body: USER });
  audit.end = end;
  expect([status, body.code]).toEqual([500, 'failed']);
  expect(body.error).toMatch(/may have been done/);
  expect(await portal().collection('auditPending').countDocuments({ record: 'user 5' })).toBe(1);
  await portal().collection('auditPending').deleteMany({});
});

it('a file whose entry cannot be written is not sent', async () => {
  answerWith({ status: 200, body: { secret: 'rows' } });
  const { audit } = gateways().first.platform;
  const append = audit.append;
  audit.append = () => Promise.reject(new Error('no disk'));
  const { status, body } = await gateways().send('GET', '/personas/3/export-excel/abc/file');
  audit.append = append;
  expect([status, body.code, body.secret]).toEqual([503, 'unavailable', undefined]);
});

it('the entries of two gateways form one chain', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => gateways().send('DELETE', '/users/5?rev=0', { at: index % 2 })),
  );
  expect(await recorded()).toHaveLength(20);
  expect(await verifyChain(portal())).toMatchObject({ entries: countBefore() + 20, last: { _id: countBefore() + 20 } });
});
