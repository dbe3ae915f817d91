import { expect, it } from '@jest/globals';
import { ownedSkills, type Rank, similarRanks } from './similar-ranks';

const link = (skillId: number, sourceId: number) => ({
  skillId,
  sourceId,
  proficiencyId: skillId * 10,
  levelNumber: 2,
  skillCriticality: '' as const,
});
const RANKS: Rank[] = [
  { _id: 1, leadershipRoleName: 'Contributor', skills: [link(1, 1)] },
  { _id: 2, leadershipRoleName: 'Lead', skills: [link(2, 1), link(3, 2)] },
  { _id: 3, leadershipRoleName: 'Manager', skills: [link(4, 2)] },
  { _id: 4, leadershipRoleName: 'Head', skills: [link(5, 1)] },
];

it.each([
  [
    1,
    1,
    [
      ['Lead', 1],
      ['Head', 1 / 3],
    ],
  ],
  [
    2,
    1,
    [
      ['Contributor', 1],
      ['Head', 1 / 2],
    ],
  ],
  [3, 2, [['Lead', 1]]],
])(
  'rank %i is compared with the other ranks that have skills of the source %i; closer ones have a higher score',
  (rankId, sourceId, expected) => {
    expect(similarRanks(RANKS, rankId, sourceId).map(({ record, score }) => [record.name, score])).toEqual(expected);
  },
);

it('a rank has the skills of its source', () => {
  expect(RANKS.map((rank) => [...ownedSkills(rank, 2)])).toEqual([[], [3], [4], []]);
});
