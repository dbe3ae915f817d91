import { expect, it } from '@jest/globals';
import { findPath, type PathGraph } from './career-path';

/** A graph of roles by number: the skills of each, and the roles of the next steps. */
const graph = (roles: Record<number, { skills: number[]; next: number[] }>): PathGraph => ({
  getSkills: (id) => new Map(roles[id]?.skills.map((skill) => [skill, 1])),
  stepsFrom: (id) => roles[id]?.next ?? [],
  mayStepTo: (to) => (id) => roles[id]?.next.includes(to) ?? false,
});

const LADDER = graph({
  1: { skills: [1], next: [2, 5] },
  2: { skills: [1, 2], next: [3] },
  3: { skills: [1, 2, 3], next: [4] },
  4: { skills: [1, 2, 3, 4], next: [] },
  // A shorter path, but with many skills that the last role does not need.
  5: { skills: [1, 11, 12, 13, 14, 15, 16, 17, 18, 19], next: [4] },
  6: { skills: [6], next: [] },
});

it.each<[string, number, number, number, number[] | undefined]>([
  ['the neighbour itself', 1, 2, 4, [1, 2]],
  ['the way with the least to learn, not the shortest', 1, 4, 4, [1, 2, 3, 4]],
  ['a shorter way when the other has too many steps', 1, 4, 2, [1, 5, 4]],
  ['none within the steps allowed', 1, 3, 1, undefined],
  ['none to a role that nothing leads to', 1, 6, 4, undefined],
])('finds %s', async (_, from, to, most, path) => {
  expect(await findPath(LADDER, from, to, most)).toEqual(path);
});

/** 20 roles with 20 dead ends each: 420 roles that all look better than the only way to the end. */
const MAZE = graph({
  1: { skills: [], next: [...Array.from({ length: 20 }, (_, index) => 100 + index), 2] },
  2: { skills: [90, 91, 92, 93], next: [3] },
  3: { skills: [90, 91, 92, 93], next: [9] },
  9: { skills: [1, 2, 3], next: [] },
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      100 + index,
      { skills: [1], next: Array.from({ length: 20 }, (_, other) => 1000 + index * 20 + other) },
    ]),
  ),
  ...Object.fromEntries(Array.from({ length: 400 }, (_, index) => [1000 + index, { skills: [1, 2], next: [] }])),
});
it('finds the only path behind hundreds of roles that look better', async () => {
  expect(await findPath(MAZE, 1, 9, 4)).toEqual([1, 2, 3, 9]);
});

it('visits a role again with skills learned on another route if that makes the path cheaper', async () => {
  // Role 4 is cheaper through role 2, but role 3 teaches what role 5 requires.
  const crossing = graph({
    1: { skills: [], next: [2, 3] },
    2: { skills: [30], next: [4] },
    3: { skills: [20, 21], next: [4] },
    4: { skills: [1], next: [5] },
    5: { skills: [20, 21, 22], next: [9] },
    9: { skills: [1], next: [] },
  });
  expect(await findPath(crossing, 1, 9, 4)).toEqual([1, 3, 4, 5, 9]);
});

it('yields to other work during a search', async () => {
  let others = 0;
  const other = setInterval(() => {
    others += 1;
  }, 0);
  const chain = graph(
    Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [index, { skills: [index], next: [index + 1, index + 2] }]),
    ),
  );
  const busy: PathGraph = {
    ...chain,
    stepsFrom: (roleId) => {
      for (const from = performance.now(); performance.now() - from < 2; );
      return chain.stepsFrom(roleId);
    },
  };
  await findPath(busy, 0, 30, 40);
  clearInterval(other);
  expect(others).toBeGreaterThan(0);
});
