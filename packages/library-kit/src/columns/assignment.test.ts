import { ROLE_TITLES, SKILL_TITLES } from '@skills-architect/contracts';
import {
  completeAssignment,
  constantFields,
  leftOut,
  levelMeanings,
  missingFields,
  previewRows,
  proposedAssignment,
} from './assignment';
import { aColumn, aReading } from './columns.fixtures';

const ROLE_FIELDS = [
  { field: 'role', title: 'Client Role', isRequired: true },
  { field: 'group', title: 'Department', isRequired: true },
  { field: 'skill', title: 'Client Skill', isRequired: false },
  { field: 'level', title: 'Target Proficiency', isRequired: false },
];
const assign = (...fields: (string | null)[]) => ({
  columns: fields.map((field, index) => ({ at: index, field })),
  constants: [],
  levels: [],
});

test('the proposal is complete: with the levels of its level column', () => {
  const reading = aReading();
  const complete = completeAssignment(reading, proposedAssignment(reading));
  expect(complete.columns.map(({ field }) => field)).toEqual(['skill', 'level', null, null]);
  expect(complete.levels).toEqual(reading.columns[1]?.levels);
});

test('levels and their question belong to the assigned columns; a decision replaces the proposal', () => {
  const reading = aReading();
  expect(levelMeanings(reading, assign('skill', null))).toEqual({ meanings: [], questions: [] });
  const decided = { value: 'R', level: 3, isLeftOut: false };
  const { meanings, questions } = levelMeanings(reading, { ...proposedAssignment(reading), levels: [decided] });
  expect(meanings[1]).toEqual(decided);
  expect(questions).toEqual(['What do "R" mean?']);
});

test.each<[string, (string | null)[], string[], string[]]>([
  ['nothing', ['role', 'group', 'skill'], [], []],
  ['a department', ['role', 'skill'], ['group'], ['group']],
  ['a department of a matrix of roles', ['skill', ROLE_TITLES], ['group'], ['group']],
  ['role and department of a matrix of skills', ['level', SKILL_TITLES], ['role', 'group'], ['role', 'group']],
])('lacks %s', (_, fields, missing, constants) => {
  const reading = aReading({
    fields: ROLE_FIELDS,
    rows: 2,
    columns: fields.map((_field, index) => aColumn(index, `T${index}`)),
  });
  expect(missingFields(reading, assign(...fields)).map(({ field }) => field)).toEqual(missing);
  expect(constantFields(reading, assign(...fields)).map(({ field }) => field)).toEqual(constants);
  const filled = { ...assign(...fields), constants: constants.map((field) => ({ field, value: 'Plant' })) };
  expect(missingFields(reading, filled)).toEqual([]);
});

test('a department that some rows lack can be entered for them', () => {
  const columns = [aColumn(0, 'Role'), { ...aColumn(1, 'Unit'), filled: 1 }];
  const reading = aReading({ fields: ROLE_FIELDS, columns, rows: 2 });
  const [unit, ...others] = constantFields(reading, assign('role', 'group'));
  expect([unit, others]).toEqual([{ ...ROLE_FIELDS[1], isRequired: false, emptyCells: 1 }, []]);
  const entered = { ...assign('role', 'group'), constants: [{ field: 'group', value: 'Plant' }] };
  expect(completeAssignment(reading, entered).constants).toEqual(entered.constants);
  expect(missingFields(reading, assign('role', 'group'))).toEqual([]);
});

test('the preview shows the rows as they would be imported', () => {
  const reading = aReading();
  expect(previewRows(reading, proposedAssignment(reading))).toEqual([
    { skill: 'Welding', level: '5' },
    { skill: 'Lifting', level: '' },
  ]);
});

test('what is left out is named: long texts apart, and rows without a skill', () => {
  const reading = aReading();
  const { columns, longTexts, rowsWithoutSkill } = leftOut(reading, proposedAssignment(reading));
  expect(columns.map(({ title }) => title)).toEqual(['Employee']);
  expect(longTexts.map(({ title }) => title)).toEqual(['Behaviour']);
  expect(rowsWithoutSkill).toBe(1);
});
