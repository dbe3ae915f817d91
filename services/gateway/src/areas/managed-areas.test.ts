import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { API_PREFIX, type Failure, type PortalEvent } from '@skills-architect/contracts';
import { listPersonas } from '@skills-architect/contracts/personas';
import type { ManagedArea } from '@skills-architect/contracts/portal';
import { openPlatform } from '@skills-architect/service-kit';
import { aUser, looseLockTimers } from '@skills-architect/service-kit/testing';
import pino from 'pino';
import { buildGateway } from '../app';
import { sessionStore } from '../sessions/session-store';
import { layBuild } from '../testing/a-build';

const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-managed-'));
const configFile = path.join(folder, 'portal.json');
const place = { databasePrefix: `test_${randomBytes(6).toString('hex')}_`, identityKey: randomBytes(32) };

/** One gateway of the deployment, as a process of its own would have it. */
const startGateway = async () => {
  const platform = await openPlatform({
    mongoUri: process.env.TEST_MONGODB_URI ?? '',
    ...place,
    addresses: {},
    log: pino({ level: 'silent' }),
  });
  const settings = { addresses: {}, configFile, areasFolder: path.join(folder, 'published'), shellFolder: folder };
  const { app } = await buildGateway(platform, platform.kitFor('portal'), settings);
  return { app, platform };
};
type Gateway = Awaited<ReturnType<typeof startGateway>>;

let first: Gateway;
let second: Gateway;
const browsers = new Map<number, { cookie: string; 'x-csrf-token': string }>();

