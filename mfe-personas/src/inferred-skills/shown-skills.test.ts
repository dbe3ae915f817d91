import { anInferred } from './inferred.fixtures';
import { levelWithNumber, shownSkills } from './shown-skills';

test('the first ones of each group are shown, the rest is counted', () => {
  const skills = [
    anInferred(1, 'SQL', { inferredFrom: 'description and role' }),
    ...['Python', 'Scala', 'Go'].map((name, at) => anInferred(2 + at, name)),
    ...['Excel', 'Word', 'Access'].map((name, at) => anInferred(5 + at, name, { inferredFrom: 'role' })),
  ];
  const { shown, hidden } = shownSkills(skills, 2);
  expect(shown.map(({ skillName }) => skillName)).toEqual(['SQL', 'Python', 'Scala', 'Excel', 'Word']);
  expect(hidden).toBe(2);
  expect(shownSkills(skills, 3)).toMatchObject({ hidden: 0 });
});

test.each([
  ['of the scheme', 5, 3],
  ['of the first scheme when the skill lacks the client’s', 7, 3],
])('the level %s', (_, levelCount, levelNumber) => {
  const skill = anInferred(8, 'Scala');
  const found = levelWithNumber(skill, levelNumber, levelCount);
  expect(skill.proficiencies.find(({ proficiencyId }) => proficiencyId === found)).toMatchObject({ levelNumber });
});

test('no level without the number', () => {
  expect(levelWithNumber(anInferred(8, 'Scala'), 9, 5)).toBeUndefined();
});
