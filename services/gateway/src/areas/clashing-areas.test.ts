import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

const PATHS = { pond: ['/pond'], bridge: ['/pond', '/shed'], shed: ['/shed'] };
const { folder, remove } = aDeployment(Object.keys(PATHS).map((id) => ({ id, builds: id })));
let gateways: Gateways;

beforeAll(async () => {
  for (const [id, paths] of Object.entries(PATHS))
    await writeBuild(path.join(folder, id), id, {
      manifest: { routes: paths.map((place) => ({ path: place, types: [2], title: id })) },
    });
  gateways = await startGateways(folder, ['published', 'published']);
});
afterAll(async () => {
  await gateways.stop();
  remove();
});

it('an area can be switched off even if that reveals a conflict between two others', async () => {
  expect((await gateways.listAreas(0)).areas).toEqual(['pond 1.0.0', 'shed 1.0.0']);
  expect((await gateways.change('pond', { on: false })).status).toBe(200);
  expect((await gateways.listAreas(1)).areas).not.toContain('pond 1.0.0');
  const back = await gateways.change('pond', { on: true });
  expect([back.status, back.body.error]).toEqual([
    409,
    'It cannot be in use here: /pond of bridge is already a route of pond.',
  ]);
});
