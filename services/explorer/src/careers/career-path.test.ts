import { expect, it } from '@jest/globals';
import { findPath, type PathGraph } from './career-path';

/** A graph of roles by number: the skills of each, and the roles of the next steps. */
const graph = (roles: Record<number, { skills: number[]; next: number[] }>): PathGraph => ({
  skillsOf: (id) => new Map(roles[id]?.skills.map((skill) => [skill, 1])),
  stepsFrom: (id) => roles[id]?.next ?? [],
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

it('yields to other work during a search', async () => {
  let others = 0;
  const other = setInterval(() => {
    others += 1;
  }, 0);
  const chain = graph(
    Object.fromEntries(Array.from({ length: 300 }, (_, at) => [at, { skills: [at], next: [at + 1, at + 2] }])),
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
