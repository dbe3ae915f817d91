import { nextVersion } from './version-after';

test.each([
  [[], '0.1.0', '0.1.0'],
  [['0.1.0'], '0.1.0', '0.1.1'],
  [['0.1.0', '0.1.9'], '0.1.0', '0.1.10'],
  [['0.10.0', '0.9.0'], '0.1.0', '0.10.1'],
  [['0.1.0'], '0.2.0', '0.2.0'],
  [['0.3.0'], '0.2.0', '0.3.1'],
  [['1.0.0-beta'], '0.1.0', '1.0.0'],
  [['1.0.0-beta', '1.0.0'], '0.1.0', '1.0.1'],
  [['winter', '0.1.0'], '0.1.0', '0.1.1'],
])('the version after %j, with own version %s, is %s', (versions, own, expected) => {
  expect(nextVersion(versions, own)).toBe(expected);
});
