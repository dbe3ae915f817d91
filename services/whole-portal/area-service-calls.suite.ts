import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_PREFIX, type Call, fillPath } from '@skills-architect/contracts';
import { createUser } from '@skills-architect/contracts/admin';
import { exportPersonaSkills, listPersonas } from '@skills-architect/contracts/personas';
import {
  cancelJob,
  createAccessToken,
  listAuditEntries,
  listJobs,
  publishAreaChange,
  reportAreaJob,
  type SessionUser,
  session,
} from '@skills-architect/contracts/portal';
import { signIn, type Visitor } from '../../bench/portal/visitor';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

const COUNTING = { title: 'Counting plants', status: 'running', entity: 'plants', itemsTotal: 10 };

let portal: SharedPortal;
let superUser: Visitor;
let grace: Visitor;
let graceAsUser: SessionUser;
/** Secrets of the garden's service, and of a program that belongs to no area. */
let garden: string;
let program: string;

const createToken = async (name: string, area?: string) => {
  const body = { name, email: `${name}@example.com`, userTypeId: 1, ssoTypeId: 4, clientIds: [2] };
  const { userId } = await superUser.call(createUser, { body });
  const calls = ['reportAreaJob', 'publishAreaChange', 'listPersonas', 'exportPersonaSkills'];
  const token = { name, calls, days: 30, ...(area && { area }) };
  return (await superUser.call(createAccessToken, { params: { userId }, body: token })).secret;
};

beforeAll(async () => {
  portal = await openSharedPortal();
  superUser = await signIn(portal.address, 'super', PASSWORD);
  grace = await signIn(portal.address, 'general', PASSWORD);
  graceAsUser = (await grace.call(session)).user;
  garden = await createToken('garden', 'garden');
  program = await createToken('program');
});
afterAll(async () => {
  superUser.close();
  grace.close();
});

/** The header with a user's identity, as the gateway sends it to the service of an area. */
const identityOf = (user: SessionUser, area = 'garden') => portal.platform.identities.signForAreas()(user, area);

interface Sent {
  secret?: string;
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  identity?: Record<string, string>;
}
const send = async (call: Call, { secret = garden, params, query = '', body, identity }: Sent) => {
  const response = await fetch(`${portal.address}${API_PREFIX}${fillPath(call, params)}${query}`, {
    method: call.method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...identity },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};
const report = async (job: string, changes: object, identity?: Record<string, string>) =>
  send(reportAreaJob, {
    params: { area: 'garden', job },
    body: { ...COUNTING, ...changes },
    ...(identity && { identity }),
  });
const findJob = async (job: string) =>
  (await grace.call(listJobs)).jobs.find(({ token }) => token === `area.garden.${job}`);

describe('a job of the service of an area', () => {
  it('is shown to the user for whom it runs, and ends', async () => {
    expect((await report('one', {})).status).toBe(400);
    expect(await report('one', {}, await identityOf(graceAsUser))).toEqual({
      status: 200,
      body: { cancelRequested: false },
    });
    expect(await findJob('one')).toMatchObject({ title: 'Counting plants', status: 'running', itemsDone: 0 });
    await report('one', { itemsDone: 4 });
    expect(await findJob('one')).toMatchObject({ itemsDone: 4, itemsTotal: 10 });
    const end = { status: 'done', itemsDone: 10, summary: '10 plants counted', link: '/garden' };
    expect((await report('one', end)).status).toBe(200);
    expect((await report('one', end)).status).toBe(200);
    expect(await findJob('one')).toMatchObject({ status: 'done', summary: '10 plants counted', link: '/garden' });
    expect((await report('one', {})).status).toBe(409);
  });

  it('learns that the user has cancelled it', async () => {
    await report('two', { cancellable: true }, await identityOf(graceAsUser));
    await grace.call(cancelJob, { params: { token: 'area.garden.two' } });
    expect((await report('two', { cancellable: true })).body).toEqual({ cancelRequested: true });
    await report('two', { status: 'cancelled' });
    expect(await findJob('two')).toMatchObject({ status: 'cancelled' });
  });

  it('is reported by that service only', async () => {
    const identity = await identityOf(graceAsUser);
    const shed = { params: { area: 'shed', job: 'four' }, body: COUNTING, identity };
    expect((await send(reportAreaJob, shed)).status).toBe(403);
    const params = { area: 'garden', job: 'four' };
    expect((await send(reportAreaJob, { params, body: COUNTING, secret: program })).status).toBe(404);
    await expect(superUser.call(reportAreaJob, { params, body: COUNTING })).rejects.toThrow('404');
  });
});

it('a change of an area reaches the open pages', async () => {
  const changes: unknown[] = [];
  const arrived = new Promise<void>((resolve) => {
    portal.platform.events.listen(({ name, data, to }) => {
      if (name === 'changed' && data.resource === 'x/garden') resolve(void changes.push(to));
    });
  });
  expect((await send(publishAreaChange, { params: { area: 'garden' }, body: { clientId: 1 } })).status).toBe(200);
  await arrived;
  expect(changes).toEqual([{ clientId: 1 }]);
});

it('a change of another area cannot be published', async () => {
  const answer = await send(publishAreaChange, { params: { area: 'shed' }, body: {} });
  expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
});

describe('on behalf of a user', () => {
  it('the service calls the product with the rights of the user', async () => {
    const identity = await identityOf(graceAsUser);
    const [own] = graceAsUser.clients;
    expect((await send(listPersonas, { query: `?clientId=${own}`, identity })).status).toBe(200);
    expect((await send(listPersonas, { query: '?clientId=2', identity })).status).toBe(
      graceAsUser.clients.includes(2) ? 200 : 404,
    );
    // Without the identity it has its own rights.
    expect((await send(listPersonas, { query: '?clientId=2' })).status).toBe(200);
  });

  it('and the audit log says with which token, and for which area', async () => {
    const identity = await identityOf(graceAsUser);
    await send(exportPersonaSkills, { params: { personaId: '999999' }, identity });
    const { entries } = await superUser.call(listAuditEntries, { query: { kind: 'export' } });
    expect(entries[0]).toMatchObject({
      user: { userId: graceAsUser.userId },
      details: { token: 'garden', area: 'garden' },
    });
  });

  it('only with an identity for this area, and not by other programs', async () => {
    const query = '?clientId=1';
    expect((await send(listPersonas, { query, identity: await identityOf(graceAsUser, 'shed') })).status).toBe(401);
    const identity = await identityOf(graceAsUser);
    expect((await send(listPersonas, { query, identity, secret: program })).status).toBe(403);
    const { entries } = await superUser.call(listAuditEntries, { query: { kind: 'token', outcome: 'refused' } });
    expect(entries.slice(0, 2).map(({ details }) => details.token)).toEqual(['program', 'garden']);
  });
});
