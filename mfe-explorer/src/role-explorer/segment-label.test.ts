import { aFunction, aRoleNode } from '../explorer.fixtures';
import { getMaxLength, layOutGathered, layOutLabel, splitLines } from './segment-label';

const LONG = 'Information and communications technology professionals';

test.each([
  ['type', 25],
  ['subsector', 25],
  ['function', 25],
  ['role', 35],
] as const)('the label of a %s has at most %d characters', (kind, limit) => {
  expect(getMaxLength({ kind })).toBe(limit);
});

test.each([
  ['Nurse', 10, 3, ['Nurse']],
  ['Legal, social and cultural', 12, 3, ['Legal,', 'social and', 'cultural']],
  ['Legal, social and cultural', 12, 2, ['Legal,', 'social and…']],
  ['Legal, social and cultural', 12, 1, ['Legal, soci…']],
  ['Meteorologists', 8, 2, ['Meteoro…']],
  ['', 8, 2, []],
])('breaks %s into lines of %d, at most %d', (label, perLine, most, expected) => {
  expect(splitLines(label, perLine, most)).toEqual(expected);
});

const segment = (from: number, to: number, node = aFunction(1, LONG, [])) => ({
  node,
  from,
  to,
  inner: 100,
  outer: 190,
});
const labelLines = (...parameters: Parameters<typeof segment>) =>
  layOutLabel(segment(...parameters))?.lines.map((line) => line.text);

test('runs along a wide arc in one line, cut at its limit', () => {
  expect(labelLines(0, Math.PI)).toEqual([`${LONG.slice(0, 24)}…`]);
  expect(labelLines(0, Math.PI * 1.5, aRoleNode(1, LONG))).toEqual([`${LONG.slice(0, 34)}…`]);
});

test.each([
  [0.3, ['Information', 'and communic…']],
  [0.1, ['Information…']],
])('is radial on an arc of %d, in the lines %j', (width, expected) => {
  expect(labelLines(0, width)).toEqual(expected);
});

test('has no label without room for a line', () => {
  expect(labelLines(0, 0.05)).toBeUndefined();
});

test.each([
  [0.1, -90],
  [Math.PI + 0.1, 90],
])('is never upside down at %d', (from, turn) => {
  const [first, , last] = layOutLabel(segment(from, from + 0.2))?.transform.match(/-?[\d.]+(?=\))/g) ?? [];
  expect(Number(first)).toBeCloseTo(((from + 0.1) * 180) / Math.PI, 1);
  expect(Number(last)).toBe(turn);
});

test.each([
  [0.3, ['12 others']],
  [0.02, undefined],
])('gathered segments on an arc of %d have the label %j', (width, expected) => {
  expect(layOutGathered({ ...segment(0, width), count: 12 })?.lines.map((line) => line.text)).toEqual(expected);
});
