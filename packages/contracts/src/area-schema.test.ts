import { AreaVersion } from './area-schema';

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
