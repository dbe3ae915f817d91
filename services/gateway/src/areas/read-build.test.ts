import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import type { DeclaredCall } from '@skills-architect/contracts';
import { buildFiles, writeBuild } from '../testing/a-build';
import { readBuild } from './read-build';
import { describeReason } from './sentence';

const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-build-'));
const write = (file: string, content: string | Buffer) => writeFileSync(path.join(folder, file), content);
const reason = () => readBuild(folder, 'garden').then(() => 'taken', describeReason);

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await writeBuild(folder, 'garden');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('accepts a build with matching files and compressed copies', async () => {
  write('app.js.br', brotliCompressSync('// the garden area, 1.0.0'));
  write('app.js.map', '{}');
  expect(await readBuild(folder, 'garden')).toMatchObject({ scope: 'mfe_garden', build: { version: '1.0.0' } });
});

const CALL: DeclaredCall = {
  name: 'listPlants',
  method: 'GET',
  path: '/x/garden/plants',
  types: [2],
  scope: 'library',
  maxBytes: 1000,
  reads: true,
  expensive: false,
};

const refused: [string, () => unknown, RegExp][] = [
  ['a file that is not there', () => rmSync(path.join(folder, 'app.js')), /^its file app\.js is missing/],
  ['a truncated file', () => write('app.js', '// the gar'), /^its file app\.js is not the one that was built/],
  ['a truncated manifest', () => write('area.json', '{"manifest": {'), /^its file area\.json is not valid JSON/],
  ['another area', () => writeBuild(folder, 'pond'), /^its build is of the area pond/],
  ['a file that is not in the manifest', () => write('more.js', 'alert(1)'), /^it contains the file more\.js/],
  ['a compressed copy with other content', () => write('app.js.br', brotliCompressSync('x')), /^its file app\.js\.br/],
  [
    'a route without a slash',
    () => writeBuild(folder, 'garden', { manifest: { routes: [{ path: 'beds', types: [2], title: 'Beds' }] } }),
    /^manifest\.routes\.0\.path: beds is refused: give a path that begins with one slash$/,
  ],
  [
    'a call below the address of another area',
    () => writeBuild(folder, 'garden', { calls: [{ ...CALL, path: '/x/pond/fish' }] }),
    /^its call listPlants has the path \/x\/pond\/fish: it must begin with \/x\/garden\/$/,
  ],
  [
    'a call without user types',
    () => writeBuild(folder, 'garden', { calls: [{ ...CALL, types: [] }] }),
    /^calls\.0\.types: Name at least one user type$/,
  ],
  [
    'a video outside of the build',
    () =>
      writeBuild(folder, 'garden', {
        manifest: { videos: [{ id: 'a', title: 'a', tooltip: 'a', file: '../a.webm', captions: 'a.vtt' }] },
      }),
    /^manifest\.videos\.0\.file: Give a path inside the build/,
  ],
];
const withFederationName = (name: string) => {
  const files = buildFiles('garden');
  const federation = (files['mf-manifest.json'] ?? '').replace('mfe_garden', name);
  const hash = createHash('sha384').update(federation).digest('base64');
  const build = JSON.parse(files['area.json'] ?? '');
  build.integrity['mf-manifest.json'] = `sha384-${hash}`;
  write('mf-manifest.json', federation);
  write('area.json', JSON.stringify(build));
};
it('refuses the federation name of another area', async () => {
  withFederationName('mfe_personas');
  expect(await reason()).toBe('its mf-manifest.json has the name mfe_personas; it must be mfe_garden');
});

it.each([
  '/',
  '/login',
  '/health',
  '/ready',
  '/skillsarchitect/v3/personas',
  '/apps/personas/app.js',
  '/*',
  '/garden/*',
  '/{anything}',
  '/{mode:login|garden}',
  '//garden',
  '/garden//beds',
  '/garden/../login',
  '/\\\\evil.example',
  '/garden?x=1',
  '/garden/:id',
  '/%6cogin',
])('refuses the route %s', async (route) => {
  await writeBuild(folder, 'garden', { manifest: { routes: [{ path: route, types: [2], title: 'Beds' }] } });
  expect(await reason()).toMatch(/^manifest\.routes\.0\.path: /);
});

it.each(['//evil.example', '/\\\\evil.example', 'https://evil.example'])(
  'refuses a menu entry that leads out of the portal to %s',
  async (to) => {
    await writeBuild(folder, 'garden', {
      manifest: { menu: [{ to, title: 'x', icon: 'x', audience: 'client', types: [2] }] },
    });
    expect(await reason()).toMatch(/^manifest\.menu\.0\.to: Give a path/);
  },
);

it('accepts routes with parameters, choices and words of any language', async () => {
  const paths = ['/garden', '/garden/{id}', '/garden/{mode:add|edit}/beds.v2', '/jardín'];
  const routes = paths.map((route) => ({ path: route, types: [2] as const, title: 'Beds' }));
  await writeBuild(folder, 'garden', { manifest: { routes } });
  expect(await reason()).toBe('taken');
});

it.each(refused)('refuses %s with a message', async (_, spoil, sentence) => {
  await spoil();
  expect(await reason()).toMatch(sentence);
});
