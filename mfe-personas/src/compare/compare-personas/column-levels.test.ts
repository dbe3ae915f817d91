import { aSkill } from '../../persona-skills/persona-skills.fixtures';
import { copyTargets, withTarget } from './column-levels';

const sql = aSkill(1, 'SQL', { proficiencyId: null, levelNumber: null });
const python = aSkill(9, 'Python', { proficiencyId: 93, levelNumber: 3 });
const levels = (rows: ReturnType<typeof withTarget>) => rows.map(({ skillId, levelNumber }) => [skillId, levelNumber]);

test.each([
  ['is set', [sql], sql, 12, [[1, 2]]],
  ['is cleared', [aSkill(1, 'SQL')], sql, null, [[1, null]]],
  [
    'of a missing skill adds the skill',
    [sql],
    python,
    93,
    [
      [1, null],
      [9, 3],
    ],
  ],
  ['of an unsaved skill is cleared, which removes the skill', [sql, python], python, null, [[1, null]]],
])('a level %s', (_, rows, skill, proficiencyId, expected) => {
  expect(levels(withTarget(rows, [sql], skill, proficiencyId))).toEqual(expected);
});

test.each([
  ['a persona without the skill', [], [8]],
  ['a persona with another level', [aSkill(9, 'Python')], [8]],
  ['no persona with the same level', [python], []],
])('a level can be copied to %s', (_, skills, personaIds) => {
  const columns = [
    { personaId: 7, skills: [python] },
    { personaId: 8, skills },
  ];
  expect(copyTargets(columns, 7, python).map(({ personaId }) => personaId)).toEqual(personaIds);
});

test('a skill without a level is not copied', () => {
  expect(copyTargets([{ personaId: 8, skills: [] }], 7, sql)).toEqual([]);
});
