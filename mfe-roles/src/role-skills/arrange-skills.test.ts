import { buildLevelChoices } from '@skills-architect/library-kit';
import { buildListRequest, LIST_START } from '@skills-architect/ui-kit/extra';
import { aRoleSkill } from '../roles.fixtures';
import { arrangeSkills, byCategory, SKILL_SORTS } from './arrange-skills';
import { levelName, toSkillRows } from './skill-rows';

const family = (skillFamily: string) => ({ skillFamily: { skillFamilyId: 1, skillFamily } });
const skills = [
  aRoleSkill({ skillId: 1, skillName: 'Python', levelNumber: 4, skillCriticality: 'Low', ...family('Code') }),
  aRoleSkill({ skillId: 2, skillName: 'Excel', levelNumber: 2, skillCriticality: 'High', ...family('Office') }),
  aRoleSkill({ skillId: 3, skillName: 'Ada', levelNumber: 2, skillCriticality: '', ...family('Code') }),
];

test.each([
  ['', false, ['Ada', 'Excel', 'Python']],
  ['skillName', true, ['Python', 'Excel', 'Ada']],
  ['skillFamily', false, ['Ada', 'Python', 'Excel']],
  ['level', false, ['Ada', 'Excel', 'Python']],
  ['level', true, ['Python', 'Ada', 'Excel']],
  ['criticality', true, ['Excel', 'Python', 'Ada']],
])('sorted by %s (descending: %s)', (sortBy, descending, expected) => {
  const request = buildListRequest({ ...LIST_START, sortBy, descending }, SKILL_SORTS);
  expect(arrangeSkills(skills, request).map((skill) => skill.skillName)).toEqual(expected);
});

test('returns one page', () => {
  const request = { ...buildListRequest(LIST_START, SKILL_SORTS), offset: 2, pagesize: 2 };
  expect(arrangeSkills(skills, request).map((skill) => skill.skillName)).toEqual(['Python']);
});

const ofCategory = (skillCategory: string) => aRoleSkill({ skillCategory: { skillCategoryId: 2, skillCategory } });
test.each([
  [
    'industry',
    [
      ['Functional Skills', 3],
      ['Digital Tools', 1],
    ],
  ],
  [
    'leader',
    [
      ['Functional Skills', 3],
      ['Digital Tools', 1],
      ['Leadership Skills', 0],
      ['Mindset / Meta Skills', 0],
    ],
  ],
] as const)('a role of kind %s has its standard categories and others with skills, in order', (kind, expected) => {
  const found = byCategory([ofCategory('Digital Tools'), ...skills], kind);
  expect(found.map((category) => [category.name, category.skills.length])).toEqual(expected);
});

const IN_TWO = [
  aRoleSkill({ skillId: 9, proficiencyId: 102 }),
  aRoleSkill({ skillId: 8 }),
  aRoleSkill({ skillId: 9, proficiencyId: 201 }),
];
test('a skill with several schemes has one row', () => {
  expect(
    toSkillRows(IN_TWO).map(({ skillId, expected }) => [
      skillId,
      expected.map((proficiency) => proficiency.proficiencyId),
    ]),
  ).toEqual([
    [9, [102, 201]],
    [8, [102]],
  ]);
});

test('a skill with several schemes has a level select for each', () => {
  const [first, second] = aRoleSkill().proficiencies;
  const proficiencies = [first, second, first].flatMap((level, index) =>
    level
      ? [{ ...level, proficiencyId: index + 1, ...(index === 2 && { schemeId: 2, proficiencySchemeLevelCount: 4 }) }]
      : [],
  );
  expect(
    buildLevelChoices({ skillName: 'SQL', proficiencies }).map(({ label, options }) => [label, options.length]),
  ).toEqual([
    ['Level of SQL, 4 PL', 1],
    ['Level of SQL, 5 PL', 2],
  ]);
  expect(buildLevelChoices(aRoleSkill({ skillName: 'SQL' })).map(({ label }) => label)).toEqual(['Level of SQL']);
});

test.each([
  [aRoleSkill(), 'Beginner'],
  [aRoleSkill({ proficiencyId: 999, levelNumber: 5 }), 'Level 5'],
])('names the expected level', (skill, expected) => {
  expect(levelName(skill)).toBe(expected);
});
