import { aLibrarySkill, aSkill } from '../persona-skills/persona-skills.fixtures';
import { addedToAll, applyEdits, type SkillEdits, withEdit } from './skill-edits';

const NONE: SkillEdits = new Map();
const sql = aSkill(1, 'SQL', { proficiencyId: null, levelNumber: null });
/** Level 2 of SQL, level 3 of Python. */
const added = { skill: aLibrarySkill(9, 'Python'), proficiencyId: 93 };
const levelsOf = (edits: SkillEdits, rows = [sql]) =>
  applyEdits(rows, edits.get(7)).map(({ skillId, levelNumber }) => [skillId, levelNumber]);

test('a level of a persona is changed and cleared', () => {
  const changed = withEdit(NONE, 7, 1, { proficiencyId: 12 });
  expect(levelsOf(changed)).toEqual([[1, 2]]);
  expect(levelsOf(withEdit(changed, 7, 1, { proficiencyId: null }))).toEqual([[1, null]]);
  expect(levelsOf(withEdit(NONE, 8, 1, { proficiencyId: 12 }))).toEqual([[1, null]]);
});

test('an added skill is gone again when its level is cleared before it was saved', () => {
  const with9 = withEdit(NONE, 7, 9, { added });
  expect(levelsOf(with9)).toEqual([
    [1, null],
    [9, 3],
  ]);
  expect(withEdit(with9, 7, 9, { proficiencyId: null })).toEqual(NONE);
});

test('skills are added to the personas that lack them', () => {
  const edits = addedToAll(
    NONE,
    [
      { personaId: 7, skills: [sql] },
      { personaId: 8, skills: [aSkill(9, 'Python')] },
    ],
    [added],
  );
  expect([...edits.keys()]).toEqual([7]);
});
