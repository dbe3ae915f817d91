import { describe, expect, it } from '@jest/globals';
import { candidateWords } from './candidate-words';
import { findSkills } from './find-skills';
import { findProducts } from './product-names';

const library = [
  { id: 1, names: ['SQL', 'Structured Query Language'] },
  { id: 2, names: ['Project Management', 'managing projects'] },
  { id: 3, names: ['Project Management Software'] },
  { id: 4, names: ['manage budgets'] },
  { id: 5, names: ['Planning'] },
  { id: 6, names: ['Microsoft Excel', 'Excel'] },
  { id: 7, names: ['Java (computer programming)'] },
  { id: 8, names: ['Python'] },
  { id: 9, names: ['train employees in customer service'] },
  { id: 10, names: ['R'] },
  { id: 11, names: ['LESS'] },
  { id: 12, names: ['electricity principles', 'current'] },
  { id: 13, names: ['mathematics'] },
  { id: 14, names: ['C'] },
  { id: 15, names: ['React'] },
];
const listFound = (text: string) => findSkills([text], library).skills.map(({ id, sureness }) => `${id} ${sureness}`);

describe('the skills of a sentence', () => {
  it.each<[string, string[]]>([
    ['Writes SQL every day.', ['1 clear']],
    ['Knows the structured query language.', ['1 clear']],
    ['Experience in managing projects.', ['2 clear']],
    ['Uses project management software.', ['3 clear']],
    ['Manages the budgets of the department.', ['4 possible']],
    ['Managing budgets.', ['4 likely']],
    ['Budgets that managers like.', []],
    ['Plans the shifts.', []],
    ['Skilled in planning.', ['5 clear']],
    ['People who excel at their work.', []],
    ['Reports are made in Excel.', ['6 likely']],
    ['Java and Python developer.', ['7 clear', '8 clear']],
    ['Trains new employees in the service of customers.', ['9 likely']],
    ['Statistics with R.', ['10 clear']],
    ['R and D budget.', []],
    ['Six months or less.', []],
    ['The R&D of vitamin C for the C-suite.', []],
    ['Code in C and R.', ['14 clear', '10 clear']],
    ['Guests who react in spring.', []],
    ['Pages in React.', ['15 clear']],
    ['An agile team that keeps lean.', []],
    ['No Excel required, knows SQL.', ['1 clear']],
    ['No SQL or Python knowledge is needed.', []],
    ['Java, Python is not required.', ['7 clear']],
    ['Styles pages with LESS.', ['11 clear']],
    ['Open to current employees.', ['12 possible']],
    ['Our office has free fruit.', []],
    ['Apply at https://acme.com/sql/python?tool=java.', []],
    ['Write to sql@acme.com, know Python.', ['8 clear']],
  ])('%s', (text, expected) => expect(listFound(text)).toEqual(expected));
});

it('returns the sentences of each skill with marked words', () => {
  const { skills } = findSkills(['Writes SQL.\nAdvanced SQL is a must.'], library);
  expect(skills).toMatchObject([
    {
      id: 1,
      evidence: [
        { sentence: 'Writes SQL.', marks: [{ start: 7, end: 10 }] },
        { sentence: 'Advanced SQL is a must.', marks: [{ start: 9, end: 12 }], level: { share: 0.75 } },
      ],
    },
  ]);
});

describe('the level of a skill', () => {
  const shares = (text: string) => findSkills([text], library).skills.map(({ evidence }) => evidence[0]?.level?.share);
  it.each<[string, (number | undefined)[]]>([
    ['Expert in SQL.', [1]],
    ['Advanced SQL and basic Python.', [0.75, 0]],
    ['Expert knowledge of SQL, Python and Java.', [1, 1, 1]],
    ['Strong communication skills, writes SQL.', [undefined]],
    ['SQL (advanced), Python (basic)', [0.75, 0]],
    ['SQL at expert level', [1]],
    ['Working knowledge of SQL', [0.25]],
    ['Proficient with SQL; Python', [0.5, undefined]],
    ['Writes SQL', [undefined]],
  ])('%s', (text, expected) => expect(shares(text)).toEqual(expected));
});

describe('names of tools', () => {
  it.each<[string, string[]]>([
    ['Experience with Jira, Confluence and Power BI.', ['Jira', 'Confluence', 'Power BI']],
    ['Draws in AutoCAD.', ['AutoCAD']],
    ['Uses software such as Adobe Photoshop or Figma.', ['Adobe Photoshop', 'Figma']],
    ['Works with the Head of Finance.', []],
    ['Reports to the Operations Manager in Berlin.', []],
    ['Fluent in English and German.', []],
    ['Bachelor of Engineering with experience in Germany.', []],
    ['Certified in SAP.', ['SAP']],
    ['Hybrid work from Zwolle.', []],
    ['Working in Zwolle.', []],
    ['Works with SAP.', ['SAP']],
    ['Experience as Programmer III with the City of Los Angeles.', []],
    ['Candidates WILL ONLY BE ACCEPTED when using the Qualifications Questionnaire.', []],
  ])('%s', (text, expected) => expect(findProducts(text).map(({ name }) => name)).toEqual(expected));

  it.each<[string, string[]]>([
    ['Builds pipelines in Python and Databricks.', ['Databricks']],
    ['Builds pipelines in Python, Databricks or Airflow.', ['Databricks', 'Airflow']],
    ['Builds pipelines in Python. Databricks pays us.', []],
    ['Writes Python for Amazon.', []],
    ['Builds pipelines in Databricks, Airflow and Python.', ['Databricks', 'Airflow']],
    ['Builds pipelines in Python and Databricks in Berlin.', ['Databricks']],
    ['Speaks Korean and writes Python or Korean.', []],
    ['Strong Planning and Negotiation Skills', []],
    ['Python and Databricks are welcome to those who know them.', []],
    ['Writes SQL and German letters.', []],
    ['Has studied Mathematics and Zoology.', []],
  ])('stand in a list with a known skill: %s', (text, expected) =>
    expect(findSkills([text], library).unknown.map(({ name }) => name)).toEqual(expected),
  );

  it('are not found in addresses', () => {
    const { unknown } = findSkills(['Experience with https://acme.com/AutoCAD, Jira.'], library);
    expect(unknown).toMatchObject([
      { name: 'Jira', evidence: [{ sentence: 'Experience with https://acme.com/AutoCAD, Jira.' }] },
    ]);
  });

  it('are unknown if no skill has that name', () => {
    const { unknown } = findSkills(['Experience with Python, Jira and Microsoft Excel.'], library);
    expect(unknown.map(({ name }) => name)).toEqual(['Jira']);
  });
});

it('the candidate words contain all words of names in the text', () => {
  const { contentWords: telling, all } = candidateWords(['Manages the budgets']);
  expect(telling).toEqual(expect.arrayContaining(['manage', 'managing', 'budget', 'budgets']));
  expect(telling).not.toContain('the');
  expect(all).toContain('the');
  expect(candidateWords(['https://acme.com/sql']).contentWords).toEqual([]);
});