beforeAll(async () => {
  looseLockTimers();
  writeFileSync(path.join(folder, 'index.html'), '');
  writeFileSync(path.join(folder, 'provided.json'), JSON.stringify({ react: '19.3.1' }));
  for (const id of ['admin', 'personas', 'garden'])
    await layBuild(path.join(folder, id), id, {
      manifest: { title: id.toUpperCase(), routes: [{ path: `/${id}`, types: [2, 4], title: id }] },
    });
  const areas = ['admin', 'personas', 'garden'].map((id) => ({ id, builds: id }));
  writeFileSync(configFile, JSON.stringify({ areas: [...areas, { id: 'pond', builds: 'nowhere' }] }));
  await layBuild(path.join(folder, 'published/garden/0.9.0'), 'garden', { version: '0.9.0' });
  await layBuild(path.join(folder, 'published/garden/2.0.0'), 'garden', {
    version: '2.0.0',
    needs: { react: '^20.0.0' },
  });
  [first, second] = await Promise.all([startGateway(), startGateway()]);
  const sessions = sessionStore(first.platform.portal);
  for (const type of [2, 4] as const) {
    const { token, session } = await sessions.begin(aUser(type));
    await sessions.noteOpen(token);
    browsers.set(type, { cookie: `skills_architect_session=${token}`, 'x-csrf-token': session.csrfToken });
  }
});
afterAll(async () => {
  await Promise.all([first.app.close(), second.app.close()]);
  await first.platform.portal.dropDatabase();
  await Promise.all([first.platform.close(), second.platform.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const send = async (method: 'GET' | 'PATCH', url: string, { body, type = 2, at = first }: Sent = {}) => {
  const answer = await at.app.inject({
    method,
    url: `${API_PREFIX}/v3${url}`,
    headers: browsers.get(type),
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
interface Sent {
  body?: object;
  type?: number;
  at?: Gateway;
}
const areaOf = async (id: string, at = first): Promise<ManagedArea> => {
  const { body } = await send('GET', '/portal/areas/managed', { at });
  return body.areas.find(({ area }: ManagedArea) => area === id);
};
const change = async (id: string, patch: object, at = first) => {
  const { rev } = await areaOf(id);
  return send('PATCH', `/portal/areas/${id}`, { body: { rev, reason: 'A test', ...patch }, at });
};
const listed = async (at = first): Promise<{ areas: string[]; off: string[] }> => {
  const { body } = await send('GET', '/portal/areas', { at });
  return {
    areas: body.areas.map(
      ({ manifest, version }: { manifest: { id: string }; version: string }) => `${manifest.id} ${version}`,
    ),
    off: body.off.map(({ id }: { id: string }) => id),
  };
};
afterEach(async () => {
  await change('garden', { on: true, version: '1.0.0' });
  await change('personas', { on: true });
});

describe('the list of areas', () => {
  it('is for Super Users', async () => {
    expect((await send('GET', '/portal/areas/managed', { type: 4 })).body.code).toBe('forbidden');
    expect((await send('GET', '/portal/areas/managed', { type: 0 })).status).toBe(401);
    const patch = { rev: 0, on: false, reason: 'A test' };
    expect((await send('PATCH', '/portal/areas/garden', { body: patch, type: 4 })).status).toBe(403);
  });

  it('shows versions, what does not fit, open sessions, and what was refused', async () => {
    const { body } = await send('GET', '/portal/areas/managed');
    expect(body.refused).toEqual([{ id: 'pond', reason: 'its file area.json is missing: the build is not whole' }]);
    expect(await areaOf('garden')).toMatchObject({
      title: 'GARDEN',
      on: true,
      sessions: 2,
      versions: [
        { version: '2.0.0', from: 'published', unfit: ['it needs react ^20.0.0, the portal has 19.3.1'] },
        { version: '1.0.0', from: 'file', unfit: [] },
        { version: '0.9.0', from: 'published', unfit: [] },
      ],
    });
    expect((await areaOf('garden')).service).toBeUndefined();
  });
});

describe('a switch', () => {
  it('takes an area away at every gateway, and is written down', async () => {
    const { body } = await change('garden', { on: false });
    expect(body.on).toBe(false);
    expect(body.changes[0]).toMatchObject({ what: 'off', who: 'User of type 2', reason: 'A test' });
    for (const at of [first, second])
      expect(await listed(at)).toEqual({ areas: ['admin 1.0.0', 'personas 1.0.0'], off: ['garden'] });
  });

  it('is refused with what stands when somebody else was faster', async () => {
    const { rev } = await areaOf('garden');
    await change('garden', { on: false });
    const late = await send('PATCH', '/portal/areas/garden', { body: { rev, version: '0.9.0', reason: 'Late' } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale', record: { area: 'garden', on: false, rev: rev + 1 } });
  });

  it.each([
    ['admin', { on: false }, 409, 'Administration can only be switched off in the deployment file.'],
    ['garden', { version: '7.0.0' }, 409, 'Version 7.0.0 of GARDEN is not there.'],
    [
      'garden',
      { version: '2.0.0' },
      409,
      'Version 2.0.0 does not fit this portal: it needs react ^20.0.0, the portal has 19.3.1.',
    ],
    ['garden', { on: false, reason: ' ' }, 400, 'reason: Say why'],
  ])('of %s as %j is refused: %i %s', async (id, patch, status, error) => {
    const answer = await change(id, patch);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it('rolls back to an older version and lets go of it', async () => {
    await change('garden', { version: '0.9.0' });
    expect((await listed(second)).areas).toContain('garden 0.9.0');
    const garden = await areaOf('garden');
    expect(garden).toMatchObject({ version: '0.9.0', pinned: '0.9.0' });
    expect(garden.changes[0]).toMatchObject({ what: 'pinned', version: '0.9.0' });
    await change('garden', { version: null });
    expect((await listed(second)).areas).toContain('garden 1.0.0');
  });

  it('of the only area that needs a call refuses the call, and lets it through again', async () => {
    const call = async (at: Gateway): Promise<Failure> =>
      (await send('GET', `${listPersonas.path.slice(3)}?clientId=1`, { at })).body;
    expect((await call(second)).code).toBe('unreachable');
    const heard = new Promise<PortalEvent>((resolve) => {
      const unlisten = second.platform.events.listen((event) => {
        if (event.name !== 'areas') return;
        unlisten();
        resolve({ ...event, to: { all: true } });
      });
    });
    await change('personas', { on: false });
    expect(await call(first)).toMatchObject({ code: 'area-off', error: 'This part of the portal is switched off.' });
    await heard;
    expect((await call(second)).code).toBe('area-off');
    await change('personas', { on: true });
    expect((await call(first)).code).toBe('unreachable');
  });
});
