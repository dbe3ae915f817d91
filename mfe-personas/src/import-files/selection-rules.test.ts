import { aRow, aSuggestion } from './imports.fixtures';
import {
  type Choices,
  findDuplicateRows,
  listSuggestions,
  matchesFilter,
  PARTS,
  type RowChoice,
  rowsWithoutRole,
  savedChoices,
  selectedRole,
  summariseRows,
  toSaveBody,
  WITHOUT_ROLE,
  withChoice,
  withDrafts,
  withFirstSuggestions,
  withoutChoices,
} from './selection-rules';

const none: Choices = new Map();
const role = (roleId: number): RowChoice => ({ kind: 'role', role: { roleId, roleName: `Role ${roleId}` } });
const suggested = [aSuggestion(1, 'Role 1'), aSuggestion(2, 'Role 2')];
const unassigned = aRow(10, 'Engineer', { roleRecommendations: suggested });
const saved = aRow(11, 'Analyst', { roleRecommendations: [aSuggestion(1, 'Role 1', { isSelected: true })] });
const existing = aRow(12, 'Clerk', { isDuplicatePersona: true, roleRecommendations: suggested });
const withoutSuggestions = aRow(13, 'Poet');
const draft = aRow(15, 'Painter', { withoutRole: true });

test.each([
  ['nothing chosen, nothing saved', unassigned, none, undefined],
  ['chosen', unassigned, new Map([[10, role(2)]]), 2],
  ['saved', saved, none, 1],
  ['another one chosen than saved', saved, new Map([[11, role(5)]]), 5],
  ['saved, then cleared', saved, new Map([[11, null]]), undefined],
])('the selected role: %s', (_, row, choices, expected) => {
  expect(selectedRole(row, choices)?.roleId).toBe(expected);
});

test.each([
  ['another role is sent', unassigned, role(2), [{ rowId: 10, roleId: 2, replaces: null }]],
  [
    'another role is sent with the saved role that it replaces',
    saved,
    role(2),
    [{ rowId: 11, roleId: 2, replaces: 1 }],
  ],
  ['the saved role is not sent', saved, role(1), []],
  ['a cleared saved role is sent', saved, null, [{ rowId: 11, roleId: null, replaces: 1 }]],
  [
    'a saved role that is not wanted',
    saved,
    WITHOUT_ROLE,
    [{ rowId: 11, roleId: null, withoutRole: true, replaces: 1 }],
  ],
  ['a role for a saved draft', draft, role(2), [{ rowId: 15, roleId: 2, replaces: null }]],
  ['a draft that is none any more', draft, null, [{ rowId: 15, roleId: null, replaces: null }]],
  ['a draft that stays one is not sent', draft, WITHOUT_ROLE, []],
  ['a cleared role that was never saved is not sent', unassigned, null, []],
])('%s', (_, row, chosen, sent) => {
  const before = savedChoices([row]);
  expect(toSaveBody(before, withChoice(withChoice(before, row, role(9)), row, chosen))).toEqual(sent);
});

test.each([
  ['a role', role(2), role(2)],
  ['no role', WITHOUT_ROLE, WITHOUT_ROLE],
  ['nothing', null, null],
  ['a role of an earlier version', { roleId: 2, roleName: 'Role 2' }, role(2)],
  ['no role of an earlier version', { roleId: 0, roleName: 'Without a role' }, WITHOUT_ROLE],
  ['something else', { roleId: 'two' }, undefined],
])('reads %s from a stored draft', (_, stored, choice) => {
  expect(PARTS.parse(stored)).toEqual(choice);
});

test('applies clear first suggestions to new rows without a role, and reverts this', () => {
  const rows = [unassigned, saved, existing, withoutSuggestions];
  const before = savedChoices(rows);
  const clear = { ...unassigned, roleRecommendations: [aSuggestion(1, 'Role 1', { confidence: 'clear' })] };
  expect(rowsWithoutRole([clear, ...rows.slice(1)], before)).toEqual({ clear: [clear], unclear: [withoutSuggestions] });
  expect(rowsWithoutRole(rows, before)).toEqual({ clear: [], unclear: [unassigned, withoutSuggestions] });
  const first = withFirstSuggestions(before, [unassigned]);
  const made = withFirstSuggestions(none, [unassigned]);
  expect(toSaveBody(before, first)).toEqual([{ rowId: 10, roleId: 1, replaces: null }]);
  expect(toSaveBody(before, withoutChoices(first, rows, made))).toEqual([]);
  const chosenSince = withChoice(first, unassigned, role(2));
  expect(toSaveBody(before, withoutChoices(chosenSince, rows, made))).toEqual([
    { rowId: 10, roleId: 2, replaces: null },
  ]);
});

test('only rows without a choice become drafts, and are counted', () => {
  const rows = [unassigned, saved, existing, draft];
  const choices = withDrafts(savedChoices(rows), rows);
  expect(toSaveBody(savedChoices(rows), choices)).toEqual([
    { rowId: 10, roleId: null, withoutRole: true, replaces: null },
  ]);
  expect(summariseRows(rows, choices)).toMatchObject({ created: 3, drafts: 2, withoutRole: [] });
});

test('a choice for a deleted row is dropped, and null is a choice', () => {
  const merged = new Map([
    [10, role(1)],
    [11, null],
  ]);
  expect([...PARTS.join(merged, savedChoices([saved, existing]))]).toEqual([
    [11, null],
    [12, null],
  ]);
});

test('a role found by search is not a suggestion', () => {
  const found = aSuggestion(7, 'Role 7', { isSearchedRole: true, isSelected: true });
  expect(listSuggestions(aRow(1, 'A', { roleRecommendations: [...suggested, found] }))).toEqual(suggested);
});

test('counts created and omitted rows, and a repeated name once', () => {
  const again = aRow(14, ' engineer ', { roleRecommendations: suggested });
  const choices = new Map([
    [10, role(1)],
    [12, role(1)],
    [14, role(2)],
  ]);
  expect(summariseRows([unassigned, saved, existing, withoutSuggestions, again], choices)).toEqual({
    existing: [existing.personaName],
    created: 2,
    drafts: 0,
    duplicates: [' engineer '],
    withoutRole: [withoutSuggestions.personaName],
  });
  expect([...findDuplicateRows([unassigned, again], choices)]).toEqual([14]);
  expect(findDuplicateRows([unassigned, again], new Map([[14, role(2)]])).size).toBe(0);
});

test.each([
  ['', [], true],
  ['data eng', [], true],
  ['eng DATA', [], true],
  ['sales', [], false],
  ['', ['Data'], true],
  ['', ['Sales'], false],
  ['data', ['Sales', 'Data'], true],
])('search %j in departments %j finds it: %s', (search, departments, expected) => {
  expect(matchesFilter({ personaName: 'Data Engineer', groupName: 'Data' }, search, departments)).toBe(expected);
});
