import { aLevelList } from '../../persona-skills/persona-skills.fixtures';
import { anInferred } from './inferred.fixtures';
import { levelWithNumber, sharedLevels, shownSkills } from './shown-skills';

test('shows the first suggestions of each group and counts the others', () => {
  const skills = [
    anInferred(1, 'SQL', { inferredFrom: 'description and role' }),
    ...['Python', 'Scala', 'Go'].map((name, index) => anInferred(2 + index, name)),
    ...['Excel', 'Word', 'Access'].map((name, index) => anInferred(5 + index, name, { inferredFrom: 'role' })),
  ];
  const { shown, hiddenCount } = shownSkills(skills, 2);
  expect(shown.map(({ skillName }) => skillName)).toEqual(['SQL', 'Python', 'Scala', 'Excel', 'Word']);
  expect(hiddenCount).toBe(2);
  expect(shownSkills(skills, 3)).toMatchObject({ hiddenCount: 0 });
});

/** Five levels of another scheme beside the three of the first one. */
const twoSchemes = () => {
  const five = aLevelList(8).concat(aLevelList(80).slice(0, 2));
  const other = five.map((level, index) => ({
    ...level,
    proficiencyId: 500 + index + 1,
    schemeId: 2,
    proficiencySchemeLevelCount: 5,
    levelNumber: index + 1,
    level: `Step ${index + 1}`,
  }));
  return anInferred(8, 'Scala', { proficiencies: [...aLevelList(8), ...other] });
};

test.each([
  ['of the client’s scheme', 5, 502],
  ['of the first scheme where the skill lacks the client’s', 7, 82],
])('the second level %s', (_, levelCount, proficiencyId) => {
  expect(levelWithNumber(twoSchemes(), 2, levelCount)).toBe(proficiencyId);
});

test('levels for many skills have the names of the client’s scheme', () => {
  const labels = (levelCount: number) => sharedLevels([twoSchemes()], levelCount).map(({ label }) => label);
  expect(labels(5)).toEqual(['Step 1', 'Step 2', 'Step 3', 'Step 4', 'Step 5']);
  expect(sharedLevels([], 5)).toEqual([]);
});

test('the level is undefined if the skill has no level with the number', () => {
  expect(levelWithNumber(anInferred(8, 'Scala'), 9, 5)).toBeUndefined();
});
