import { LABELS } from './role-values';
import { joinSections } from './sections';
import type { RoleFormState } from './use-role-form';

const REQUIRED = ['roleName', 'subsectorId', 'functionName', 'leadershipRoleId'] as const;

/** Labels of the fields without which nothing can be suggested. */
export const missingFor = ({ values }: Pick<RoleFormState, 'values'>): string[] =>
  REQUIRED.filter((field) => !String(values[field] || '').trim()).map((field) => LABELS[field]);

/** The role as it stands in the form, for a request of suggestions. */
export const askedRole = ({ values, record }: RoleFormState, askedOf: 'any' | 'library') => ({
  roleName: values.roleName.trim(),
  subsectorId: values.subsectorId,
  functionName: values.functionName,
  leadershipRoleId: values.leadershipRoleId,
  occupation: values.occupation,
  roleDescription: values.roleDescription,
  roleandResponsibilities: joinSections(values.workFunctions),
  ...(record && { roleId: record.roleId }),
  askedOf,
});
