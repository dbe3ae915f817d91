import { aRow } from '../../import-files/imports.fixtures';
import { changedRows, fieldValue, savedFields, withEdits, withField, withGuesses } from './row-fields';

const guessedName = aRow(1, 'Planner', {
  origins: { personaName: { kind: 'guessed', passages: [] }, groupName: { kind: 'stated', passages: [] } },
});
const withGuess = aRow(2, 'Driver', { groupName: '', groupGuess: 'Transport' });
const failed = aRow(3, '', { outcome: 'damaged' });
const saved = savedFields([guessedName, withGuess, failed]);

test('saves the changed fields of each row with the values they replace', () => {
  const edited = withField(withField(saved, 1, 'groupName', ' Yard '), 2, 'reportingTo', 'Head of Yard');
  expect(changedRows(saved, edited)).toEqual([
    { rowId: 1, fields: { groupName: 'Yard' }, replaces: { groupName: 'Data' } },
    { rowId: 2, fields: { reportingTo: 'Head of Yard' }, replaces: { reportingTo: '' } },
  ]);
  expect(changedRows(saved, withField(saved, 1, 'groupName', 'Data'))).toEqual([]);
});

test('confirming a guessed name sends it, and it is no guess any more', () => {
  const confirmed = withField(saved, 1, 'personaName', 'Planner');
  expect(changedRows(saved, confirmed)).toEqual([
    { rowId: 1, fields: { personaName: 'Planner' }, replaces: { personaName: 'Planner' } },
  ]);
  expect(withEdits(guessedName, confirmed).origins?.personaName?.kind).toBe('stated');
  expect(withEdits(guessedName, saved).origins?.personaName?.kind).toBe('guessed');
});

test('applies guesses only to rows without a group', () => {
  const withGroups = withGuesses(saved, [{ ...guessedName, groupGuess: 'Office' }, withGuess, failed]);
  expect(fieldValue(withGroups, 1, 'groupName').text).toBe('Data');
  expect(fieldValue(withGroups, 2, 'groupName').text).toBe('Transport');
  expect(changedRows(saved, withGroups)).toHaveLength(1);
});
