import { expect, it } from '@jest/globals';
import { findPath, type PathGraph } from './career-path';

/** A graph of roles by number: the skills of each, and where one can step to. */
const graph = (roles: Record<number, { skills: number[]; next: number[] }>): PathGraph => ({
  skillsOf: (id) => new Map(roles[id]?.skills.map((skill) => [skill, 1])),
  stepsFrom: (id) => roles[id]?.next ?? [],
});

const LADDER = graph({
  1: { skills: [1], next: [2, 5] },
  2: { skills: [1, 2], next: [3] },
  3: { skills: [1, 2, 3], next: [4] },
  4: { skills: [1, 2, 3, 4], next: [] },
  // Shorter, but with much that nobody needs at the end.
  5: { skills: [1, 11, 12, 13, 14, 15, 16, 17, 18, 19], next: [4] },
  6: { skills: [6], next: [] },
});

it.each<[string, number, number, number, number[] | undefined]>([
  ['the neighbour itself', 1, 2, 4, [1, 2]],
  ['the way with the least to learn, not the shortest', 1, 4, 4, [1, 2, 3, 4]],
  ['a shorter way when the other has too many steps', 1, 4, 2, [1, 5, 4]],
  ['none within the steps allowed', 1, 3, 1, undefined],
  ['none to a role that nothing leads to', 1, 6, 4, undefined],
])('finds %s', (_, from, to, most, path) => {
  expect(findPath(LADDER, from, to, most)).toEqual(path);
});
