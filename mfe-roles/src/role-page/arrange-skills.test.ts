import { LIST_START, listRequest } from '@skills-architect/ui-kit/extra';
import { aRoleSkill } from '../roles.fixtures';
import { arrangeSkills, byCategory, levelName, SKILL_SORTS } from './arrange-skills';

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
  const request = listRequest({ ...LIST_START, sortBy, descending }, SKILL_SORTS);
  expect(arrangeSkills(skills, request).map((skill) => skill.skillName)).toEqual(expected);
});

test('gives one page', () => {
  const request = { ...listRequest(LIST_START, SKILL_SORTS), offset: 2, pagesize: 2 };
  expect(arrangeSkills(skills, request).map((skill) => skill.skillName)).toEqual(['Python']);
});

test('has the categories that have skills, in their order', () => {
  const tools = aRoleSkill({ skillCategory: { skillCategoryId: 2, skillCategory: 'Digital Tools' } });
  const found = byCategory([tools, ...skills]).map((category) => [category.name, category.skills.length]);
  expect(found).toEqual([
    ['Functional Skills', 3],
    ['Digital Tools', 1],
  ]);
});

test.each([
  [aRoleSkill(), 'Beginner'],
  [aRoleSkill({ proficiencyId: 999, levelNumber: 5 }), 'Level 5'],
])('names the expected level', (skill, expected) => {
  expect(levelName(skill)).toBe(expected);
});
