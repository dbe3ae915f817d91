import { expect, it } from '@jest/globals';
import { isRequestPublished, requestedPath } from './tell-published';

const request = {
  clientId: 3,
  clientName: 'Acme',
  userId: 7,
  userName: 'Ann',
  importTokenId: 'token',
  rowId: 9,
  fileName: 'cook.pdf',
};

it.each([
  ['a draft becomes published', 1, 4, request, true],
  ['it was published already', 4, 4, request, false],
  ['it becomes approved only', 1, 3, request, false],
  ['nobody asked for it', 1, 4, undefined, false],
] as const)('%s', (_, before, after, asked, expected) => {
  expect(isRequestPublished({ roleStatus: before }, { roleStatus: after, request: asked })).toBe(expected);
});

it.each([
  ['the persona', { personaId: 12, isOpen: false }, '/persona/edit/12/false?client=3'],
  ['the row that waits', { personaId: null, isOpen: true }, '/personas/role-matching?client=3&import=token&row=9'],
  ['the personas when the row was discarded', { personaId: null, isOpen: false }, '/personas?client=3'],
])('leads to %s', (_, place, path) => {
  expect(requestedPath(request, place)).toBe(path);
});
