import { describe, expect, it } from '@jest/globals';
import { decisionOfForm, decisionOfRow } from './decided-roles';

const MADE = { by: 7, at: '2026-03-02T09:00:00.000Z' };
const persona = (industryRoleId: number | null) => ({
  _id: 5,
  personaName: 'Ward Nurse',
  roleDescription: 'Cares.',
  rolesResponsibilities: 'Plan|Teach',
  industryRoleId,
});

describe('decisionOfForm', () => {
  it.each([
    ['a new persona with a role', undefined, 3, [3]],
    ['a new persona without a role', undefined, null, []],
    ['another role', 2, 3, [3]],
    ['the same role', 3, 3, []],
    ['a removed role', 3, null, [null]],
  ])('%s', (_, before, after, chosen) => {
    const former = before === undefined ? undefined : persona(before);
    const decisions = decisionOfForm(former, persona(after), MADE);
    expect(decisions.map((decision) => decision.chosen)).toEqual(chosen);
    for (const decision of decisions)
      expect(decision).toMatchObject({ subject: 'persona 5', title: 'Ward Nurse', description: 'Cares.\nPlan\nTeach' });
  });
});

const role = (roleId: number, isSearchedRole = false) => ({
  roleId,
  roleName: '',
  isSelected: false,
  isSearchedRole,
  confidence: roleId === 1 ? ('likely' as const) : null,
});
const row = (change: object) => ({
  _id: 9,
  matched: true,
  isDuplicatePersona: false,
  personaId: 5,
  personaName: 'Ward Nurse',
  roleDescription: '',
  rolesAndResponsibilities: '',
  recommendations: [role(1), role(2)],
  selectedRoleId: 1,
  ...change,
});
const SHOWN = { suggested: [1, 2], confidence: 'likely' };

describe('decisionOfRow', () => {
  it.each([
    ['the first suggestion', {}, [{ ...SHOWN, chosen: 1, subject: 'persona 5' }]],
    [
      'a role found by search',
      { selectedRoleId: 8, recommendations: [role(1), role(2), role(8, true)] },
      [{ ...SHOWN, chosen: 8, subject: 'persona 5' }],
    ],
    [
      'a row without a selected role',
      { selectedRoleId: null, personaId: undefined },
      [{ ...SHOWN, chosen: null, subject: 'row 9' }],
    ],
    ['a row whose persona was not created', { personaId: undefined }, []],
    ['a persona that exists already', { isDuplicatePersona: true }, []],
    ['a row that was not matched', { matched: false }, []],
    ['a row without suggestions', { recommendations: [role(8, true)] }, []],
  ])('%s', (_, change, expected) => {
    expect(decisionOfRow(row(change), MADE)).toEqual(expected.map((record) => expect.objectContaining(record)));
  });
});
