import { registerPlugins } from '@module-federation/enhanced/runtime';
import { aRegisteredArea } from '@skills-architect/portal-kit/testing';
import { anArea } from './area.fixtures';
import { expectFiles, findHash, guardFiles, renewFiles } from './integrity';

jest.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins: jest.fn() }));

/** No file has this hash. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;
const entry = 'http://localhost/apps/skills/1.0.0/app.js';
beforeAll(() => {
  const integrity = { 'app.js': 'sha384-abc', 'in/chunk.js': 'sha384-def', 'mf-manifest.json': 'sha384-ghi' };
  expectFiles({ ...aRegisteredArea(anArea('skills')), integrity });
  const local = { version: 'dev', entry: '/apps/garden/dev/mf-manifest.json', integrity: {} };
  expectFiles({ ...aRegisteredArea(anArea('garden')), ...local });
});

test.each([
  [entry, 'sha384-abc'],
  ['/apps/skills/1.0.0/in/chunk.js', 'sha384-def'],
  ['/apps/skills/2.0.0/app.js', NO_FILE],
  ['/apps/skills/1.0.0/added.js', NO_FILE],
  ['/apps/unknown/1.0.0/app.js', NO_FILE],
  ['http://elsewhere.example/apps/skills/1.0.0/app.js', NO_FILE],
  ['/apps/garden/dev/chunk.js', undefined],
  ['/apps/garden/1.0.0/chunk.js', NO_FILE],
  ['/shell.js', undefined],
])('%s must hold %s', (url, hash) => {
  expect(findHash(url)).toBe(hash);
});

test('an entry is loaded with its hash, an unknown file without one, and areas can look up other hashes', () => {
  guardFiles();
  const createScript = jest.mocked(registerPlugins).mock.calls[0]?.[0]?.[0]?.createScript;
  expect(createScript?.({ url: entry })).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  expect(createScript?.({ url: 'http://localhost/else.js' })).toBeUndefined();
  expect(Reflect.get(globalThis, 'skillsArchitectIntegrity')).toBe(findHash);
});

test('a manifest is fetched with its hash, unknown files unchanged', async () => {
  guardFiles();
  const guardedFetch = jest.mocked(registerPlugins).mock.calls[0]?.[0]?.[0]?.fetch;
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  const manifest = 'http://localhost/apps/skills/1.0.0/mf-manifest.json';
  await guardedFetch?.(manifest, { mode: 'cors' });
  expect(fetchSpy).toHaveBeenCalledWith(manifest, { mode: 'cors', integrity: 'sha384-ghi' });
  expect(guardedFetch?.('http://localhost/else.json', {})).toBeUndefined();
  fetchSpy.mockRestore();
});

test('the files of an area are refetched past the browser cache; one that fails is ignored', async () => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const integrity = { 'app.js': 'sha384-abc', 'in/chunk.js': 'sha384-def', 'mf-manifest.json': 'sha384-ghi' };
  await renewFiles({ ...aRegisteredArea(anArea('skills')), integrity });
  expect(
    fetchSpy.mock.calls.map(([url, options]) => [new URL(String(url)).pathname.split('/').at(-1), options]),
  ).toEqual([
    ['app.js', { cache: 'reload' }],
    ['chunk.js', { cache: 'reload' }],
  ]);
  fetchSpy.mockRestore();
});
