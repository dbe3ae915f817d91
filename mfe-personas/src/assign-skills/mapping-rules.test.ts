import { levelOptions } from '../persona-skills/level-options';
import { aLevelList, aLibrarySkill, aSkill } from '../persona-skills/persona-skills.fixtures';
import {
  atIndustryLevels,
  collectChanges,
  countMapped,
  listCategories,
  listRows,
  lockedReason,
  PARTS,
  revertIndustryLevels,
  withAdded,
  withCriticality,
  withLevel,
  withoutMapping,
  withoutSkill,
} from './mapping-rules';

const python = aSkill(1, 'Python');
const sql = aSkill(2, 'SQL', { skillAddedFrom: 'Skill Match' });
const saved = [python, sql];
const aSentRow = (
  skillId: number,
  proficiencyId: number | null,
  skillCriticality = 'High',
  skillAddedFrom = 'Industry Role',
) => ({
  skillId,
  proficiencyId,
  skillCriticality,
  skillAddedFrom,
});

test.each([
  ['no change', saved, [], []],
  ['another level', withLevel(saved, 1, 13), [aSentRow(1, 13)], []],
  ['a cleared level, which clears the criticality', withLevel(saved, 1, null), [aSentRow(1, null, '')], []],
  ['a level that was changed back', withLevel(withLevel(saved, 1, 13), 1, 12), [], []],
  ['another criticality', withCriticality(saved, 2, 'Low'), [aSentRow(2, 22, 'Low', 'Skill Match')], []],
  ['a removed skill', withoutSkill(saved, 1), [], [1]],
  [
    'a new skill',
    withAdded(saved, saved, [{ skill: aLibrarySkill(3, 'Spark'), proficiencyId: 31 }]),
    [aSentRow(3, 31, '', 'Add Skill')],
    [],
  ],
  [
    'a new skill removed again',
    withoutSkill(withAdded(saved, saved, [{ skill: aLibrarySkill(3, 'Spark'), proficiencyId: 31 }]), 3),
    [],
    [],
  ],
  [
    'a removed skill added again, which keeps its criticality and source at the new level',
    withAdded(withoutSkill(saved, 2), saved, [{ skill: aLibrarySkill(2, 'SQL'), proficiencyId: 23 }]),
    [aSentRow(2, 23, 'High', 'Skill Match')],
    [],
  ],
  [
    'a skill that the list already has',
    withAdded(saved, saved, [{ skill: aLibrarySkill(1, 'Python'), proficiencyId: 11 }]),
    [],
    [],
  ],
])('request body for %s', (_, rows, skillProficiencyMappings, skillIdsToRemoveFromPersona) => {
  expect(collectChanges(saved, rows)).toEqual({ skillProficiencyMappings, skillIdsToRemoveFromPersona });
});

test('a new level has its number', () => {
  expect(withLevel(saved, 1, 13)[0]).toMatchObject({ proficiencyId: 13, levelNumber: 3, skillCriticality: 'High' });
});

test.each([
  ['Industry Role', 1, false],
  ['Add Skill', 8, false],
  ['Skill Match', 1, true],
  ['Skill Match', 8, true],
  ['Inferred Skill', 1, true],
  ['Skill Match', 2, false],
  ['Inferred Skill', 4, false],
] as const)('a row added from %s is locked for user type %i: %s', (skillAddedFrom, userType, locked) => {
  expect(lockedReason({ skillAddedFrom }, userType) !== undefined).toBe(locked);
});

test('clearing keeps rows that the user may not change', () => {
  const cleared = withoutMapping(saved, 1);
  expect(cleared.map(({ proficiencyId, skillCriticality }) => [proficiencyId, skillCriticality])).toEqual([
    [null, ''],
    [22, 'High'],
  ]);
  expect(countMapped(cleared, 1)).toBe(0);
  expect(countMapped(cleared, 4)).toBe(1);
});

test('levels include their scheme if there are several', () => {
  const ALL = { levelCount: undefined };
  expect(levelOptions(aLevelList(1), ALL).map(({ label }) => label)).toEqual(['Level 1', 'Level 2', 'Level 3']);
  const two = aLevelList(2).slice(0, 2);
  const other = two.map((level) => ({
    ...level,
    proficiencyId: 90 + level.levelNumber,
    schemeId: 2,
    proficiencySchemeLevelCount: 2,
  }));
  const both = [...aLevelList(1).slice(0, 1), ...other];
  expect(levelOptions(both, ALL).map(({ label }) => label)).toEqual([
    'Level 1 (2 PL)',
    'Level 2 (2 PL)',
    'Level 1 (3 PL)',
  ]);
});

