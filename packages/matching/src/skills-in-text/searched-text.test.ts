import { expect, it } from '@jest/globals';
import { searchedText } from './searched-text';

it.each<[string, string]>([
  ['Presents to the C-suite and follows plan C.', 'Presents to the …-suite and follows ….'],
  ['Leads R&D partnerships and the R and D budget.', 'Leads … partnerships and the … budget.'],
  ['Drives with a licence class C or D.', 'Drives with a licence ….'],
  ['Sells vitamin C and D products.', 'Sells … products.'],
  ['Knows Franklin D. Roosevelt.', 'Knows Franklin … Roosevelt.'],
  ['Writes C, C++ and R.', 'Writes C, C++ and R.'],
  ['Statistics with R and C for the team.', 'Statistics with R and C for the team.'],
  ['Group C++ and C# code by type.', 'Group C++ and C# code by type.'],
  ['No SAP or Python knowledge is needed; knows SQL.', '…; knows SQL.'],
  ['Knows SQL, Python is not required.', 'Knows SQL,….'],
  ['No two days are alike: knows SQL.', 'No two days are alike: knows SQL.'],
  ['SQL is required. No job is too small.', 'SQL is required. No job is too small.'],
  ['Works without supervision, SQL skills required.', 'Works without supervision, SQL skills required.'],
  ['There is no doubt that SQL skills are needed.', 'There is no doubt that SQL skills are needed.'],
  ['No Excel required.', '….'],
  ['No Excel or Word needed, knows SQL', '…, knows SQL'],
  ['No prior experience with SQL, but Python.', '…, but Python.'],
  ['No two days are alike and Python is required.', 'No two days are alike and Python is required.'],
  ['SQL not required.', '….'],
  ['Python, SQL is not a must.', 'Python,….'],
  ['SQL is a plus but not required.', 'SQL is a plus but not required.'],
  ['You do not need Excel; SQL helps.', 'You …; SQL helps.'],
  ['We do not compromise on Python.', 'We do not compromise on Python.'],
  ['NoSQL experience required.', 'NoSQL experience required.'],
  ['See https://acme.com/sql.', 'See …'],
  ['Wir bieten 30 Tage Urlaub und eine 4-Tage-Woche.', 'Wir bieten … Urlaub und eine …-Woche.'],
  ['Has 3-5+ years of experience with SQL.', 'Has … of experience with SQL.'],
  ['Plans the days of 30 people and puts up price tags.', 'Plans the days of 30 people and puts up price tags.'],
  ['Office 365 daily', 'Office 365 daily'],
])('%s', (text, expected) => {
  const searched = searchedText(text);
  expect(searched).toHaveLength(text.length);
  expect(searched.replace(/_+/g, '…')).toBe(expected);
});
