import satisfies from 'semver/functions/satisfies.js';
import { unmetNeeds } from './needs';

test.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.9.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^19.3.1', '20.0.0', false],
  ['^0.1.0', '0.1.9', true],
  ['^0.1.0', '0.2.0', false],
  ['^0.0.3', '0.0.4', false],
  ['~1.2.0', '1.2.9', true],
  ['~1.2.0', '1.3.0', false],
  ['>=1.2.0', '3.0.0', true],
  ['>=1.2.0 <2.0.0', '1.9.9', true],
  ['>=1.2.0 <2.0.0', '3.0.0', false],
  ['1.2 - 1.4', '1.4.7', true],
  ['1.x', '2.0.0', false],
  ['1.2.0', '1.2.0', true],
  ['1.2.0', '1.2.1', false],
  ['^18.0.0 || ^19.0.0', '19.3.1', true],
  ['^18.0.0 || ^19.0.0', '17.0.2', false],
  ['^1.0.0', '1.1.0-beta.1', false],
  ['^1.1.0-beta.1', '1.1.0-beta.2', true],
  ['^1.1.0-beta.1', '1.1.0', true],
  ['^1.1.0', '1.1.0-beta.1', false],
  ['*', '4.0.0', true],
  ['whatever', '4.0.0', false],
])('a build that needs react %s beside react %s', (range, version, fits) => {
  const expected = fits ? [] : [`it needs react ${range}, the portal has ${version}`];
  expect(unmetNeeds({ react: range }, { react: version }, satisfies)).toEqual(expected);
});

test('lists missing and incompatible packages', () => {
  const needs = { react: '^20.0.0', chart: '^1.0.0', zustand: '^5.0.0' };
  expect(unmetNeeds(needs, { react: '19.3.1', zustand: '5.1.0' }, satisfies)).toEqual([
    'it needs react ^20.0.0, the portal has 19.3.1',
    'it needs chart ^1.0.0, which the portal does not have',
  ]);
});
