import { aLibrarySkill } from '../../persona-skills/persona-skills.fixtures';
import { someClientSkills } from './client-skills.fixtures';
import { type Choices, isComplete, savedChoices, toSaveBody, withLevel, withoutRow, withSkill } from './match-rules';

const spark = aLibrarySkill(9, 'Spark');
const saved = savedChoices(someClientSkills());
const [bigData = { rowId: 0, levelNumber: null }, snakes = { rowId: 0, levelNumber: null }] = someClientSkills().rows;
const chosen = withSkill(saved, bigData, { skill: spark }, 3);

test.each<[string, Choices, object]>([
  ['a match at the level that the client states', chosen, { skill: spark, proficiencyId: 93 }],
  [
    'the same match again, which deselects it',
    withSkill(chosen, bigData, { skill: spark }, 3),
    { skill: null, proficiencyId: null },
  ],
  [
    'a match without a level of that number in the scheme',
    withSkill(saved, bigData, { skill: spark }, 5),
    { proficiencyId: null },
  ],
  [
    'a searched skill',
    withSkill(saved, bigData, { skill: spark, isSearchedSkill: true }, 3),
    { isSearchedSkill: true },
  ],
  ['another level', withLevel(chosen, 1, 91), { proficiencyId: 91 }],
  ['a level without a skill', withLevel(saved, 1, 91), { proficiencyId: null }],
])('choosing %s', (_, choices, expected) => expect(choices.get(1)).toMatchObject(expected));

test('a match without a stated level has no level', () => {
  expect(withSkill(saved, snakes, { skill: spark }, 3).get(2)?.proficiencyId).toBeNull();
});

test('a save contains changed and deleted rows', () => {
  expect(toSaveBody(saved, withoutRow(chosen, 3))).toEqual({
    rows: [{ rowId: 1, selectedSkillId: 9, isSearchedSkill: false, proficiencyId: 93 }],
    deleted: [3],
  });
});

test('the match is complete when every client skill has a skill and a level', () => {
  expect(isComplete(chosen)).toBe(false);
  expect(isComplete(withoutRow(withoutRow(chosen, 2), 3))).toBe(true);
  expect(isComplete(withLevel(withoutRow(withoutRow(chosen, 2), 3), 1, null))).toBe(false);
});
