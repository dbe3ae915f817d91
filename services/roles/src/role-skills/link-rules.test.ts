import { expect, it } from '@jest/globals';
import type { AddedRoleSkill, RoleKind } from '@skills-architect/contracts/roles';
import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import { addingProblem, isUnchanged, levelsProblem, replaceLinks } from './link-rules';

const level = (proficiencyId: number, schemeId: number, levelNumber: number) => ({
  proficiencyId,
  schemeId,
  proficiencySchemeLevelCount: schemeId + 3,
  levelId: proficiencyId,
  levelNumber,
  level: `Level ${levelNumber}`,
  description: '',
});
const skill = (skillId: number, skillCategory: string, schemes: number[]): SkillWithLevels => ({
  skillId,
  skillName: `Skill ${skillId}`,
  skillCategory: { skillCategoryId: 1, skillCategory },
  skillFamily: { skillFamilyId: 1, skillFamily: 'Any' },
  skillSource: { sourceId: 1, source: 'Any' },
  skillStatus: 4,
  proficiencies: schemes.flatMap((scheme) => [1, 2].map((number) => level(scheme * 10 + number, scheme, number))),
});
const ONE_SCHEME = skill(1, 'Functional Skills', [1]);
const TWO_SCHEMES = skill(2, 'Digital Tools', [1, 2]);
const LEADING = skill(3, 'Leadership Skills', [1]);
const META = skill(4, 'Mindset / Meta Skills', [1]);
const SKILLS = new Map([ONE_SCHEME, TWO_SCHEMES, LEADING, META].map((linked) => [linked.skillId, linked]));

const NO_LEVEL = 'please select levels for choosen skills';
const NOT_ALL = 'set proficiency level for all schemes';
it.each<[string, SkillWithLevels, number[], string | undefined]>([
  ['the level of its only scheme', ONE_SCHEME, [12], undefined],
  ['none', ONE_SCHEME, [], NO_LEVEL],
  ['a level of another skill', ONE_SCHEME, [99], NO_LEVEL],
  ['its own and one of another skill', ONE_SCHEME, [11, 99], NO_LEVEL],
  ['two of one scheme', ONE_SCHEME, [11, 12], NOT_ALL],
  ['one of each scheme', TWO_SCHEMES, [12, 21], undefined],
  ['one of one scheme only', TWO_SCHEMES, [12], NOT_ALL],
  ['two of one scheme and none of the other', TWO_SCHEMES, [21, 22], NOT_ALL],
])('levels of a skill: %s', (_, linked, ids, expected) => {
  expect(levelsProblem(linked, ids)).toBe(expected);
});

const add = (skillId: number, proficiencyId: number): AddedRoleSkill => ({
  skillId,
  proficiencyId,
  skillCriticality: '',
  skillAddedFrom: 'Add Skill',
});
it.each<[RoleKind, AddedRoleSkill[], string | undefined]>([
  ['industry', [add(1, 11), add(2, 12), add(2, 21)], undefined],
  ['industry', [add(1, 11), add(2, 12)], NOT_ALL],
  ['industry', [add(3, 11)], 'Skill 3 is not one of the Functional Skills or Digital Tools.'],
  ['industry', [add(9, 11)], 'One of the skills no longer exists.'],
  ['leader', [add(3, 11), add(4, 12)], undefined],
  ['leader', [add(1, 11)], 'Skill 1 is not one of the Leadership Skills or Mindset / Meta Skills.'],
])('adding to a role of kind %s: %j', (kind, added, expected) => {
  expect(addingProblem(kind, added, SKILLS)?.message).toBe(expected);
});

const link = (skillId: number, proficiencyId: number) => ({
  skillId,
  proficiencyId,
  levelNumber: 1,
  skillCriticality: 'High' as const,
});
it.each<[string, number, number[], number[]]>([
  ['in place', 2, [23, 24], [11, 23, 24, 31]],
  ['by nothing', 2, [], [11, 31]],
  ['at the end if it had none', 4, [41], [11, 21, 22, 31, 41]],
])('links of a skill are replaced %s', (_, skillId, by, expected) => {
  const links = [link(1, 11), link(2, 21), link(2, 22), link(3, 31)];
  const replaced = replaceLinks(
    links,
    skillId,
    by.map((id) => link(skillId, id)),
  );
  expect(replaced.map(({ proficiencyId }) => proficiencyId)).toEqual(expected);
});

it.each<[number[], boolean]>([
  [[21, 22], true],
  [[22, 21], true],
  [[21], false],
  [[21, 23], false],
])('links seen as %j are unchanged: %s', (seen, expected) => {
  expect(
    isUnchanged(
      [link(2, 21), link(2, 22)],
      seen.map((id) => link(2, id)),
    ),
  ).toBe(expected);
});
