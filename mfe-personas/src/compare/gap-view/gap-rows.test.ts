import type { ComparedSkill } from '@skills-architect/contracts/roles';
import { aSkill } from '../../persona-skills/persona-skills.fixtures';
import { describeGaps, formatGap, gapRows, listCategories } from './gap-rows';

const expects = (skillId: number, skillName: string, levelNumber: number, count = 5): ComparedSkill => ({
  skillId,
  skillName,
  skillCategory: { skillCategoryId: 1, skillCategory: skillId > 5 ? 'Digital Tools' : 'Functional Skills' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  proficiencyId: skillId * 10 + levelNumber,
  proficiencySchemeLevelCount: count,
  levelNumber,
  level: `Level ${levelNumber}`,
  skillCriticality: '',
});
const none = { proficiencyId: null, levelNumber: null };
const own = [aSkill(1, 'Python'), aSkill(2, 'SQL'), aSkill(3, 'Git', none), aSkill(9, 'Dance')];
const rows = gapRows(
  own,
  [expects(1, 'Python', 2), expects(2, 'SQL', 3), expects(3, 'Git', 1), expects(6, 'Excel', 4)],
  5,
);

test('sorts skills furthest below the role first; omits skills that the role does not expect', () => {
  expect(
    rows.map(({ skillName, own: level, isMissing, gap }) => [skillName, level?.number ?? null, isMissing, gap]),
  ).toEqual([
    ['Excel', null, true, -4],
    ['Git', null, false, -1],
    ['SQL', 2, false, -1],
    ['Python', 2, false, 0],
  ]);
  expect(listCategories(rows)).toEqual(['Functional Skills', 'Digital Tools']);
  expect(describeGaps(rows)).toBe('The role expects 4 skills: 1 at its level or above, 2 below, 1 missing.');
});

test('uses the level of the client’s scheme, otherwise of any scheme', () => {
  const expected = [expects(1, 'Python', 3, 4), expects(1, 'Python', 5), expects(2, 'SQL', 4, 4)];
  expect(gapRows(own, expected, 5).map(({ expected: { number } }) => number)).toEqual([5, 4]);
});

test.each([
  [2, '+2'],
  [-1, '−1'],
  [0, '0'],
])('a gap of %d is written %s', (gap, text) => expect(formatGap(gap)).toBe(text));
