import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { API_PREFIX, type RegisteredArea } from '@skills-architect/contracts';
import { aUser } from '@skills-architect/service-kit/testing';
import { sessionStore } from '../../sessions/session-store';
import { REPORT_PATH } from '../../site/site';
import { writeBuild } from '../../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../../testing/gateways';

const { folder, remove } = aDeployment(['garden', 'pond'].map((id) => ({ id, builds: id, version: '1.0.0' })));
const withRoute = (route: string) => ({ manifest: { routes: [{ path: route, types: [2 as const], title: 'Fish' }] } });
let gateways: Gateways;
beforeAll(async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await writeBuild(path.join(folder, 'garden', version), 'garden', {
      version,
      ...(version === '3.0.0' && { needs: { react: '^20.0.0' } }),
    });
  await writeBuild(path.join(folder, 'garden/4.0.0'), 'garden', { version: '4.0.0', ...withRoute('/fish') });
  await writeBuild(path.join(folder, 'garden/5.0.0'), 'garden', { version: '5.0.0', ...withRoute('/frogs') });
  await writeBuild(path.join(folder, 'pond/1.0.0'), 'pond', withRoute('/fish'));
  await writeBuild(path.join(folder, 'pond/2.0.0'), 'pond', { version: '2.0.0', ...withRoute('/frogs') });
  gateways = await startGateways(folder, ['one', 'one']);
});
afterAll(async () => {
  await gateways.stop();
  remove();
});
afterEach(async () => {
  if ((await gateways.getArea('garden')).trial) await end(false);
  await gateways.change('garden', { version: null });
});

const rev = async (area = 'garden') => (await gateways.getArea(area)).rev;
const start = async (trial: object, area = 'garden') =>
  gateways.send('PUT', `/portal/areas/${area}/trial`, {
    body: { rev: await rev(area), reason: 'A test', version: '2.0.0', maxErrorPercent: 3, ...trial },
  });
const end = async (promote: boolean) =>
  gateways.send('POST', '/portal/areas/garden/trial/end', { body: { rev: await rev(), reason: 'A test', promote } });

/** A signed-in user, whose requests alternate between the gateways. */
const aPage = async (userId: number, clients: number[] = []) => {
  const user = { ...aUser(clients.length ? 1 : 4, clients), userId };
  const { token, session } = await sessionStore(gateways.first.platform.portal).begin(user);
  const headers = { cookie: `skills_architect_session=${token}`, 'x-csrf-token': session.csrfToken };
  const { app } = userId % 2 ? gateways.first : gateways.second;
  const versions = async (): Promise<string[]> => {
    const { areas } = (await app.inject({ url: `${API_PREFIX}/v3/portal/areas`, headers })).json();
    return areas.map(({ manifest, version }: RegisteredArea) => `${manifest.id} ${version}`);
  };
  return {
    versions,
    version: async () => (await versions())[0]?.split(' ')[1],
    report: async (call: 'use' | 'troubles', payload: object) =>
      app.inject({ method: 'POST', url: `${API_PREFIX}/v3/portal/areas/garden/${call}`, headers, payload }),
  };
};
/** Waits for the event that tells the other gateway. */
const untilBoth = async (page: Awaited<ReturnType<typeof aPage>>, version: string) => {
  while ((await page.version()) !== version) await new Promise((resolve) => setImmediate(resolve));
};

it('clients of a trial have its version, all others the current one', async () => {
  const { body } = await start({ clientIds: [7] });
  expect(body.trial).toMatchObject({ version: '2.0.0', clientIds: [7], users: 0 });
  const [chosen, other] = [await aPage(301, [7]), await aPage(303, [3])];
  expect([await chosen.version(), await other.version(), (await gateways.listAreas()).areas]).toEqual([
    '2.0.0',
    '1.0.0',
    ['garden 1.0.0', 'pond 1.0.0'],
  ]);
  expect((await end(false)).body.changes[0]).toMatchObject({ what: 'trial-ended', version: '2.0.0' });
  expect(await chosen.version()).toBe('1.0.0');
});

it('a promoted version is for everybody', async () => {
  await start({ share: 1 });
  expect((await end(true)).body).toMatchObject({ pinned: '2.0.0', version: '2.0.0' });
  expect(await (await aPage(305)).version()).toBe('2.0.0');
});

it('a version on trial that is pinned is for everybody, too', async () => {
  await start({ share: 1 });
  expect((await gateways.change('garden', { version: '2.0.0' })).body).toMatchObject({ version: '2.0.0' });
  expect((await gateways.getArea('garden')).trial).toBeUndefined();
});

it.each([
  [{ version: '7.0.0', share: 5 }, 409, 'Version 7.0.0 is not there.'],
  [{ version: '1.0.0', share: 5 }, 409, 'All users have version 1.0.0 already.'],
  [
    { version: '3.0.0', share: 5 },
    409,
    'Version 3.0.0 does not fit this portal: it needs react ^20.0.0, the portal has 19.3.1.',
  ],
  [
    { version: '4.0.0', share: 5 },
    409,
    'Version 4.0.0 does not fit this portal: /fish of garden is already a route of pond.',
  ],
  [{}, 400, 'Choose clients or a share of the users'],
  [{ share: 101 }, 400, 'share: Give at most 100 percent'],
])('a trial of %j is refused: %i %s', async (trial, status, error) => {
  const answer = await start(trial);
  expect([answer.status, answer.body.error]).toEqual([status, error]);
});

