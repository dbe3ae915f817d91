import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { API_PREFIX, auditRuleOf, type Call, fillPath } from '@skills-architect/contracts';
import { type AuditRecord, verifyChain } from '@skills-architect/service-kit';
import { ALL_CALLS } from '../calls/all-calls';
import { writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

/** Stands for the services: answers as the test says, with what a service notes; 0 breaks the connection off. */
let answer: { status: number; body: object; note?: object } = { status: 200, body: {} };
const received: (string | undefined)[] = [];
const services = createServer(async (request: IncomingMessage, response) => {
  request.resume();
  received.push(request.url);
  if (answer.status === 0) return response.destroy();
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    ...(answer.note && { 'x-audit-note': encodeURIComponent(JSON.stringify(answer.note)) }),
  });
  response.end(JSON.stringify(answer.body));
});

let deployment: ReturnType<typeof aDeployment>;
let gateways: Gateways;
beforeAll(async () => {
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  deployment = aDeployment([
    { id: 'admin', builds: 'admin' },
    { id: 'personas', builds: 'personas' },
    { id: 'skills', builds: 'skills' },
    { id: 'roles', builds: 'roles' },
    { id: 'garden', builds: 'garden', service: { addresses: [address] } },
  ]);
  const declared = { types: [1, 2, 4] as const, scope: 'library' as const, maxBytes: 65_536, expensive: false };
  await writeBuild(`${deployment.folder}/admin`, 'admin');
  await writeBuild(`${deployment.folder}/personas`, 'personas');
  await writeBuild(`${deployment.folder}/skills`, 'skills');
  await writeBuild(`${deployment.folder}/roles`, 'roles');
  await writeBuild(`${deployment.folder}/garden`, 'garden', {
    calls: [
      {
        ...declared,
        types: [2],
        name: 'sellPlant',
        method: 'POST',
        path: '/x/garden/plants/{plantId}',
        reads: false,
        audit: { kind: 'export' },
      },
      {
        ...declared,
        types: [2],
        name: 'clearBeds',
        method: 'DELETE',
        path: '/x/garden/beds/{bedId}/plants',
        reads: false,
        audit: { kind: 'deletion', what: 'Pull up all plants of a bed' },
      },
    ],
  });
  gateways = await startGateways(deployment.folder, ['published', 'published'], {
    addresses: { admin: [address], personas: [address], roles: [address], skills: [address] },
  });
});
afterAll(async () => {
  await gateways.stop();
  deployment.remove();
  services.close();
});
const portal = () => gateways.first.platform.portal;
const entries = () => portal().collection<AuditRecord>('audit');
beforeEach(async () => {
  answer = { status: 200, body: {} };
  received.length = 0;
  before = await entries().countDocuments({});
});
/** Number of the last entry before the test. */
let before = 0;
const recorded = () =>
  entries()
    .find({ _id: { $gt: before } })
    .sort({ _id: 1 })
    .toArray();

const USER = { rev: 0, name: 'Ada', email: 'ada@example.com', userTypeId: 4, ssoTypeId: 2, clientIds: [] };

