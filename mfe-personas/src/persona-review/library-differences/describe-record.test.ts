import type { DescribedRole } from '@skills-architect/contracts';
import { describeRoleChange, describeSkill } from './describe-record';

const role = { id: 3, name: 'Accountant', change: 'changed' as const };
const none = { gained: [], lost: [], changed: [] };
const cases: [DescribedRole, string[]][] = [
  [{ ...role, fields: ['Skills'], skills: { ...none, lost: ['Tax compliance'] } }, ['Skills lost: Tax compliance']],
  [
    { ...role, fields: ['Status', 'Skills'], skills: { lost: [], gained: ['Excel', 'Payroll'], changed: ['Audit'] } },
    ['Skills gained: Excel, Payroll', 'Other levels: Audit', 'Changed: Status'],
  ],
  [{ ...role, fields: ['Skills'] }, ['Changed: Skills']],
  [{ ...role, change: 'retired', fields: ['Status'], skills: none }, []],
  [{ ...role, change: 'deleted', fields: [], skills: { ...none, lost: ['Audit'] } }, []],
  [role, []],
];

test.each(cases)('%#: the change of a role is described', (changed, lines) => {
  expect(describeRoleChange(changed)).toEqual(lines);
});

test.each([
  [{ id: 9, name: 'Telex', change: 'retired' as const, fields: ['Status'] }, 'Telex: retired'],
  [{ id: 9, name: 'Telex', change: 'changed' as const, fields: ['Levels', 'Status'] }, 'Telex: changed Levels, Status'],
  [{ id: 9, name: 'Telex', change: 'changed' as const }, 'Telex: changed'],
])('%#: the change of a skill is described', (changed, text) => {
  expect(describeSkill(changed)).toBe(text);
});
