import { expect, it } from '@jest/globals';
import { comparisonLink } from './comparison-link';

const origin = 'https://portal.example';
const paths = ['/compare-role'];

it.each([['https://portal.example/compare-role?columns=1_2'], ['https://portal.example/compare-role/1/2/3/4']])(
  'keeps %s',
  (link) => {
    expect(comparisonLink({ link, paths, origin })).toBe(link);
  },
);

it.each([
  ['https://evil.example/compare-role'],
  ['http://portal.example/compare-role'],
  ['https://portal.example:8443/compare-role'],
  ['https://portal.example@evil.example/compare-role'],
  ['https://anna:secret@portal.example/compare-role'],
  ['https://portal.example/skillsarchitect/v3/personas'],
  ['https://portal.example/compare-roles'],
])('refuses %s', (link) => {
  expect(() => comparisonLink({ link, paths, origin })).toThrow(/address of the comparison/);
});

it('leaves the link out when the request does not tell its origin', () => {
  expect(comparisonLink({ link: 'https://evil.example/compare-role', paths, origin: undefined })).toBeUndefined();
});