it('a change of rights is recorded with user, record, shown values, address and request id, and without the rest', async () => {
  answer = { status: 200, body: {}, note: { record: 12, details: { userTypeId: 4 } } };
  const { headers } = await gateways.first.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/v3/users`,
    headers: gateways.browsers.get(2),
    payload: USER,
  });
  expect(headers['x-audit-note']).toBeUndefined();
  const [entry, ...others] = await recorded();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    kind: 'rights',
    what: 'Create user',
    outcome: 'done',
    status: 200,
    userId: expect.any(Number),
    record: 'user 12',
    details: { userTypeId: 4 },
    from: { address: '127.0.0.1' },
    requestId: expect.stringMatching(/.{20}/),
  });
  expect(JSON.stringify(entry)).not.toContain('ada@example.com');
  expect(await portal().collection('auditPending').countDocuments({})).toBe(0);
});

it.each([
  [403, 'refused'],
  [409, 'refused'],
  [500, 'failed'],
])('an answer of %i is recorded as %s', async (status, outcome) => {
  answer = { status, body: { error: 'No.', code: 'failed', requestId: '1' } };
  await gateways.send('PATCH', '/users/5', { body: USER, type: 1 });
  expect(await recorded()).toMatchObject([{ outcome, status, record: 'user 5', userId: expect.any(Number) }]);
});

it.each([
  [400, 'PATCH', '/users/6', 'Update user'],
  [429, 'GET', '/users', 'Too many requests'],
] as const)(
  'of many calls that are refused with %i the first is recorded, by all gateways together',
  async (status, method, path, what) => {
    answer = { status, body: { error: 'No.', code: 'invalid', requestId: '1' } };
    const body = method === 'GET' ? {} : { body: {} };
    for (let times = 0; times < 3; times += 1) await gateways.send(method, path, body);
    await gateways.send(method, path, { ...body, at: 1 });
    expect(await recorded()).toMatchObject([{ what, outcome: 'refused', status }]);
  },
);

it.each([
  ['/industryRoles/5/merge', { intoId: 6, outcome: 'delete' }, 'Merge roles', 'role 5'],
  ['/industryRoles/merges/4/undo', {}, 'Undo merge of roles', 'merge 4'],
])('%s is recorded with what went into what', async (path, details, what, record) => {
  answer = { status: 200, body: { jobToken: 'one' }, note: { details } };
  await gateways.send('POST', path, { body: { rev: 0, intoRev: 0, ...details } });
  expect(await recorded()).toMatchObject([{ kind: 'merge', what, outcome: 'done', record, details }]);
});

it.each([
  ['DELETE', '/industryRoles/5?rev=0', {}, 'deletion', 'Delete role', 'roles.deleteRole'],
  ['POST', '/industryRoles/5/restore', {}, 'restoration', 'Restore role', 'roles.restoreRole'],
  ['POST', '/industryRoles/5/retired', { body: { rev: 0 } }, 'change', 'Retire role', 'roles.retireRole'],
] as const)('%s %s is recorded, with the own name of the call', async (method, path, more, kind, what, call) => {
  await gateways.send(method, path, more);
  expect(await recorded()).toMatchObject([{ kind, what, outcome: 'done', record: 'role 5', details: { call } }]);
});

const ASSESSMENT = { assessmentText: 'What is a torque wrench for?', status: 1 };
it.each([
  ['changes its text', 'PATCH', '/skills/4/assessments/6', { status: 1 }, 'change', 'Change assessment question'],
  ['deletes it', 'PATCH', '/skills/4/assessments/6', { status: 5 }, 'deletion', 'Delete assessment question'],
  ['locks a user out', 'PUT', '/users/6/disabled', { disabled: true }, 'rights', 'Disable user'],
  ['lets a user in again', 'PUT', '/users/6/disabled', { disabled: false }, 'rights', 'Enable user'],
] as const)('a call that %s is recorded as that', async (_, method, path, details, kind, what) => {
  answer = { status: 200, body: {}, note: { details } };
  await gateways.send(method, path, { body: { rev: 0, ...ASSESSMENT, ...details } });
  expect(await recorded()).toMatchObject([{ kind, what, outcome: 'done', details }]);
});

const CHANGE_OR_DELETE = 'Change or delete assessment question';
it.each([
  [1, 0, 'failed'],
  [5, 0, 'failed'],
  [5, 403, 'refused'],
])(
  'with status %i, answered with %i and without a note: a deletion is not called a change',
  async (status, code, outcome) => {
    answer = { status: code, body: { error: 'No.', code: 'forbidden', requestId: '1' } };
    await gateways.send('PATCH', '/skills/4/assessments/6', { body: { rev: 0, ...ASSESSMENT, status } });
    expect(await recorded()).toMatchObject([{ kind: 'change', what: CHANGE_OR_DELETE, outcome }]);
  },
);

it('a deletion by a change whose process dies is not called a change', async () => {
  answer = { status: 200, body: {}, note: { details: { status: 5 } } };
  const { audit } = gateways.first.platform;
  const end = audit.end;
  audit.end = () => Promise.reject(new Error('died'));
  await gateways.send('PATCH', '/skills/4/assessments/6', { body: { rev: 0, status: 5 } });
  audit.end = end;
  const pending = portal().collection('auditPending');
  expect(await pending.find({ record: 'assessment 6' }).toArray()).toMatchObject([{ what: CHANGE_OR_DELETE }]);
  await pending.deleteMany({});
});

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
  return gateways.first.app.inject({
    method: call.method,
    url: `${API_PREFIX}${fillPath(call, params)}?${search}`,
    headers: gateways.browsers.get(2),
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { ...gateways.browsers.get(2), 'content-type': 'application/json' },
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
  answer = { status: 200, body: { users: [] } };
  await gateways.send('GET', '/users');
  expect(await recorded()).toEqual([]);
});

it('a download is recorded with its client', async () => {
  await gateways.send('GET', '/personas/3/export-excel/abc/file', { type: 1 });
  expect(await recorded()).toMatchObject([
    { kind: 'export', what: 'Download exported personas', clientId: 3, record: 'export token abc' },
  ]);
});

it('a call of a service that cannot be reached is recorded as a failure', async () => {
  answer = { status: 0, body: {} };
  await gateways.send('POST', '/skills/releases', { body: { name: 'Spring' } });
  expect(await recorded()).toMatchObject([{ kind: 'release', what: 'Name library release', outcome: 'failed' }]);
});

it('switching an area is recorded, and a refused attempt as well', async () => {
  await gateways.change('garden', { on: false, reason: 'noise' });
  await gateways.change('garden', { on: true, reason: 'quiet' });
  await gateways.send('PATCH', '/portal/areas/garden', { body: { rev: 0, on: false, reason: 'No' }, type: 1 });
  expect(await recorded()).toMatchObject([
    { kind: 'area', record: 'area garden', details: { on: false, reason: 'noise' }, outcome: 'done' },
    { details: { on: true } },
    { outcome: 'refused', status: 403 },
  ]);
});

it('a call of an area’s own service is recorded as its build declares, refused ones too', async () => {
  answer = { status: 200, body: {}, note: { record: 'forged' } };
  const url = `${API_PREFIX}/x/garden/plants/7`;
  for (const type of [2, 1] as const)
    await gateways.first.app.inject({ method: 'POST', url, headers: gateways.browsers.get(type) });
  expect(await recorded()).toMatchObject([
    { what: 'garden: Sell plant', record: 'plant 7', outcome: 'done' },
    { what: 'garden: Sell plant', record: 'plant 7', outcome: 'refused' },
  ]);
});

it('a call of an area’s own service is called as its build says', async () => {
  const headers = gateways.browsers.get(2);
  await gateways.first.app.inject({ method: 'DELETE', url: `${API_PREFIX}/x/garden/beds/3/plants`, headers });
  expect(await recorded()).toMatchObject([
    { kind: 'deletion', what: 'garden: Pull up all plants of a bed', record: 'bed 3' },
  ]);
});

it('failed sign-ins are recorded with the login id that was tried', async () => {
  answer = { status: 401, body: { error: 'Wrong.', code: 'signed-out', requestId: '1' } };
  const payload = { loginId: 'ada', password: 'secret.77' };
  const url = `${API_PREFIX}/v3/account/login`;
  await gateways.first.app.inject({ method: 'POST', url, payload });
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
  await gateways.send('POST', '/account/logout', { type: 4 });
  expect(await recorded()).toMatchObject([
    { kind: 'sign-in', what: 'Logout', outcome: 'done', userId: expect.any(Number) },
  ]);
});

it('without a note in the audit log nothing is changed', async () => {
  const { audit } = gateways.first.platform;
  const begin = audit.begin;
  audit.begin = () => Promise.reject(new Error('no disk'));
  const { status, body } = await gateways.send('PATCH', '/users/5', { body: USER });
  audit.begin = begin;
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(received).toEqual([]);
});

it('a change whose entry cannot be written is not reported as done, and is recorded later', async () => {
  answer = { status: 200, body: { name: 'Ada' } };
  const { audit } = gateways.first.platform;
  const end = audit.end;
  audit.end = () => Promise.reject(new Error('no disk'));
  const { status, body } = await gateways.send('PATCH', '/users/5', { body: USER });
  audit.end = end;
  expect([status, body.code]).toEqual([500, 'failed']);
  expect(body.error).toMatch(/may have been done/);
  expect(await portal().collection('auditPending').countDocuments({ record: 'user 5' })).toBe(1);
  await portal().collection('auditPending').deleteMany({});
});

it('a file whose entry cannot be written is not sent', async () => {
  answer = { status: 200, body: { secret: 'rows' } };
  const { audit } = gateways.first.platform;
  const append = audit.append;
  audit.append = () => Promise.reject(new Error('no disk'));
  const { status, body } = await gateways.send('GET', '/personas/3/export-excel/abc/file');
  audit.append = append;
  expect([status, body.code, body.secret]).toEqual([503, 'unavailable', undefined]);
});

it('the entries of two gateways form one chain', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => gateways.send('DELETE', '/users/5?rev=0', { at: index % 2 })),
  );
  expect(await recorded()).toHaveLength(20);
  expect(await verifyChain(portal())).toMatchObject({ entries: before + 20, last: { _id: before + 20 } });
});
