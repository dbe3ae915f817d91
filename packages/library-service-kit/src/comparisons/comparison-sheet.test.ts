import { afterAll, expect, it } from '@jest/globals';
import { buildMatrix } from '@skills-architect/contracts/roles';
import { anExpected } from '@skills-architect/contracts/testing';
import { readWorkbook } from '../testing/read-workbook';
import { workbooks } from '../workbooks';
import { comparisonSheet } from './comparison-sheet';

const books = workbooks();
afterAll(() => books.close());

const writeSheet = async (columns: { name: string; skills: ReturnType<typeof anExpected>[] }[]) => {
  const bytes = await books.writeStyled(
    comparisonSheet({
      title: 'Compare Industry Roles',
      link: 'https://portal.example/compare-role?columns=1',
      facts: ['Industry Role', 'Industry'],
      columns: columns.map(({ name }) => ({ name, facts: ['IT'] })),
      groups: buildMatrix(columns, 0),
      levelName: ({ level }) => level,
    }),
  );
  return (await readWorkbook(bytes))[0];
};

it('has the layout of the screen: facts, then a row for each skill under its category', async () => {
  const sheet = await writeSheet([
    { name: 'Engineer', skills: [anExpected(1, 'SQL', 4), anExpected(2, 'Python', 2)] },
    { name: '=Analyst', skills: [anExpected(1, 'SQL', 4), anExpected(3, 'Excel', 1, { category: 2 })] },
  ]);
  expect(sheet?.name).toBe('Compare Industry Roles');
  expect(sheet?.rows.map((row) => row.filter(Boolean)).filter((row) => row.length)).toEqual([
    ['Compare Industry Roles'],
    ['Open this comparison'],
    ['Red: the skill is missing. The sign = marks a level that another column has too.'],
    ['Industry Role', 'Engineer', '=Analyst'],
    ['Industry', 'IT', 'IT'],
    ['Skill', 'Engineer', '=Analyst'],
    ['Functional Skills', '2 skills, 1 differs'],
    ['Python', '2 Step 2', '–'],
    ['SQL', '4 Step 4 =', '4 Step 4 ='],
    ['Digital Tools', '1 skill, 1 differs'],
    ['Excel', '–', '1 Step 1'],
  ]);
});

it('can be empty', async () => {
  const sheet = await writeSheet([{ name: 'Engineer', skills: [] }]);
  expect(sheet?.rows.at(-1)).toEqual(['Skill', 'Engineer']);
});
