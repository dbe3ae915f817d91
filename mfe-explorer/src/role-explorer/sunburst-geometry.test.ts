import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { aFunction, aRoleNode, aRoot, aSubSector, aTree, aType } from '../explorer.fixtures';
import { layOutLabel } from './segment-label';
import { buildArcPath, computeRingEdges, layOutSunburst } from './sunburst-geometry';

const CIRCLE = 2 * Math.PI;
const layOut = (focus: ExplorerNode, trail: number[] = [], radius = 300) => layOutSunburst(focus, trail, radius);
const find = (focus: ExplorerNode, name: string) =>
  layOut(focus).segments.find((segment) => segment.node.name === name);

test('draws three levels, the largest first, each child within its parent', () => {
  const { segments, gathered } = layOut(aTree());
  expect(segments.map((segment) => [segment.ring, segment.node.name])).toEqual([
    [1, 'Industries'],
    [2, 'Health Care'],
    [3, 'Medicine'],
    [3, 'Nursing'],
    [2, 'Logistics'],
    [3, 'Transport'],
    [1, 'Functions'],
    [2, 'Finance'],
    [3, 'Accounting'],
  ]);
  expect(gathered).toEqual([]);
  for (const child of segments.filter((segment) => segment.ring > 1)) {
    const parent = segments.find((segment) => segment.key === child.trail.slice(0, -1).join('/'));
    expect(child.from).toBeGreaterThanOrEqual((parent?.from ?? Number.NaN) - 1e-9);
    expect(child.to).toBeLessThanOrEqual((parent?.to ?? Number.NaN) + 1e-9);
    expect(child.inner).toBeCloseTo(parent?.outer ?? Number.NaN);
  }
});

test('the angle of a segment is proportional to its number of roles', () => {
  const health = find(aTree(), 'Health Care');
  expect((health?.to ?? 0) - (health?.from ?? 0)).toBeCloseTo((CIRCLE * 4) / 6);
});

test('trails continue from the current node', () => {
  const focus = aTree().children[0]?.children[0];
  if (!focus) throw new Error('the sample has no sub-sector');
  const { segments } = layOut(focus, [1, 10]);
  expect(segments.map((segment) => segment.key)).toEqual([
    '1/10/101',
    '1/10/101/1010',
    '1/10/101/1011',
    '1/10/100',
    '1/10/100/1001',
    '1/10/100/1002',
  ]);
  expect(segments.map((segment) => [segment.position, segment.siblings])).toEqual([
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 2],
    [1, 2],
    [2, 2],
  ]);
});

const roles = (count: number) => Array.from({ length: count }, (_, index) => aRoleNode(index + 1));

test('gathers segments that are too thin, with their number', () => {
  const type = aType(1, 'Industries', [aSubSector(10, 'Big', [aFunction(100, 'Crowd', roles(3000))])]);
  const { segments, gathered } = layOut(type, [1]);
  expect(segments.map((segment) => segment.node.name)).toEqual(['Big', 'Crowd']);
  expect(gathered.map(({ count, parent: of, trail }) => [count, of.name, trail])).toEqual([
    [3000, 'Crowd', [1, 10, 100]],
  ]);
});

test('three thousand roles in forty-three sub-sectors stay a few hundred shapes', () => {
  const sectors = Array.from({ length: 43 }, (_, index) =>
    aSubSector(
      index + 1,
      `Sector ${index}`,
      Array.from({ length: 10 }, (_one, part) => aFunction(index * 10 + part + 1, `Part ${part}`, roles(7))),
    ),
  );
  const { segments, gathered } = layOut(aRoot([aType(1, 'Industries', sectors)]));
  expect(segments).toHaveLength(1 + 43);
  expect(gathered.map(({ count }) => count)).toEqual(sectors.map(() => 10));
  expect(layOut(aType(1, 'Industries', sectors), [1]).segments.length).toBeLessThan(500);
});

