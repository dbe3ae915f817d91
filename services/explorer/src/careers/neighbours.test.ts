import { expect, it } from '@jest/globals';
import { aRole } from '@skills-architect/contracts/testing';
import { type CareerNode, CareerSnapshot } from './career-snapshot';
import { findNeighbours, findPredecessors } from './neighbours';

const aNode = (roleId: number, skillIds: number[], place = { functionId: 1, subsectorId: 1 }): CareerNode => ({
  roleId,
  role: { ...aRole(roleId), ...place },
  links: [],
  rank: 1,
  skills: new Map(skillIds.map((id) => [id, 0])),
});

/** A hundred roles of other skills, so that the shared skills below are rare ones. */
const snapshotOf = (...nodes: ReturnType<typeof aNode>[]) => {
  const snapshot = new CareerSnapshot();
  for (const node of nodes) snapshot.put(node.roleId, node);
  for (let id = 900; id < 1000; id += 1) snapshot.put(id, aNode(id, [id * 10, id * 10 + 1]));
  return snapshot;
};
const skills = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

// Two roles with 10 skills each: 2 shared ones are a similarity of 0.10, 3 of 0.16, 4 of 0.23, 5 of 0.31.
it.each([
  ['in the department', { functionId: 1, subsectorId: 1 }, 2, true],
  ['in the field', { functionId: 2, subsectorId: 1 }, 2, false],
  ['in the field', { functionId: 2, subsectorId: 1 }, 3, true],
  ['in another field', { functionId: 3, subsectorId: 2 }, 4, false],
  ['in another field', { functionId: 3, subsectorId: 2 }, 5, true],
])('a role %s %j is a step with %i of 10 skills shared: %s', (_where, place, shared, isStep) => {
  const root = aNode(1, skills(0, 10));
  const other = aNode(2, [...skills(0, shared), ...skills(100, 110 - shared)], place);
  const snapshot = snapshotOf(root, other);
  const found = findNeighbours(snapshot, root, () => true, 10).map(({ node }) => node.roleId);
  expect(found).toEqual(isStep ? [2] : []);
  expect(findPredecessors(snapshot, other).has(1)).toBe(isStep);
});

it('lists the steps of the own department first', () => {
  const root = aNode(1, skills(0, 10));
  const near = aNode(2, [...skills(0, 3), ...skills(100, 107)]);
  const far = aNode(3, skills(0, 9), { functionId: 3, subsectorId: 2 });
  const found = findNeighbours(snapshotOf(root, near, far), root, () => true, 10);
  expect(found.map(({ node }) => node.roleId)).toEqual([2, 3]);
});

it('lists set steps in both directions; a step between equals leads both ways', () => {
  const root = aNode(1, skills(0, 10));
  const below = { ...aNode(2, [500, 501]), links: [{ roleId: 1, direction: 'vertical' as const }] };
  const beside = { ...aNode(3, [600, 601]), links: [{ roleId: 1, direction: 'lateral' as const }] };
  const snapshot = snapshotOf(root, below, beside);
  const list = () => findNeighbours(snapshot, root, () => true, 10).map(({ node, step }) => [node.roleId, step]);
  expect(list()).toEqual([
    [2, { direction: 'vertical', leads: 'from', bidirectional: 'no' }],
    [3, { direction: 'lateral', leads: 'to', bidirectional: 'yes' }],
  ]);
  snapshot.put(2, { ...below, links: [] });
  snapshot.put(3, undefined);
  expect(list()).toEqual([]);
});

it('steps of one kind do not crowd out the others', () => {
  const root = { ...aNode(1, skills(0, 10)), rank: 2 };
  const equals = skills(10, 40).map((id) => ({ ...aNode(id, skills(0, 10)), rank: 2 }));
  const above = { ...aNode(2, skills(0, 5), { functionId: 2, subsectorId: 1 }), rank: 3 };
  const below = { ...aNode(3, skills(0, 5), { functionId: 2, subsectorId: 1 }), rank: 1 };
  const found = findNeighbours(snapshotOf(root, ...equals, above, below), root, () => true, 12);
  expect(found).toHaveLength(12);
  expect(found.map(({ node }) => node.roleId)).toEqual(expect.arrayContaining([2, 3]));
});
