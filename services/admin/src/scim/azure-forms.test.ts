import { expect, it } from '@jest/globals';
import { repairPatch } from './azure-forms';

const patch = (...Operations: object[]) => ({ schemas: ['s'], Operations });

it.each<[object, object]>([
  [
    { op: 'Replace', path: 'active', value: 'False' },
    { op: 'Replace', path: 'active', value: false },
  ],
  [
    { op: 'Replace', path: 'active', value: ['True'] },
    { op: 'Replace', path: 'active', value: true },
  ],
  [
    { op: 'replace', value: { active: 'false', title: 'False' } },
    { op: 'replace', value: { active: false, title: 'False' } },
  ],
  [
    { op: 'replace', path: 'title', value: 'False' },
    { op: 'replace', path: 'title', value: 'False' },
  ],
  [
    { op: 'replace', path: 'active', value: 'maybe' },
    { op: 'replace', path: 'active', value: 'maybe' },
  ],
  [
    { op: 'remove', path: 'title' },
    { op: 'remove', path: 'title' },
  ],
])('%j is read as %j', (sent, expected) => {
  expect(repairPatch(patch(sent))).toEqual(patch(expected));
});

it.each([[undefined], ['text'], [[]], [{ Operations: 'none' }]])('%j is left to the library', (body) => {
  expect(repairPatch(body)).toEqual(body);
});
