import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UserType } from '@skills-architect/contracts';
import { roleCounters } from '@skills-architect/contracts/roles';
import { writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

const { folder, remove } = aDeployment([
  { id: 'roles', builds: 'roles' },
  { id: 'barn', builds: 'nowhere' },
]);
const routes = [{ path: '/fields', types: [UserType.Super], title: 'Fields' }];
const layBuild = (place: string, id: string, title: string) =>
  writeBuild(path.join(folder, place), id, { manifest: { title, routes: id === 'roles' ? routes : [] } });
let gateways: Gateways;

beforeAll(async () => {
  await layBuild('roles', 'roles', 'Field Roles');
  gateways = await startGateways(folder, ['published', 'published']);
});
afterAll(async () => {
  await gateways.stop();
  remove();
});

const readAnswer = async (gateway: number) => (await gateways.send('GET', '/portal/areas', { at: gateway })).body;
const listIds = (areas: { id: string }[]) => areas.map(({ id }) => id);
/** Waits until every gateway has scanned the disk again. */
const untilMissing = async (ids: string[]) => {
  for (const gateway of [0, 1])
    while (listIds((await readAnswer(gateway)).missing).join() !== ids.join())
      await new Promise((resolve) => setImmediate(resolve));
};

it('is no concern of people who are not signed in, and neither is any other area', async () => {
  const nothing = { areas: [], off: [], missing: [], skipped: [], signedOut: true };
  expect((await gateways.send('GET', '/portal/areas', { type: 5 })).body).toEqual(nothing);
});

it('is listed with title and paths, unlike an area that is off, while it is missing', async () => {
  expect(await readAnswer(0)).toMatchObject({ missing: [], off: [] });
  rmSync(path.join(folder, 'roles'), { recursive: true });
  await untilMissing(['roles']);
  expect(await readAnswer(1)).toMatchObject({
    areas: [],
    off: [],
    missing: [{ id: 'roles', title: 'Field Roles', routes }],
  });
  const managed = { title: 'Field Roles', on: true, sessions: 1, versions: [], app: { state: 'down' } };
  expect(await gateways.getArea('roles')).toMatchObject(managed);
});

it('does not disable calls for users who have the area open', async () => {
  // This test has no services; it only checks that the call is forwarded.
  expect((await gateways.send('GET', roleCounters.path.slice(3))).body.code).toBe('unreachable');
});

it('is known to a gateway that is started later', async () => {
  expect(await gateways.listedAfresh()).toMatchObject({ missing: [{ id: 'roles', title: 'Field Roles', routes }] });
});

it('ends when the build is back', async () => {
  await layBuild('roles', 'roles', 'Field Roles');
  await untilMissing([]);
  expect(await gateways.listAreas()).toEqual({ areas: ['roles 1.0.0'], off: [] });
});

it('of a published area is known too; an area that was never complete is not listed', async () => {
  await layBuild('published/shed/1.0.0', 'shed', 'Tool Shed');
  while (!(await gateways.getArea('shed'))) await new Promise((resolve) => setImmediate(resolve));
  await gateways.change('shed', { on: true });
  writeFileSync(path.join(folder, 'published/shed/1.0.0/area.json'), 'damaged');
  await layBuild('published/pond/1.0.0', 'other', 'Not whole');
  await untilMissing(['shed']);
  expect(await gateways.getArea('pond')).toBeUndefined();
  expect((await gateways.getArea('shed')).title).toBe('Tool Shed');
  await gateways.change('shed', { on: false });
  await untilMissing([]);
});
