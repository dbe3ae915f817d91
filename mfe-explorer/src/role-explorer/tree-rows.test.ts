import { aTree } from '../explorer.fixtures';
import { findTargetRow, listOpenKeys, listRows } from './tree-rows';

const rows = (open: string[]) => listRows(aTree(), new Set(open));

test('lists the visible rows with position and level', () => {
  expect(rows(['1', '1/10']).map((row) => [row.level, row.position, row.siblings, row.node.name, row.isOpen])).toEqual([
    [1, 1, 2, 'Industries', true],
    [2, 1, 2, 'Health Care', true],
    [3, 1, 2, 'Nursing', false],
    [3, 2, 2, 'Medicine', false],
    [2, 2, 2, 'Logistics', false],
    [1, 2, 2, 'Functions', false],
  ]);
});

test('a role cannot be expanded', () => {
  const role = rows(['1', '1/11', '1/11/110']).find((row) => row.node.kind === 'role');
  expect(role?.isOpen).toBeUndefined();
  expect(role?.trail).toEqual([1, 11, 110, 1101]);
});

test.each([
  ['Industries', 'ArrowDown', 'Health Care'],
  ['Industries', 'ArrowUp', undefined],
  ['Industries', 'ArrowRight', 'Health Care'],
  ['Industries', 'ArrowLeft', undefined],
  ['Nursing', 'ArrowLeft', 'Health Care'],
  ['Nursing', 'ArrowRight', undefined],
  ['Nursing', 'Home', 'Industries'],
  ['Nursing', 'End', 'Functions'],
  ['Functions', 'ArrowDown', undefined],
])('from %s the key %s leads to %s', (name, key, expected) => {
  const visibleRows = rows(['1', '1/10']);
  const from = visibleRows.find((row) => row.node.name === name);
  if (!from) throw new Error(`${name} is not shown`);
  expect(findTargetRow(visibleRows, from, key)?.node.name).toBe(expected);
});

test.each([
  [[], []],
  [
    [1, 10],
    ['1', '1/10'],
  ],
])('the trail %j opens the branches %j', (trail, expected) => {
  expect([...listOpenKeys(trail)]).toEqual(expected);
});
