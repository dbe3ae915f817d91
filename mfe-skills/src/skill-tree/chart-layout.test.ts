import { chartPositions } from './chart-layout';
import type { TreeRow } from './tree-model';

const row = (key: string): TreeRow => ({
  key,
  parentKey: key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : '',
  level: key.split('/').length,
  skillId: 1,
  skillName: key,
  parentId: null,
  position: 1,
  siblings: 1,
  hasChildren: false,
  isOpen: false,
});

test('a column per level, a row per leaf, and parents centred on their branch', () => {
  const places = chartPositions(['1', '1/2', '1/2/4', '1/2/5', '1/3'].map(row));
  const placeOf = (key: string) => places.get(key) ?? { x: NaN, y: NaN };
  expect([placeOf('1').x, placeOf('1/2').x, placeOf('1/2/4').x]).toEqual([0, placeOf('1/3').x, 2 * placeOf('1/3').x]);
  const lines = ['1/2/4', '1/2/5', '1/3'].map((key) => placeOf(key).y);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  expect(new Set(lines).size).toBe(3);
  expect(placeOf('1/2').y).toBe((placeOf('1/2/4').y + placeOf('1/2/5').y) / 2);
  expect(placeOf('1').y).toBe((placeOf('1/2').y + placeOf('1/3').y) / 2);
});
