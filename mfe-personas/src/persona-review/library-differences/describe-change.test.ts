import { describeRoleSkill } from './describe-change';

const skill = { skillId: 1, skillName: 'Forklift', formerLevel: null, newLevel: null };

test.each([
  [{ ...skill, change: 'added' as const, newLevel: 3 }, 'Forklift: added with level 3'],
  [{ ...skill, change: 'added' as const }, 'Forklift: added with no level'],
  [{ ...skill, change: 'removed' as const, formerLevel: 2 }, 'Forklift: removed, was level 2'],
  [{ ...skill, change: 'level' as const, formerLevel: 2, newLevel: 3 }, 'Forklift: level 2, now level 3'],
])('%#: a change of the role is described', (change, text) => {
  expect(describeRoleSkill(change)).toBe(text);
});
