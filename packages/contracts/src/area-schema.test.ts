import { AreaBuildFile, AreaVersion } from './area-schema';

const LONGEST_VERSION = `1.0.0-${'a'.repeat(58)}`;

test.each([
  '0.1.0',
  '1.4.0',
  '10.20.30',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0+build.05',
  '1.0.0-rc.1+5',
  LONGEST_VERSION,
])('%s is a version', (text) => expect(AreaVersion.safeParse(text).success).toBe(true));

test.each(['abc', '2', '1.4', 'v1.4.0', '1.04.0', '1.4.0-', '1.4.0-beta.01', '1.4.0+', '1.4.0/..', '1.4.0\n', ''])(
  '%j is not a version',
  (text) => {
    const { error } = AreaVersion.safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Give a version such as 1.4.0']);
  },
);

test('a version is at most as long as a folder name should be', () => {
  const { error } = AreaVersion.safeParse(`${LONGEST_VERSION}a`);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Use at most 64 characters']);
});

const manifest = { id: 'garden', title: 'Garden', routes: [], menu: [], tiles: [] };
const readManifest = (more: object) =>
  AreaBuildFile.safeParse({ manifest: { ...manifest, ...more }, version: '1.0.0', needs: {}, integrity: {} });

test('a manifest of an earlier build is read without what the shell does not use any more', () => {
  const tile = { to: '/garden', title: 'Garden', icon: 'grid', audience: 'client', types: [1], line: 'Grow' };
  const counters = [{ path: '/v3/beds?pagesize=1', field: 'total', word: 'beds' }];
  const { data } = readManifest({ tiles: [{ ...tile, counters }], waiting: [], firstSteps: 'anything' });
  expect(data?.manifest).toEqual({ ...manifest, tiles: [tile] });
});

test.each([
  ['/v3/home/garden', undefined],
  ['/v3/garden/home', 'Give a path such as /v3/home/personas'],
  ['/v3/home/garden?all=true', 'Give a path such as /v3/home/personas'],
  ['/v3/find/garden', 'Give a path such as /v3/home/personas'],
])('the home call %s: %s', (path, message) => {
  expect(readManifest({ home: { path, types: [1] } }).error?.issues[0]?.message).toBe(message);
});