test('the first ring gives tiny segments the width of a line of text', () => {
  const small = aSubSector(2, 'Small', [aFunction(20, 'One', roles(1))]);
  const { segments, gathered } = layOut(
    aType(1, 'Industries', [aSubSector(1, 'Big', [aFunction(10, 'Many', roles(5000))]), small]),
    [1],
  );
  const drawn = segments.find((segment) => segment.node.name === 'Small');
  expect(widthOf(drawn)).toBeCloseTo(14, 1);
  expect(gathered.map((rest) => rest.parent.name)).toEqual(['Many']);
});

const widthOf = (arc: { from: number; to: number; inner: number; outer: number } | undefined) =>
  arc ? ((arc.to - arc.from) * (arc.inner + arc.outer)) / 2 : Number.NaN;

test('of 264 roles of a department those with room are drawn and labelled; the others open in turn', () => {
  const department = aFunction(1, 'Crowd', roles(264));
  const seen = new Set<number>();
  let skip = 0;
  for (let page = 0; page < 10 && seen.size < 264; page += 1) {
    const { segments, gathered } = layOutSunburst(department, [1, 2], 300, skip);
    for (const segment of segments) {
      expect(widthOf(segment)).toBeGreaterThan(13);
      expect(layOutLabel(segment)).toBeDefined();
      seen.add(segment.node.id);
    }
    expect(gathered.reduce((sum, { count }) => sum + count, 0)).toBe(264 - seen.size);
    for (const rest of gathered) {
      expect(rest.trail).toEqual([1, 2]);
      expect(widthOf(rest)).toBeGreaterThan(13);
      skip = rest.skip;
    }
  }
  expect(seen.size).toBe(264);
});

test('of many industries of very different sizes as many are drawn as have room, and the others are small', () => {
  const industries = Array.from({ length: 74 }, (_, index) =>
    aSubSector(index + 1, `Sector ${index}`, [aFunction(index + 1, 'Part', roles(1 + (74 - index) ** 2))]),
  );
  const { segments, gathered } = layOut(aType(1, 'Industries', industries), [1]);
  const first = segments.filter(({ ring }) => ring === 1);
  const rest = gathered.find(({ trail }) => trail.length === 1);
  expect(first.length).toBeGreaterThan(25);
  expect(first.length + (rest?.count ?? 0)).toBe(74);
  expect(((rest?.to ?? 0) - (rest?.from ?? 0)) / CIRCLE).toBeCloseTo(0.12);
});

test('a small chart has two rings, wide enough for names', () => {
  expect(Math.max(...layOut(aTree(), [], 150).segments.map(({ ring }) => ring))).toBe(2);
});

test('draws nothing without roles', () => {
  expect(layOut(aRoot([]))).toMatchObject({ segments: [], gathered: [] });
});

test.each([
  [3, false, [40, 120, 200, 280]],
  [3, true, [40, 80, 180, 280]],
  [1, true, [40, 280]],
  [1, false, [40, 280]],
])('%d rings (types first: %s) have the edges %j', (rings, types, expected) => {
  expect(computeRingEdges(40, 280, rings, types).map(Math.round)).toEqual(expected);
});

test.each([
  [
    'a quarter',
    0,
    CIRCLE / 4,
    'M 0.00 -20.00 A 20.00 20.00 0 0 1 20.00 0.00 L 10.00 0.00 A 10.00 10.00 0 0 0 0.00 -10.00 Z',
  ],
  [
    'more than half',
    0,
    CIRCLE * 0.75,
    'M 0.00 -20.00 A 20.00 20.00 0 1 1 -20.00 0.00 L -10.00 0.00 A 10.00 10.00 0 1 0 0.00 -10.00 Z',
  ],
])('outlines %s', (_, from, to, expected) => {
  expect(buildArcPath({ from, to, inner: 10, outer: 20 }).replaceAll('-0.00', '0.00')).toBe(expected);
});

test('a full circle is drawn', () => {
  const [, start, end] =
    /^M (\S+ \S+) A .* 1 1 (\S+ \S+) L/.exec(buildArcPath({ from: 0, to: CIRCLE, inner: 1000, outer: 100000 })) ?? [];
  expect(start).toBeDefined();
  expect(end).not.toBe(start);
});
