import { aTree } from '../explorer.fixtures';
import { findTargetSegment } from './segment-moves';
import { layOutSunburst } from './sunburst-geometry';

const { segments } = layOutSunburst(aTree(), [], 300);

test.each([
  ['Industries', 'ArrowRight', 'Functions'],
  ['Functions', 'ArrowRight', 'Industries'],
  ['Industries', 'ArrowLeft', 'Functions'],
  ['Health Care', 'ArrowRight', 'Logistics'],
  ['Logistics', 'ArrowRight', 'Finance'],
  ['Industries', 'ArrowDown', 'Health Care'],
  ['Health Care', 'ArrowDown', 'Medicine'],
  ['Medicine', 'ArrowDown', undefined],
  ['Transport', 'ArrowUp', 'Logistics'],
  ['Industries', 'ArrowUp', undefined],
  ['Transport', 'Home', 'Medicine'],
  ['Medicine', 'End', 'Accounting'],
  ['Medicine', 'x', undefined],
])('from %s the key %s leads to %s', (name, key, expected) => {
  const from = segments.find((segment) => segment.node.name === name);
  if (!from) throw new Error(`${name} is not drawn`);
  expect(findTargetSegment(segments, from, key)?.node.name).toBe(expected);
});
