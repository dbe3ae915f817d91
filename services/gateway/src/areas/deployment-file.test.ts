import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UserType } from '@skills-architect/contracts';
import { writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';
import { buildFinder, type FinderSettings } from './found-builds';
import { readOverrides } from './overrides';

const { folder, remove } = aDeployment([{ id: 'garden', builds: 'garden' }]);
const file = path.join(folder, 'portal.json');
/** A folder without published builds. */
const unpublished = path.join(folder, 'none');
const write = (...areas: unknown[]) => writeFileSync(file, JSON.stringify({ areas }));
const garden = { id: 'garden', builds: 'garden' };
let gateways: Gateways;

beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0'])
    await writeBuild(path.join(folder, 'garden', version), 'garden', { version });
  gateways = await startGateways(folder, ['one', 'two']);
});
afterAll(async () => {
  await gateways.stop();
  remove();
});

/** Waits until every gateway has read the file again. */
const untilListed = async (expected: object) => {
  for (const gateway of [0, 1])
    while (JSON.stringify(await gateways.listAreas(gateway)) !== JSON.stringify(expected))
      await new Promise((resolve) => setImmediate(resolve));
};

it('switches an area off, back to a version, and on again in the running portal', async () => {
  expect(await gateways.listAreas()).toEqual({ areas: ['garden 1.1.0'], off: [] });
  write({ ...garden, on: false });
  await untilListed({ areas: [], off: ['garden'] });
  write({ ...garden, version: '1.0.0' });
  await untilListed({ areas: ['garden 1.0.0'], off: [] });
  expect((await gateways.getArea('garden')).byFile).toBe('1.0.0');
  write(garden);
  await untilListed({ areas: ['garden 1.1.0'], off: [] });
});

const refusedBuilds = async (gateway: number) =>
  (await gateways.send('GET', '/portal/areas/managed', { at: gateway })).body.refused;
/** Waits until every gateway reports these records as refused. */
const untilRefused = async (expected: object[]) => {
  for (const gateway of [0, 1])
    while (JSON.stringify(await refusedBuilds(gateway)) !== JSON.stringify(expected))
      await new Promise((resolve) => setImmediate(resolve));
};

it('keeps its last content while it is unreadable, and Super Users see why', async () => {
  const barnReport = { id: 'barn', reason: 'its file area.json is missing: the build is incomplete' };
  write(garden, { id: 'barn', builds: 'nowhere' });
  await untilRefused([barnReport]);
  writeFileSync(file, '{ "areas": [');
  const reason = `The deployment file ${file} cannot be used: Unexpected end of JSON input. Its last valid content is used meanwhile.`;
  await untilRefused([{ id: 'Deployment file', reason }, barnReport]);
  // The list for pages names the skipped area only, not the problem of the file.
  expect((await gateways.send('GET', '/portal/areas')).body.skipped).toEqual([barnReport]);
  await writeBuild(path.join(folder, 'garden', '1.2.0'), 'garden', { version: '1.2.0' });
  await untilListed({ areas: ['garden 1.2.0'], off: [] });
  rmSync(file);
  while (!/no such file/.test(JSON.stringify(await refusedBuilds(0))))
    await new Promise((resolve) => setImmediate(resolve));
  write(garden);
  await untilRefused([]);
});

const finder = (settings: Partial<FinderSettings> = {}) =>
  buildFinder({
    configFile: file,
    publishedFolder: unpublished,
    overrides: readOverrides({}),
    allowsUnsigned: false,
    isUploaded: () => false,
    ...settings,
  });

it('must be readable when a gateway starts', async () => {
  writeFileSync(file, '{ "areas": [');
  await expect(finder().find()).rejects.toThrow(`The deployment file ${file} cannot be used: `);
  write(garden);
});

it('skips only an invalid record, and reports why', async () => {
  const { find } = finder();
  write(garden, { id: 'Pond' }, 'shed', garden, { id: 'barn', builds: 'nowhere' });
  const { areas, skipped } = await find();
  expect(areas.map(({ id, builds }) => [id, builds.map(({ build }) => build.version)])).toEqual([
    ['garden', ['1.2.0', '1.1.0', '1.0.0']],
    ['barn', []],
  ]);
  expect(skipped).toEqual([
    { id: 'Pond', reason: expect.stringContaining('lower-case letters') },
    { id: 'unnamed', reason: 'Give a record' },
    { id: 'garden', reason: 'the deployment file names it twice' },
    { id: 'barn', reason: 'its file area.json is missing: the build is incomplete' },
  ]);
});

it('trusts no build of an area whose record is not valid, because its publishers are not known', async () => {
  await writeBuild(path.join(folder, 'uploads/garden/1.0.0'), 'garden');
  write({ id: 'garden', publishers: [{ name: 'Garden Team', keys: ['mistyped'] }] });
  const { find } = finder({ publishedFolder: path.join(folder, 'uploads'), allowsUnsigned: true });
  const { areas, skipped } = await find();
  expect(areas).toEqual([{ id: 'garden', record: undefined, builds: [] }]);
  expect(skipped.at(-1)).toMatchObject({
    version: '1.0.0',
    reason: 'its record in the deployment file is not valid',
    isUntrusted: true,
  });
  write(garden);
});

it('shows the first of two areas that claim the same path, and reports why the other is missing', async () => {
  const manifest = { routes: [{ path: '/fish', types: [UserType.Super], title: 'Fish' }] };
  for (const id of ['pond', 'lake']) await writeBuild(path.join(folder, id), id, { manifest });
  write({ id: 'pond', builds: 'pond' }, { id: 'lake', builds: 'lake' });
  await untilListed({ areas: ['pond 1.0.0'], off: [] });
  const error = { text: '/fish of lake is already a route of pond' };
  expect((await gateways.getArea('lake')).app).toMatchObject({ state: 'down', error });
  expect((await gateways.getArea('pond')).app).toEqual({ state: 'up' });
});

it('skips and reports builds and records without a valid version', async () => {
  await writeBuild(path.join(folder, 'published/garden/winter'), 'garden', { version: 'winter' });
  await writeBuild(path.join(folder, 'yard'), 'yard', { version: 'winter' });
  write(garden, { id: 'yard', builds: 'yard' }, { id: 'pond', version: 'winter' });
  const { areas, skipped } = await finder({ publishedFolder: path.join(folder, 'published') }).find();
  expect(areas.map(({ id, builds }) => [id, builds.length])).toEqual([
    ['garden', 3],
    ['yard', 0],
  ]);
  const reason = 'version: Give a version such as 1.4.0';
  expect(skipped).toEqual([
    { id: 'pond', reason },
    { id: 'yard', reason },
    { id: 'garden', version: 'winter', reason },
  ]);
});

it('reports a missing version, and uses another one', async () => {
  const { find } = finder({ overrides: readOverrides({ AREA_GARDEN_VERSION: '9.9.9' }) });
  write(garden);
  const { areas, skipped } = await find();
  expect(areas[0]?.builds).toHaveLength(3);
  expect(skipped).toEqual([
    { id: 'garden', version: '9.9.9', reason: 'the deployment asks for version 9.9.9, which is not there' },
  ]);
});
