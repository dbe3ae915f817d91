import { expect, it } from '@jest/globals';
import { profileFilter, stateOf, toProfile } from './profile';
import { nearSets } from './similar-sets';
import { averageLevel } from './tally';

it.each([
  [false, [], 'draft'],
  [false, [3], 'draft'],
  [true, [], 'matched'],
  [true, [3, 0], 'mapped'],
  [true, [3, 1], 'complete'],
] as const)('a persona with a role (%s) and the levels %j is %s', (hasRole, levels, state) => {
  expect(
    stateOf(
      hasRole,
      levels.map((level) => ({ level })),
    ),
  ).toBe(state);
});

it('a profile has the skills that the library knows, sorted, and the empty fields', () => {
  const persona = { _id: 1, clientId: 2, personaGroupId: 3, industryRoleId: 4, leadershipRoleId: null };
  const texts = { reportingTo: ' ', roleDescription: 'Plans tours', rolesResponsibilities: '' };
  const rows = [7, 5, 9, 8].map((skillId) => ({ skillId, levelNumber: skillId === 5 ? null : 2 }));
  const categories = new Map([5, 7, 8].map((id) => [id, 'Digital Tools']));
  const profile = toProfile({ ...persona, ...texts }, rows, categories);
  expect(profile).toMatchObject({
    state: 'mapped',
    leadershipRoleId: 0,
    lacks: ['reportingTo', 'rolesResponsibilities'],
    skills: [
      { skillId: 5, level: 0 },
      { skillId: 7, level: 2 },
      { skillId: 8, level: 2 },
    ],
  });
  expect(profile.setKey).not.toBeNull();
  expect(toProfile({ ...persona, ...texts }, rows.slice(0, 2), categories).setKey).toBeNull();
});

it.each([
  [{}, undefined],
  [{ state: 'draft' as const }, { clientId: 1, state: 'draft' }],
  [
    { skillCategory: 'Digital Tools', levelNumber: 0, lacks: 'reportingTo' as const },
    { clientId: 1, lacks: 'reportingTo', skills: { $elemMatch: { category: 'Digital Tools', level: 0 } } },
  ],
])('the filter %j asks the profiles for %j', (filter, expected) => {
  expect(profileFilter(1, filter)).toEqual(expected);
});

it.each([
  [[5, 0, 0], 0],
  [[5, 1, 1], 1.5],
  [[0, 1, 2], 1.7],
])('the average of %j is %d', (levels, average) => expect(averageLevel(levels)).toBe(average));

it('finds sets that share most of their skills, each pair once, the most similar first', () => {
  const sets = [
    { key: 'b', skillIds: [1, 2, 3, 4] },
    { key: 'a', skillIds: [1, 2, 3, 4, 5] },
    { key: 'c', skillIds: [1, 2, 3] },
    { key: 'd', skillIds: [4, 5, 6] },
  ];
  const near = nearSets(sets);
  expect(sets.map((set) => near(set))).toEqual([
    [
      { a: 'a', b: 'b', share: 0.8 },
      { a: 'b', b: 'c', share: 0.75 },
    ],
    [{ a: 'a', b: 'b', share: 0.8 }],
    [{ a: 'b', b: 'c', share: 0.75 }],
    [],
  ]);
});
