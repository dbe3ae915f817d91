import { LABELS } from './role-values';
import { joinSections } from './sections';
import type { RoleFormState } from './use-role-form';

const REQUIRED = ['roleName', 'subsectorId', 'functionName', 'leadershipRoleId'] as const;

/** Labels of the empty fields that suggestions require. */
export const missingFields = ({ values }: Pick<RoleFormState, 'values'>): string[] =>
  REQUIRED.filter((field) => !String(values[field] || '').trim()).map((field) => LABELS[field]);

/** The form's role as input for suggestions. */
export const toSuggestionInput = ({ values, record }: RoleFormState, askedOf: 'any' | 'library') => ({
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
