import { expect, it } from '@jest/globals';
import { NEW_ROW } from './parse-job';
import { reviewSheet } from './review-workbook';

const row = {
  ...NEW_ROW,
  _id: 1,
  token: 't',
  index: 0,
  part: 0,
  fileName: 'a.docx',
  outcome: 'read',
  reason: '',
} as const;

it.each([
  ['Sales', undefined, 'Sales', ''],
  ['', 'Sales', 'Sales', 'The group is a guess.'],
  ['Sales', 'Finance', 'Sales', ''],
  // A file opened by hand has neither.
  ['', undefined, '', ''],
])('group %j with the guess %j is shown as %j, to check: %j', (groupName, groupGuess, shown, check) => {
  const [cells = []] = reviewSheet([
    { ...row, terms: [], recommendations: [], restored: [], groupName, ...(groupGuess && { groupGuess }) },
  ]).rows;
  expect([cells[3], cells[7]]).toEqual([shown, check]);
});

const GUESSED = { kind: 'guessed' as const, passages: [] };
const DUTIES = { rolesAndResponsibilities: 'Plans tours', origins: { rolesAndResponsibilities: GUESSED } };

it.each([
  [DUTIES, 'The duties are a guess.'],
  [{ ...DUTIES, groupGuess: 'Sales' }, 'The group and duties are guesses.'],
  [
    {
      personaName: 'Clerk',
      groupGuess: 'Sales',
      reportingTo: 'Head of Sales',
      roleDescription: 'Sells.',
      origins: { personaName: GUESSED, reportingTo: GUESSED, roleDescription: GUESSED },
    },
    'The name, group, reporting line and description are guesses.',
  ],
  [{ groupName: 'Sales', reportingTo: 'Me', origins: { reportingTo: { kind: 'stated' as const, passages: [] } } }, ''],
])('%j: %s', (fields, check) => {
  const [cells = []] = reviewSheet([{ ...row, terms: [], recommendations: [], restored: [], ...fields }]).rows;
  expect(cells[7]).toBe(check);
});
