import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import { applyTicks, findSelectionProblem, pickMostExpected } from './choice-rules';

const skill = { skillId: 1 } as SkillWithLevels;
const aChoice = (...schemes: number[]) => ({ skill, levels: new Map(schemes.map((scheme) => [scheme, 100 + scheme])) });

test.each([
  ['nothing ticked', 0, [], 1, 'No skills are selected for mapping'],
  ['a skill without a level', 1, [], 1, 'please select levels for choosen skills'],
  ['a level that was cleared again', 1, [aChoice()], 1, 'please select levels for choosen skills'],
  ['one of two without a level', 2, [aChoice(1)], 1, 'please select levels for choosen skills'],
  ['one scheme of two', 1, [aChoice(1)], 2, 'set proficiency level for all schemes'],
  ['all schemes', 1, [aChoice(1, 2)], 2, undefined],
])('the problem of %s: %s', (_, ticked, chosen, selects, expected) => {
  expect(findSelectionProblem(ticked, chosen, () => selects)).toBe(expected);
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
test.each([
  ['fifty', [], ids(50), true, 50],
  ['a fifty-first one', ids(50), [51], true, undefined],
  ['one that is ticked already', ids(50), [50], true, 50],
  ['fewer again', ids(50), [50], false, 49],
])('at most 50 skills are ticked at a time: %s', (_, before, skillIds, isTicked, expected) => {
  expect(applyTicks(new Set(before), skillIds, isTicked)?.size).toBe(expected);
});

const select = (schemeId: number, ...values: number[]) => ({
  schemeId,
  label: '',
  options: values.map((value) => ({ value, label: '' })),
});
test.each([
  [
    'the level that most roles expect',
    [select(1, 11, 12)],
    [
      [11, 2],
      [12, 5],
    ],
    [[1, 12]],
  ],
  [
    'one for each scheme',
    [select(1, 11, 12), select(2, 21)],
    [
      [11, 2],
      [21, 1],
    ],
    [
      [1, 11],
      [2, 21],
    ],
  ],
  ['none of a scheme that no role uses', [select(2, 21)], [[11, 2]], []],
])('the preset level is %s', (_, choices, counts, expected) => {
  const levels = counts.map(([proficiencyId = 0, roles = 0]) => ({ proficiencyId, roles }));
  expect([...pickMostExpected(choices, levels)]).toEqual(expected);
});
