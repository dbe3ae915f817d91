import { aSkill } from '../skills.fixtures';
import { addRoleRefusal, canAddRoles } from './role-rows';

const category = (skillCategory: string) => ({ skillCategory: { skillCategoryId: 3, skillCategory } });
test.each([
  ['a functional skill', {}, undefined],
  ['a digital tool', category('Digital Tools'), undefined],
  ['a leadership skill', category('Leadership Skills'), 'Industry roles have Functional Skills and Digital Tools only'],
  ['a skill without levels', { proficiencies: [] }, 'The skill has no levels that a role could expect'],
])('whether a role is added to %s', (_, overrides, expected) => {
  expect(addRoleRefusal(aSkill(overrides))).toBe(expected);
});

test.each([
  [1, true],
  [2, false],
  [5, false],
  [101, true],
])('Add Role is offered for a skill of the source %i: %s', (sourceId, expected) => {
  expect(canAddRoles(aSkill({ skillSource: { sourceId, source: 'x' } }))).toBe(expected);
});
