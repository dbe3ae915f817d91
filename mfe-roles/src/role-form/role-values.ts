import { FunctionName, type Role, RoleForm } from '@skills-architect/contracts/roles';
import * as z from 'zod';
import { EMPTY_SECTION, joinSections, toSections } from './sections';

const Sections = z.array(z.object({ name: z.string(), tasks: z.string() })).superRefine((sections, context) => {
  const checked = RoleForm.shape.roleandResponsibilities.safeParse(joinSections(sections));
  for (const { message } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', message });
});

/** Fields of the form. The department is a name, because users can type a new one. */
export const RoleFields = RoleForm.omit({ functionId: true, roleandResponsibilities: true }).extend({
  functionName: FunctionName,
  /** Code of the language of the texts, such as `de`; '' for that of the source. */
  language: z.string(),
  workFunctions: Sections,
});
/** Values of the form; id 0 means nothing is chosen. */
export type RoleValues = z.output<typeof RoleFields>;

export const EMPTY: RoleValues = {
  roleName: '',
  alternativeNames: [],
  subsectorId: 0,
  functionName: '',
  occupation: '',
  leadershipRoleId: 0,
  sourceId: 0,
  roleStatus: 1,
  language: '',
  roleDescription: '',
  workFunctions: [EMPTY_SECTION],
};

export const toValues = (role: Role): RoleValues => ({
  roleName: role.roleName,
  alternativeNames: role.alternativeNames,
  subsectorId: role.subsectorId,
  functionName: role.functionName,
  occupation: role.occupation,
  leadershipRoleId: role.leadershipRole?.leadershipRoleId ?? 0,
  sourceId: role.sourceId,
  roleStatus: role.roleStatus,
  language: role.language ?? '',
  roleDescription: role.roleDescription,
  workFunctions: role.roleandResponsibilities ? toSections(role.roleandResponsibilities) : EMPTY.workFunctions,
});

/** Request body of a role without its source. */
export const toBody = (
  { functionName: _name, sourceId: _source, language, workFunctions, ...fields }: RoleValues,
  functionId: number,
) => ({ ...fields, ...(language && { language }), functionId, roleandResponsibilities: joinSections(workFunctions) });

export type Field = keyof RoleValues;
export const FIELDS = RoleFields.keyof().options;
/** Field labels. */
export const LABELS: Record<Field, string> = {
  roleName: 'Role Name',
  alternativeNames: 'Alternative Names',
  subsectorId: 'Industry',
  functionName: 'Department',
  occupation: 'Occupation',
  leadershipRoleId: 'Leadership Role',
  sourceId: 'Source',
  roleStatus: 'Status',
  language: 'Language',
  roleDescription: 'Role Description',
  workFunctions: 'Critical Work Functions and Tasks',
};

/** Form fields of request fields that have another name. */
export const ALIASES = { functionId: 'functionName', roleandResponsibilities: 'workFunctions' } as const;
