import { expect, it } from '@jest/globals';
import { aRole } from '@skills-architect/contracts/testing';
import { careerMatch } from './career-rules';
import { type CareerNode, CareerSnapshot } from './career-snapshot';

/** A role with skills and levels derived from its number. */
const node = (roleId: number, skills: number): CareerNode => ({
  roleId,
  role: aRole(roleId),
  links: [],
  rank: roleId % 4,
  skills: new Map(
    Array.from({ length: skills }, (_, index) => [(roleId * 7 + index * index) % 23, (roleId + index) % 6]),
  ),
});

const expectExact = (snapshot: CareerSnapshot) => {
  const all = [...snapshot.all()];
  for (const root of all) {
    const countShared = (other: CareerNode) => [...root.skills.keys()].filter((id) => other.skills.has(id)).length;
    const expected = all
      .filter((other) => countShared(other) >= 2)
      .map((other): [number, number] => [other.roleId, careerMatch(root, other, snapshot.weight)]);
    const found = new Map(snapshot.findSharing(root, 2).map((sharing) => [sharing.node.roleId, sharing.match]));
    expect([...found.keys()].sort((a, b) => a - b)).toEqual(expected.map(([id]) => id).sort((a, b) => a - b));
    for (const [id, match] of expected) expect(found.get(id)).toBeCloseTo(match, 12);
  }
};

it('finds exactly the roles that share skills, with the similarity of the rule, after every kind of change', () => {
  const snapshot = new CareerSnapshot();
  for (let id = 1; id <= 30; id += 1) snapshot.put(id, node(id, 3 + (id % 9)));
  expectExact(snapshot);
  snapshot.put(4, undefined);
  snapshot.put(9, node(9, 14));
  snapshot.put(31, node(31, 6));
  snapshot.put(32, node(32, 8));
  expectExact(snapshot);
  expect([...snapshot.all()].map(({ roleId }) => roleId)).not.toContain(4);
});