test.each([
  ['the scheme of the client', { levelCount: 2 }, ['Level 1', 'Level 2']],
  [
    'the scheme of the client, and the selected level of another scheme',
    { levelCount: 2, chosen: 13 },
    ['Level 1 (2 PL)', 'Level 2 (2 PL)', 'Level 3 (3 PL)'],
  ],
  [
    'all schemes if the skill lacks that of the client',
    { levelCount: 7 },
    ['Level 1 (2 PL)', 'Level 2 (2 PL)', 'Level 1 (3 PL)', 'Level 2 (3 PL)', 'Level 3 (3 PL)'],
  ],
])('offers the levels of %s', (_, scheme, labels) => {
  const other = aLevelList(2)
    .slice(0, 2)
    .map((level) => ({ ...level, schemeId: 2, proficiencySchemeLevelCount: 2 }));
  expect(levelOptions([...aLevelList(1), ...other], scheme).map(({ label }) => label)).toEqual(labels);
});

const inCategory = (skillId: number, skillCategory: string) =>
  aSkill(skillId, `Skill ${skillId}`, { skillCategory: { skillCategoryId: 1, skillCategory } });

test('lists categories with skills in tab order', () => {
  const rows = ['Zoology', 'Leadership Skills', 'Functional Skills', 'Leadership Skills'].map((name, index) =>
    inCategory(index + 1, name),
  );
  expect(listCategories(rows)).toEqual([
    { id: 'Functional-Skills', name: 'Functional Skills', count: 1 },
    { id: 'Leadership-Skills', name: 'Leadership Skills', count: 2 },
    { id: 'Zoology', name: 'Zoology', count: 1 },
  ]);
});

test.each([
  [{ sortBy: 'skill', descending: false, source: '' }, ['Python', 'SQL']],
  [{ sortBy: 'skill', descending: true, source: '' }, ['SQL', 'Python']],
  [{ sortBy: 'source', descending: true, source: '' }, ['SQL', 'Python']],
  [{ sortBy: 'skill', descending: false, source: 'Skill Match' }, ['SQL']],
])('lists the rows filtered and sorted by %j', (by, names) => {
  const rows = [sql, python, inCategory(3, 'Digital Tools')];
  expect(listRows(rows, { category: 'Functional Skills', ...by }).map(({ skillName }) => skillName)).toEqual(names);
});

test.each([
  ['an edited level and criticality are merged into the current skill', aSkill(1, 'Python 3'), 13, 3],
  ['a merged skill without a level has no criticality', aSkill(1, 'Python 3'), null, null],
])('%s', (_, theirs, proficiencyId, levelNumber) => {
  const [mine = python] = withLevel([python], 1, proficiencyId);
  const merged = PARTS.combine?.(mine, theirs);
  expect(merged).toMatchObject({ skillName: 'Python 3', proficiencyId, levelNumber });
  expect(merged?.skillCriticality).toBe(proficiencyId === null ? '' : 'High');
});

test.each([
  ['the same skill', true, python],
  ['another level', false, withLevel([python], 1, 13)[0]],
  ['another criticality', false, withCriticality([python], 1, 'Low')[0]],
  ['another name', true, { ...python, skillName: 'Python 3' }],
  ['a removed skill', false, undefined],
])('%s counts as unchanged: %s', (_, expected, other) => {
  expect(PARTS.isSame(python, other)).toBe(expected);
});

const without = aSkill(4, 'Rust', { proficiencyId: null, levelNumber: null, skillCriticality: '' });
const added = aSkill(5, 'Spark', { industryProficiencyID: null, industryLevelNumber: null, proficiencyId: 53 });
const higher = withLevel([python], 1, 13);
const levels = (rows: readonly { proficiencyId: number | null }[]) => rows.map(({ proficiencyId }) => proficiencyId);
test('sets every skill to the level of its industry, and restores the previous one if it was not changed since', () => {
  const before = [...higher, without, added];
  const industryRows = atIndustryLevels(before);
  expect(levels(industryRows)).toEqual([12, 42, 53]);
  expect(levels(revertIndustryLevels(industryRows, before))).toEqual([13, null, 53]);
  expect(levels(revertIndustryLevels(withLevel(industryRows, 1, 11), before))).toEqual([11, null, 53]);
});
