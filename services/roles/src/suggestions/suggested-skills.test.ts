import { expect, it } from '@jest/globals';
import { LibraryStatus, type SkillWithLevels } from '@skills-architect/contracts/skills';
import {
  holdersOfSources,
  putNamedFirst,
  rankByRarity,
  type SimilarRole,
  sharedSkills,
  toNamedSuggestion,
  toSharedSuggestion,
  weightedMedian,
} from './suggested-skills';

const link = (skillId: number, levelNumber: number) => ({
  skillId,
  proficiencyId: skillId * 10 + levelNumber,
  levelNumber,
  skillCriticality: '' as const,
});
const role = (id: number, score: number, ...skills: ReturnType<typeof link>[]): SimilarRole => ({
  role: { skills },
  score,
  record: { kind: 'role', id, name: `Role ${id}`, source: '' },
});
const scheme = (schemeId: number, count: number, first: number) =>
  Array.from({ length: count }, (_, index) => ({
    proficiencyId: first + index + 1,
    schemeId,
    proficiencySchemeLevelCount: count,
    levelNumber: index + 1,
    levelId: index + 1,
    level: `Level ${index + 1}`,
    description: '',
  }));
const skill = (...proficiencies: ReturnType<typeof scheme>[]): SkillWithLevels => ({
  skillId: 1,
  skillName: 'Cooking',
  skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
  skillFamily: { skillFamilyId: 1, skillFamily: 'Kitchen' },
  skillSource: { sourceId: 1, source: 'ESCO' },
  skillStatus: LibraryStatus.Published,
  proficiencies: proficiencies.flat(),
});

const RELATED = [role(1, 2, link(1, 2), link(2, 5)), role(2, 1.5, link(2, 3), link(3, 1)), role(3, 1, link(2, 3))];

it('skills of more and closer roles come first, without those that the role has', () => {
  expect(sharedSkills(RELATED, new Set()).map(({ skillId }) => skillId)).toEqual([2, 1, 3]);
  expect(sharedSkills(RELATED, new Set([2])).map(({ skillId }) => skillId)).toEqual([1, 3]);
  expect(sharedSkills(RELATED, new Set())[0]?.records.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('a skill that most roles of the library have comes after those of few roles', () => {
  const everybody = [role(1, 2, link(1, 3), link(9, 3)), role(2, 2, link(2, 3), link(9, 3)), role(3, 1, link(9, 3))];
  const shared = sharedSkills(everybody, new Set());
  expect(shared.map(({ skillId }) => skillId)).toEqual([9, 1, 2]);
  const bySkill = new Map([
    [9, 900],
    [1, 12],
    [2, 3],
  ]);
  expect(rankByRarity(shared, { all: 1000, bySkill }).map(({ skillId }) => skillId)).toEqual([2, 1, 9]);
});

it('a skill that most roles of the source of the similar roles have does not come first, whatever other sources have', () => {
  const [onet, esco] = [101, 102];
  const [reading, welding] = [9, 1];
  const similar = Array.from({ length: 8 }, (_, index) =>
    role(index, 1, link(reading, 3), ...(index < 2 ? [link(welding, 3)] : [])),
  );
  const bySource = new Map([
    [
      onet,
      {
        all: 1016,
        bySkill: new Map([
          [reading, 900],
          [welding, 5],
        ]),
      },
    ],
    [esco, { all: 3073, bySkill: new Map([[welding, 4]]) }],
  ]);
  const rank = (...sourceIds: number[]) =>
    rankByRarity(sharedSkills(similar, new Set()), holdersOfSources(bySource, sourceIds)).map(({ skillId }) => skillId);
  expect(rank(onet)).toEqual([welding, reading]);
  expect(rank(onet, onet)).toEqual([welding, reading]);
  expect(holdersOfSources(bySource, [onet, esco])).toEqual({
    all: 4089,
    bySkill: new Map([
      [reading, 900],
      [welding, 9],
    ]),
  });
});

it('skills named in the texts of the role come before them, without duplicates', () => {
  const skills = putNamedFirst([3, 7], sharedSkills(RELATED, new Set()));
  expect(skills.map(({ skillId, records }) => [skillId, records.length])).toEqual([
    [3, 1],
    [7, 0],
    [2, 3],
    [1, 1],
  ]);
});

it.each([
  [[], undefined],
  [[{ value: 3, weight: 1 }], 3],
  [
    [
      { value: 5, weight: 2 },
      { value: 3, weight: 2.5 },
    ],
    3,
  ],
  [
    [
      { value: 1, weight: 1 },
      { value: 4, weight: 9 },
      { value: 2, weight: 1 },
    ],
    4,
  ],
])('the weighted median of %j is %j', (values, expected) => {
  expect(weightedMedian(values)).toBe(expected);
});

it('the level is the one that similar roles expect, in each scheme of the skill', () => {
  const [shared] = sharedSkills(RELATED, new Set());
  if (!shared) throw new Error('no skill is shared');
  expect(toSharedSuggestion(skill(scheme(1, 5, 20)), shared).aiSuggestedLevel).toEqual([23]);
  expect(toSharedSuggestion(skill(scheme(2, 4, 500), scheme(1, 5, 20)), shared).aiSuggestedLevel).toEqual([503, 23]);
});

it.each([
  [1, [501, 21]],
  [3, [503, 23]],
  [5, [504, 25]],
])('level %i of a model is at the same height in each scheme', (level, expected) => {
  expect(toNamedSuggestion(skill(scheme(2, 4, 500), scheme(1, 5, 20)), level, []).aiSuggestedLevel).toEqual(expected);
});
