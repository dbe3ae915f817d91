import { expect, it } from '@jest/globals';
import type { ChangedRole } from '@skills-architect/contracts';
import { combineChanges } from './combined-changes';

const role = (links: { gained?: number[]; lost?: number[]; changed?: number[] }, fields = ['Skills']): ChangedRole => ({
  id: 1,
  name: 'Clerk',
  change: 'changed',
  fields,
  links: { gained: [], lost: [], changed: [], ...links },
});

it.each([
  ['lost, then another lost', { lost: [1] }, { lost: [2] }, { lost: [1, 2] }],
  ['gained, then lost, beside another', { gained: [1, 2] }, { lost: [1] }, { gained: [2] }],
  ['lost, then gained again, at a level that may be another', { lost: [1] }, { gained: [1] }, { changed: [1] }],
  ['changed, then lost', { changed: [1] }, { lost: [1] }, { lost: [1] }],
  ['gained, then changed', { gained: [1] }, { changed: [1] }, { gained: [1] }],
])('%s', (_, earlier, later, both) => {
  expect(combineChanges(role(earlier), role(later))).toEqual(role(both));
});

it('keeps the later kind, and the fields of both', () => {
  const retired: ChangedRole = { ...role({}, ['Status']), change: 'retired' };
  expect(combineChanges(role({ lost: [1] }), retired)).toEqual({
    ...role({ lost: [1] }, ['Skills', 'Status']),
    change: 'retired',
  });
});

it('a skill that was gained and lost again is no change', () => {
  const [earlier, later] = [{ gained: [1] }, { lost: [1] }];
  expect(combineChanges(role(earlier), role(later))).toBeUndefined();
  expect(combineChanges(role(earlier, ['Skills', 'Status']), role(later))).toEqual(role({}, ['Status']));
});

it('skills that were not compared stay changed', () => {
  const { links: _, ...notCompared } = role({});
  expect(combineChanges(notCompared, role({ lost: [1] }))).toEqual(role({ lost: [1] }));
  expect(combineChanges(role({ gained: [1] }), notCompared)?.fields).toEqual(['Skills']);
});