it('a trial is for Super Users only, and one that another user changed first is refused', async () => {
  const body = { rev: 0, reason: 'A test', version: '2.0.0', share: 5, maxErrorPercent: 3 };
  expect((await gateways.send('PUT', '/portal/areas/garden/trial', { body, type: 4 })).status).toBe(403);
  const late = await gateways.send('PUT', '/portal/areas/garden/trial', { body });
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  // What another user has ended already is shown as it is now, not refused as an error.
  const ended = { body: { rev: (await rev()) - 1, reason: 'A test', promote: true } };
  expect((await gateways.send('POST', '/portal/areas/garden/trial/end', ended)).body.code).toBe('stale');
});

it('a version that claims a path of another area by now is not promoted', async () => {
  await start({ version: '5.0.0', share: 5 });
  await gateways.change('pond', { version: '2.0.0' });
  expect((await end(true)).body.error).toBe(
    'Version 5.0.0 does not fit this portal: /frogs of garden is already a route of pond.',
  );
  await gateways.change('pond', { version: null });
});

it('of two versions on trial that claim the same path a user has one', async () => {
  await start({ version: '5.0.0', share: 100 });
  await start({ share: 100 }, 'pond');
  const { versions } = await aPage(307);
  expect(await versions()).toEqual(['garden 5.0.0', 'pond 1.0.0']);
  const body = { rev: await rev('pond'), reason: 'A test', promote: false };
  await gateways.send('POST', '/portal/areas/pond/trial/end', { body });
});

it('a version that fails for 5 % of 200 users is withdrawn by itself, at every gateway', async () => {
  await start({ share: 50 });
  const pages = await Promise.all(Array.from({ length: 200 }, (_, index) => aPage(index + 1)));
  let seen = 0;
  let withdrawnAfter: number | undefined;
  for (const [index, page] of pages.entries()) {
    const version = await page.version();
    if (version !== '2.0.0') continue;
    seen += 1;
    const fails = seen % 20 === 0;
    await page.report('use', {
      version,
      opened: true,
      lcpMs: 900,
      ...(fails && { errors: ['TypeError: x is undefined'] }),
    });
    if (fails && withdrawnAfter === undefined && !(await gateways.getArea('garden')).trial) withdrawnAfter = index + 1;
  }
  expect(withdrawnAfter).toBeGreaterThan(0);
  expect(seen).toBeGreaterThanOrEqual(60);
  expect(seen).toBeLessThan(75);
  for (const page of pages.slice(0, 2)) await untilBoth(page, '1.0.0');
  const { changes, versions } = await gateways.getArea('garden');
  expect(changes[0]).toMatchObject({
    what: 'trial-ended',
    who: 'The portal',
    reason: 'Version 2.0.0 was withdrawn by itself: 3 of 60 users had problems, more than 3 %',
  });
  expect(versions.find(({ version }) => version === '2.0.0')?.figures).toMatchObject({
    errors: 3,
    lcpMs: 900,
    example: { text: 'TypeError: x is undefined' },
  });
  const { portal } = gateways.first.platform;
  expect(await portal.collection('audit').countDocuments({ what: 'Withdraw area trial' })).toBe(1);
});

it('one user with many problems does not end a trial; failed loads of three users do', async () => {
  await start({ share: 100 });
  const page = await aPage(401);
  for (const kind of ['crashed', 'unreachable', 'crashed', 'crashed'])
    expect((await page.report('troubles', { version: '2.0.0', kind })).statusCode).toBe(200);
  expect((await gateways.getArea('garden')).trial).toMatchObject({ users: 1, usersWithProblems: 1 });
  for (const id of [402, 403]) await (await aPage(id)).report('troubles', { version: '2.0.0', kind: 'unreachable' });
  expect((await gateways.getArea('garden')).trial).toBeUndefined();
});

it('users who do not have the version of a trial cannot end it', async () => {
  await start({ clientIds: [7] });
  for (const id of [411, 412, 413])
    await (await aPage(id)).report('troubles', { version: '2.0.0', kind: 'unreachable' });
  expect((await gateways.getArea('garden')).trial).toMatchObject({ users: 0, usersWithProblems: 0 });
});

it('what the content security policy blocks is counted for the version whose code did it, up to a limit', async () => {
  const send = (sourceFile: string, blockedURL = 'https://elsewhere.example/path?user=7') =>
    gateways.first.app.inject({
      method: 'POST',
      url: REPORT_PATH,
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify([
        {
          type: 'csp-violation',
          body: { sourceFile, effectiveDirective: 'connect-src', blockedURL },
        },
      ]),
    });
  const violations = async () => {
    const { versions } = await gateways.getArea('garden');
    return versions.find(({ version }) => version === '1.0.0')?.figures;
  };
  for (const url of ['http://x/apps/garden/1.0.0/app.js', 'http://x/apps/garden/9.0.0/app.js', 'http://x/main.js', '?'])
    expect((await send(url)).statusCode).toBe(204);
  expect(await violations()).toMatchObject({
    violations: 1,
    example: { text: 'connect-src blocked https://elsewhere.example' },
  });
  await send('http://x/apps/garden/1.0.0/app.js', 'data:text/html,secret');
  expect((await violations())?.example?.text).toBe('connect-src blocked data:');
  for (let sent = 0; sent < 40; sent += 1) await send('http://x/apps/garden/1.0.0/app.js');
  expect((await violations())?.violations).toBe(27);
  const limits = gateways.first.platform.portal.collection('reportLimits');
  // Reports beyond the limit do not reach the database.
  expect(await limits.findOne({ key: { $regex: /^address/ } })).toMatchObject({ points: 31 });
  const { headers } = await gateways.file('/');
  expect(headers['reporting-endpoints']).toBe(`portal="${REPORT_PATH}"`);
  expect(headers['content-security-policy']).toContain('report-to portal');
});
