import { expect, it } from '@jest/globals';
import type { LibraryStatus } from '@skills-architect/contracts/skills';
import { mayOpen, newLevels, type SkillToSave, savingProblem } from './skill-rules';

const SUPER = 2;
const EXPERT = 3;
const ARCHITECT = 4;
const draft = { skillCategoryId: 1, sourceId: 1, skillStatus: 1 as LibraryStatus };
const save = (overrides: Partial<SkillToSave>): SkillToSave => ({
  userType: ARCHITECT,
  form: draft,
  family: { skillCategoryId: 1 },
  ...overrides,
});
const aFormer = (sourceId: number, skillStatus: LibraryStatus = 1) => ({ former: { sourceId, skillStatus } });

it.each<[string, Partial<SkillToSave>, string | undefined]>([
  ['a draft of an architect', {}, undefined],
  ['a published one of an architect', { form: { ...draft, skillStatus: 4 } }, undefined],
  ['a retired one of a super user', { userType: SUPER, form: { ...draft, skillStatus: 5 } }, undefined],
  ['a draft of an SME', { userType: EXPERT }, undefined],
  ['an approved one of an SME', { userType: EXPERT, form: { ...draft, skillStatus: 3 } }, undefined],
  ['a published one of an SME', { userType: EXPERT, form: { ...draft, skillStatus: 4 } }, 'skillStatus'],
  ['a retired one of an SME', { userType: EXPERT, form: { ...draft, skillStatus: 5 } }, 'skillStatus'],
  ['a new one of the second source', { form: { ...draft, sourceId: 2 } }, undefined],
  ['a new one of a framework', { form: { ...draft, sourceId: 3 } }, 'sourceId'],
  ['a new one of an import', { form: { ...draft, sourceId: 100 } }, 'sourceId'],
  ['a new one without a source', { form: { ...draft, sourceId: undefined } }, 'sourceId'],
  ['a known one without its source', { ...aFormer(100), form: { ...draft, sourceId: undefined } }, undefined],
  ['a known one with its source', { ...aFormer(100), form: { ...draft, sourceId: 100 } }, undefined],
  ['a known one with another source', { ...aFormer(1), form: { ...draft, sourceId: 2 } }, 'sourceId'],
  ['one whose family is gone', { family: undefined }, 'skillFamilyId'],
  ['one with a family of another category', { family: { skillCategoryId: 2 } }, 'skillFamilyId'],
])('checks who can save which skill: %s', (_, overrides, expected) => {
  expect(savingProblem(save(overrides))?.path).toBe(expected);
});

it.each<[number, LibraryStatus, boolean]>([
  [EXPERT, 1, true],
  [EXPERT, 3, true],
  [EXPERT, 4, false],
  [EXPERT, 5, false],
  [ARCHITECT, 5, true],
  [1, 4, true],
  [1, 1, false],
])('user type %i opens a skill with status %i: %s', (userType, status, expected) => {
  expect(mayOpen(userType, status)).toBe(expected);
});

it('a new skill has the levels of all schemes of its source', () => {
  const schemes = [
    { _id: 1, sourceIds: [1], levels: [{ levelNumber: 1 }, { levelNumber: 2 }] },
    { _id: 2, sourceIds: [2, 5], levels: [{ levelNumber: 1 }] },
    { _id: 3, sourceIds: [2], levels: [{ levelNumber: 1 }] },
  ];
  expect(newLevels(schemes, 1)).toEqual([
    { schemeId: 1, levelNumber: 1 },
    { schemeId: 1, levelNumber: 2 },
  ]);
  expect(newLevels(schemes, 2).map(({ schemeId }) => schemeId)).toEqual([2, 3]);
});
