import { expect, it } from '@jest/globals';
import { API_PREFIX } from '@skills-architect/contracts';
import { auditedGateways, USER } from './audited-gateways.fixtures';

const { answerWith, gateways, portal, recorded } = auditedGateways();

it('a change of rights is recorded with user, record, shown values, address and request id, and without the rest', async () => {
  answerWith({ status: 200, body: {}, note: { record: 12, details: { userTypeId: 4 } } });
  const { headers } = await gateways().first.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/v3/users`,
    headers: gateways().browsers.get(2),
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
  answerWith({ status, body: { error: 'No.', code: 'failed', requestId: '1' } });
  await gateways().send('PATCH', '/users/5', { body: USER, type: 1 });
  expect(await recorded()).toMatchObject([{ outcome, status, record: 'user 5', userId: expect.any(Number) }]);
});

it.each([
  [400, 'PATCH', '/users/6', 'Update user'],
  [429, 'GET', '/users', 'Too many requests'],
] as const)(
  'of many calls that are refused with %i the first is recorded, by all gateways together',
  async (status, method, path, what) => {
    answerWith({ status, body: { error: 'No.', code: 'invalid', requestId: '1' } });
    const body = method === 'GET' ? {} : { body: {} };
    for (let times = 0; times < 3; times += 1) await gateways().send(method, path, body);
    await gateways().send(method, path, { ...body, at: 1 });
    expect(await recorded()).toMatchObject([{ what, outcome: 'refused', status }]);
  },
);

it.each([
  ['/industryRoles/5/merge', { intoId: 6, outcome: 'delete' }, 'Merge roles', 'role 5'],
  ['/industryRoles/merges/4/undo', {}, 'Undo merge of roles', 'merge 4'],
])('%s is recorded with what went into what', async (path, details, what, record) => {
  answerWith({ status: 200, body: { jobToken: 'one' }, note: { details } });
  await gateways().send('POST', path, { body: { rev: 0, intoRev: 0, ...details } });
  expect(await recorded()).toMatchObject([{ kind: 'merge', what, outcome: 'done', record, details }]);
});

it.each([
  ['DELETE', '/industryRoles/5?rev=0', {}, 'deletion', 'Delete role', 'roles.deleteRole'],
  ['POST', '/industryRoles/5/restore', {}, 'restoration', 'Restore role', 'roles.restoreRole'],
  ['POST', '/industryRoles/5/retired', { body: { rev: 0 } }, 'change', 'Retire role', 'roles.retireRole'],
] as const)('%s %s is recorded, with the own name of the call', async (method, path, more, kind, what, call) => {
  await gateways().send(method, path, more);
  expect(await recorded()).toMatchObject([{ kind, what, outcome: 'done', record: 'role 5', details: { call } }]);
});

const ASSESSMENT = { assessmentText: 'What is a torque wrench for?', status: 1 };
it.each([
  ['changes its text', 'PATCH', '/skills/4/assessments/6', { status: 1 }, 'change', 'Change assessment question'],
  ['deletes it', 'PATCH', '/skills/4/assessments/6', { status: 5 }, 'deletion', 'Delete assessment question'],
  ['locks a user out', 'PUT', '/users/6/disabled', { disabled: true }, 'rights', 'Disable user'],
  ['lets a user in again', 'PUT', '/users/6/disabled', { disabled: false }, 'rights', 'Enable user'],
] as const)('a call that %s is recorded as that', async (_, method, path, details, kind, what) => {
  answerWith({ status: 200, body: {}, note: { details } });
  await gateways().send(method, path, { body: { rev: 0, ...ASSESSMENT, ...details } });
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
    answerWith({ status: code, body: { error: 'No.', code: 'forbidden', requestId: '1' } });
    await gateways().send('PATCH', '/skills/4/assessments/6', { body: { rev: 0, ...ASSESSMENT, status } });
    expect(await recorded()).toMatchObject([{ kind: 'change', what: CHANGE_OR_DELETE, outcome }]);
  },
);

it('a deletion by a change whose process dies is not called a change', async () => {
  answerWith({ status: 200, body: {}, note: { details: { status: 5 } } });
  const { audit } = gateways().first.platform;
  const end = audit.end;
  audit.end = () => Promise.reject(new Error('died'));
  await gateways().send('PATCH', '/skills/4/assessments/6', { body: { rev: 0, status: 5 } });
  audit.end = end;
  const pending = portal().collection('auditPending');
  expect(await pending.find({ record: 'assessment 6' }).toArray()).toMatchObject([{ what: CHANGE_OR_DELETE }]);
  await pending.deleteMany({});
});
