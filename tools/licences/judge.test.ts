import { expect, it } from '@jest/globals';
import { judge } from './judge';

const component = (name: string, ...licenses: object[]) => ({ 'bom-ref': `${name}@1.0.0`, licenses });
const licensed = (id: string) => ({ license: { id } });

it.each([
  ['an allowed licence', licensed('MIT'), undefined],
  ['a choice with an allowed one', { expression: '(MIT OR GPL-3.0-or-later)' }, undefined],
  ['several that are all allowed', { expression: '(MIT AND Zlib)' }, undefined],
  ['several of which one is not', { expression: '(MIT AND GPL-3.0-only)' }, 'it@1.0.0: (MIT AND GPL-3.0-only)'],
  ['one that is not allowed', licensed('GPL-3.0-only'), 'it@1.0.0: GPL-3.0-only'],
  ['one that nobody knows', { license: { name: 'SEE LICENSE IN x' } }, 'it@1.0.0: SEE LICENSE IN x'],
])('a package with %s', (_, licence, refused) => {
  expect(judge({ components: [component('it', licence)] }, new Set()).refused).toEqual(refused ? [refused] : []);
});

it('a licence that is accepted for one package in tests is not for another', () => {
  const found = ['axe-core', 'other'].map((name) => component(name, licensed('MPL-2.0')));
  expect(judge({ components: found }, new Set()).refused).toEqual(['other@1.0.0: MPL-2.0']);
});

it('counts licences; a package without one is refused, unless it is the product’s own', () => {
  const components = [
    component('a', licensed('MIT')),
    component('b', licensed('MIT')),
    component('c'),
    component('own'),
  ];
  expect(judge({ components }, new Set(['own']))).toEqual({
    counts: [
      ['MIT', 2],
      ['', 1],
    ],
    refused: ['c@1.0.0: no licence'],
  });
});
