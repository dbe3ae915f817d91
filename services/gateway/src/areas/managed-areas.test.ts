import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Failure } from '@skills-architect/contracts';
import { listPersonas } from '@skills-architect/contracts/personas';
import { listSubSectors, roleCounters } from '@skills-architect/contracts/roles';
import { writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

const ids = ['admin', 'personas', 'garden', 'roles'];
const { folder, remove } = aDeployment([
  ...[...ids, 'nowhere'].map((id) => ({ id, builds: id })),
  { id: 'orchard', builds: 'orchard', on: false },
]);
let gateways: Gateways;
/** Called when the roles service's readiness is checked. */
let onAsked = (): void => undefined;
const roles = createServer((_, response) => {
  onAsked();
  response.setHeader('content-type', 'application/json').end('{}');
});

beforeAll(async () => {
  const layBuild = (id: string, place = `/${id}`) =>
    writeBuild(path.join(folder, id), id, {
      manifest: { title: id.toUpperCase(), routes: [{ path: place, types: [2, 4], title: id }] },
    });
  for (const id of ids) await layBuild(id);
  await layBuild('orchard', '/garden');
  await writeBuild(path.join(folder, 'published/orchard/0.9.0'), 'orchard', {
    version: '0.9.0',
    manifest: { routes: [{ path: '/orchard', types: [2, 4], title: 'orchard' }] },
  });
  for (const [version, react] of [
    ['0.9.0', '^19.0.0'],
    ['2.0.0', '^20.0.0'],
  ] as const)
    await writeBuild(path.join(folder, 'published/garden', version), 'garden', { version, needs: { react } });
  await new Promise<void>((resolve) => roles.listen(0, '127.0.0.1', resolve));
  const port = Object(roles.address()).port;
  gateways = await startGateways(folder, ['published', 'published'], {
    addresses: { roles: [`http://127.0.0.1:${port}`] },
  });
});
afterAll(async () => {
  await gateways.stop();
  roles.closeAllConnections();
  roles.close();
  remove();
});
afterEach(async () => {
  await gateways.change('garden', { on: true, version: '1.0.0' });
  await gateways.change('personas', { on: true });
});

describe('the list of areas', () => {
  it('is for Super Users only', async () => {
    expect((await gateways.send('GET', '/portal/areas/managed', { type: 4 })).body.code).toBe('forbidden');
    expect((await gateways.send('GET', '/portal/areas/managed', { type: 5 })).status).toBe(401);
    const patch = { rev: 0, on: false, reason: 'A test' };
    expect((await gateways.send('PATCH', '/portal/areas/garden', { body: patch, type: 4 })).status).toBe(403);
  });

  it('shows versions, incompatibilities, open sessions, and refused records', async () => {
    const { body } = await gateways.send('GET', '/portal/areas/managed');
    expect(body.refused).toEqual([{ id: 'nowhere', reason: 'its file area.json is missing: the build is incomplete' }]);
    expect(await gateways.getArea('garden')).toMatchObject({
      title: 'GARDEN',
      on: true,
      sessions: 2,
      versions: [
        { version: '2.0.0', from: 'published', unfit: ['it needs react ^20.0.0, the portal has 19.3.1'] },
        { version: '1.0.0', from: 'file', unfit: [] },
        { version: '0.9.0', from: 'published', unfit: [] },
      ],
    });
    expect((await gateways.getArea('garden')).service).toBeUndefined();
  });
});

describe('a reported problem of an area', () => {
  const reportTrouble = (body: object, id = 'garden', type: 4 | 5 = 4) =>
    gateways.send('POST', `/portal/areas/${id}/troubles`, { body, type });

  it.each([
    ['crashed', 'up', 'Version 1.0.0 crashed.'],
    ['unreachable', 'up', 'Version 1.0.0 failed to load.'],
    ['slow', 'up', 'Version 1.0.0 took more than 5 s to load.'],
  ])('%s is seen at every gateway by those who rule it', async (kind, state, text) => {
    expect((await reportTrouble({ version: '1.0.0', kind })).status).toBe(200);
    expect((await gateways.getArea('garden', 1)).app).toMatchObject({ state, error: { text } });
  });

  it('is accepted from signed-in users for existing versions only', async () => {
    expect((await reportTrouble({ version: '1.0.0', kind: 'slow' }, 'garden', 5)).status).toBe(401);
    expect((await reportTrouble({ version: '7.0.0', kind: 'slow' })).status).toBe(404);
    expect((await reportTrouble({ version: '1.0.0', kind: 'slow' }, 'nowhere')).status).toBe(404);
    expect((await reportTrouble({ version: '1.0.0', kind: 'silly' })).status).toBe(400);
  });
});

describe('a switch', () => {
  it('hides an area at every gateway, and is recorded', async () => {
    const { body } = await gateways.change('garden', { on: false });
    expect(body.on).toBe(false);
    expect(body.changes[0]).toMatchObject({ what: 'off', who: 'User of type 2', reason: 'A test' });
    for (const gateway of [0, 1])
      expect(await gateways.listAreas(gateway)).toEqual({
        areas: ['admin 1.0.0', 'personas 1.0.0', 'roles 1.0.0'],
        off: ['garden', 'orchard'],
      });
  });

  it('is refused with the current state when another user saved first', async () => {
    const { rev } = await gateways.getArea('garden');
    await gateways.change('garden', { on: false });
    const late = await gateways.send('PATCH', '/portal/areas/garden', {
      body: { rev, version: '0.9.0', reason: 'Late' },
    });
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
    const answer = await gateways.change(id, patch);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it('on of an area that claims a path of another active area is refused', async () => {
    const refused = await gateways.change('orchard', { on: true, version: '1.0.0' });
    const why = 'It cannot be in use here: /garden of orchard is already a route of garden.';
    expect([refused.status, refused.body.error]).toEqual([409, why]);
    await gateways.change('garden', { on: false });
    expect((await gateways.change('orchard', { on: true, version: '1.0.0' })).status).toBe(200);
    expect((await gateways.listAreas(1)).areas).toContain('orchard 1.0.0');
    expect((await gateways.change('garden', { on: true })).status).toBe(409);
    expect((await gateways.change('orchard', { on: false, version: null })).status).toBe(200);
  });

  it('unpins a version although the newest build claims a path of another area: the next compatible one is used', async () => {
    await gateways.change('orchard', { on: true, version: '0.9.0' });
    expect((await gateways.change('orchard', { version: null })).body).toMatchObject({ on: true, version: '0.9.0' });
    expect((await gateways.listAreas(1)).areas).toEqual(expect.arrayContaining(['garden 1.0.0', 'orchard 0.9.0']));
    await gateways.change('orchard', { on: false });
  });

  it('takes effect before health checks of the area', async () => {
    const { rev } = await gateways.getArea('roles');
    const order: string[] = [];
    onAsked = () => order.push('asked');
    gateways.first.platform.events.listenToOwn(({ name }) => {
      if (name === 'areas') order.push('notified');
    });
    const body = { rev, on: false, reason: 'It hangs' };
    expect((await gateways.send('PATCH', '/portal/areas/roles', { body })).status).toBe(200);
    expect(order).toEqual(['notified', 'asked']);
    await gateways.change('roles', { on: true });
  });

  it('rolls back to an older version and unpins it', async () => {
    await gateways.change('garden', { version: '0.9.0' });
    expect((await gateways.listAreas(1)).areas).toContain('garden 0.9.0');
    const garden = await gateways.getArea('garden');
    expect(garden).toMatchObject({ version: '0.9.0', pinned: '0.9.0' });
    expect(garden.changes[0]).toMatchObject({ what: 'pinned', version: '0.9.0' });
    await gateways.change('garden', { version: null });
    expect((await gateways.listAreas(1)).areas).toContain('garden 1.0.0');
  });

  it('off keeps a call that another area needs, and disables the others', async () => {
    await gateways.change('roles', { on: false });
    expect((await gateways.send('GET', listSubSectors.path.slice(3))).status).toBe(200);
    expect((await gateways.send('GET', roleCounters.path.slice(3))).body.code).toBe('area-off');
    await gateways.change('personas', { on: false });
    await gateways.change('roles', { on: true });
    expect((await gateways.send('GET', roleCounters.path.slice(3))).status).toBe(200);
  });

  it('off of the only area that needs a call disables the call, and on enables it again', async () => {
    const call = async (gateway: number): Promise<Failure> =>
      (await gateways.send('GET', `${listPersonas.path.slice(3)}?clientId=1`, { at: gateway })).body;
    expect((await call(1)).code).toBe('unreachable');
    const eventReceived = new Promise<void>((resolve) => {
      const unlisten = gateways.second.platform.events.listen((event) => {
        if (event.name !== 'areas') return;
        unlisten();
        resolve();
      });
    });
    await gateways.change('personas', { on: false });
    expect(await call(0)).toMatchObject({ code: 'area-off', error: 'This part of the portal is switched off.' });
    await eventReceived;
    expect((await call(1)).code).toBe('area-off');
    await gateways.change('personas', { on: true });
    expect((await call(0)).code).toBe('unreachable');
  });
});
