import { expect, test } from '@jest/globals';
import { anExpected } from '../testing';
import { applyMatrixView, buildMatrix, describeCounts, type MatrixView } from './comparison-matrix';

const engineer = {
  skills: [
    anExpected(1, 'SQL', 4),
    anExpected(2, 'Python', 3),
    anExpected(3, 'Excel', 2, { category: 2 }),
    anExpected(4, 'Coaching', 1, { category: 3 }),
  ],
};
const analyst = { skills: [anExpected(1, 'SQL', 4), anExpected(3, 'Excel', 4, { category: 2 })] };

const summarise = (groups: ReturnType<typeof buildMatrix>) =>
  groups.map(({ name, rows }) => [
    name,
    rows.map(({ skill, cells, differs }) => [
      skill.skillName,
      cells.map(({ expected }) => expected?.levelNumber),
      differs,
    ]),
  ]);

test('groups skills by category, Functional Skills first, sorted by name', () => {
  expect(summarise(buildMatrix([analyst, engineer], 0))).toEqual([
    [
      'Functional Skills',
      [
        ['Python', [undefined, 3], true],
        ['SQL', [4, 4], false],
      ],
    ],
    ['Digital Tools', [['Excel', [4, 2], true]]],
    ['Leadership Skills', [['Coaching', [undefined, 1], true]]],
  ]);
});

test.each([
  ['one role has no other to be equal to', [3], [false], false],
  ['two of the same level', [3, 3], [true, true], false],
  ['two of different levels', [3, 4], [false, false], true],
  ['two of three', [3, 4, 3], [true, false, true], true],
  ['two of three, the third does not ask for it', [3, 3, 0], [true, true, false], true],
  ['two pairs', [3, 4, 4, 3], [true, true, true, true], true],
  ['what two do not ask for is not equal', [3, 0, 0], [false, false, false], true],
  ['all four', [3, 3, 3, 3], [true, true, true, true], false],
])('equal: %s', (_, levels, equal, differs) => {
  const [group] = buildMatrix(
    levels.map((level) => ({ skills: level ? [anExpected(1, 'SQL', level)] : [] })),
    0,
  );
  expect(group?.rows[0]?.cells.map((cell) => cell.equal)).toEqual(equal);
  expect(group?.rows[0]?.differs).toBe(differs);
});

test.each([
  [0, [5]],
  [4, [3]],
  [5, [5]],
  [6, []],
])('a scheme of %i levels', (levelCount, expected) => {
  const role = {
    skills: [
      anExpected(1, 'SQL', 3, { proficiencySchemeLevelCount: 4 }),
      anExpected(1, 'SQL', 5, { proficiencySchemeLevelCount: 5 }),
    ],
  };
  const rows = buildMatrix([role], levelCount).flatMap((group) => group.rows);
  expect(rows.map(({ cells }) => cells[0]?.expected?.levelNumber)).toEqual(expected);
});

test('is empty without roles', () => {
  expect(buildMatrix([], 0)).toEqual([]);
});

test('only differences: hides equal skills, and categories without any', () => {
  const excel = { skills: [anExpected(1, 'SQL', 4), anExpected(3, 'Excel', 2, { category: 2 })] };
  expect(summarise(applyMatrixView(buildMatrix([analyst, excel], 0), { onlyDifferences: true }))).toEqual([
    ['Digital Tools', [['Excel', [4, 2], true]]],
  ]);
});

test.each([
  [[engineer], '2 skills'],
  [[engineer, analyst], '2 skills, 1 differs'],
  [[analyst, analyst], '1 skill, 0 differ'],
])('counts of %#', (roles, words) => {
  const [functional] = buildMatrix(roles, 0);
  expect(functional && describeCounts(functional)).toBe(words);
});

const names = (view: MatrixView, columns = [analyst, engineer]) =>
  applyMatrixView(buildMatrix(columns, 0), view).flatMap(({ rows }) => rows.map(({ skill }) => skill.skillName));

test.each([
  ['everything', {}, ['Python', 'SQL', 'Excel', 'Coaching']],
  ['differences', { onlyDifferences: true }, ['Python', 'Excel', 'Coaching']],
  ['shared skills', { onlyShared: true }, ['SQL', 'Excel']],
  ['shared skills that differ', { onlyShared: true, onlyDifferences: true }, ['Excel']],
])('a view shows %s', (_, view, expected) => expect(names(view)).toEqual(expected));

test('largest gaps first: sorts within a category; a missing skill counts as level 0', () => {
  const senior = { skills: [anExpected(1, 'SQL', 5), anExpected(2, 'Python', 4)] };
  const junior = { skills: [anExpected(1, 'SQL', 3)] };
  expect(names({}, [senior, junior])).toEqual(['Python', 'SQL']);
  expect(names({ byGap: true }, [senior, junior])).toEqual(['Python', 'SQL']);
  expect(names({ byGap: true }, [{ skills: [anExpected(2, 'Python', 1), anExpected(1, 'SQL', 5)] }, junior])).toEqual([
    'SQL',
    'Python',
  ]);
});

test('a single column ignores the view', () => {
  expect(names({ onlyDifferences: true, onlyShared: true }, [analyst])).toEqual(['SQL', 'Excel']);
});
