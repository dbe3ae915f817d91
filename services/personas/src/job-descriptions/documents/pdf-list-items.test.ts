import { expect, test } from '@jest/globals';
import { listItemStarts } from './pdf-list-items';

test('the first content of each list item, also of items within items', () => {
  const inner = { role: 'L', children: [{ role: 'LI', children: [{ role: 'LBody', children: [{ id: 'c3' }] }] }] };
  const tree = {
    role: 'Root',
    children: [
      { role: 'P', children: [{ id: 'c0' }] },
      { role: 'L', children: [{ role: 'LI', children: [{ id: 'c1' }, { id: 'c2' }, inner] }] },
    ],
  };
  expect([...listItemStarts(tree)]).toEqual(['c1', 'c3']);
  expect(listItemStarts(null).size).toBe(0);
});
