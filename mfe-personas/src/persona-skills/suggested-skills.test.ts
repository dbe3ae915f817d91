import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import { aLibrarySkill, aSkill } from './persona-skills.fixtures';
import { collectSkillsToAdd, unavailableReason } from './suggested-skills';

const rows = [aSkill(1, 'Python')];
const level = (skillId: number) => () => skillId * 10 + 1;

test.each<[string, SkillWithLevels[], () => number | null, number[], string | undefined]>([
  ['nothing', [], level(2), [], 'No skills are selected for mapping'],
  ['a skill without a level', [aLibrarySkill(2, 'SQL')], () => null, [], 'please select levels for choosen skills'],
  ['a skill with a level', [aLibrarySkill(2, 'SQL')], level(2), [2], undefined],
  [
    'a skill of another source whose name is in the list',
    [aLibrarySkill(7, 'python'), aLibrarySkill(2, 'SQL')],
    level(2),
    [2],
    'Suggested skill already present in skill list',
  ],
])('adding %s', (_, chosen, getLevel, ids, message) => {
  const outcome = collectSkillsToAdd(chosen, getLevel, rows);
  expect(outcome.add.map(({ skill }) => skill.skillId)).toEqual(ids);
  expect(outcome.message).toBe(message);
});

test('skills of the list cannot be chosen', () => {
  expect(unavailableReason({ skillId: 1 }, rows)).toBe('Already added to skill list');
  expect(unavailableReason({ skillId: 2 }, rows)).toBeUndefined();
});
