import { type ExtractedPersona, type Persona, splitParagraphs } from '@skills-architect/contracts/personas';
import { fieldParts } from '@skills-architect/portal-kit';
import type { ChosenRole } from '../industry-role/chosen-role';

/** The persona form as a person fills it in; `0` stands for nothing chosen. */
export interface FormValues {
  groupName: string;
  personaName: string;
  reportingTo: string;
  roleDescription: string;
  /** A paragraph a line. */
  rolesResponsibilities: string;
  industryRoleId: number | null;
  /** The role with that id, as the pickers show it. */
  industryRole: ChosenRole | null;
  leadershipRoleId: number | null;
}
export const PARTS = fieldParts<FormValues>();

/** Of a role found in the library only what the form shows. */
export const asChosen = (role: ChosenRole): ChosenRole => ({
  roleId: role.roleId,
  roleName: role.roleName,
  subsectorId: role.subsectorId,
  subsector: role.subsector,
  subsectorTypeId: role.subsectorTypeId,
  functionId: role.functionId,
  functionName: role.functionName,
});

export const EMPTY: FormValues = {
  groupName: '',
  personaName: '',
  reportingTo: '',
  roleDescription: '',
  rolesResponsibilities: '',
  industryRoleId: null,
  industryRole: null,
  leadershipRoleId: null,
};

/** Paragraphs are kept apart by `|` and shown a line each. */
export const asLines = (paragraphs: string) => splitParagraphs(paragraphs).join('\n');

export const asParagraphs = (lines: string) =>
  lines
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .join('|');

/** A persona's values; a duplicate begins with another name, as names are taken once per client. */
export const toFormValues = (persona: Persona, duplicate: boolean): FormValues => ({
  groupName: persona.personaGroup.personaGroupName,
  personaName: duplicate ? `${persona.personaName} (copy)` : persona.personaName,
  reportingTo: persona.reportingTo,
  roleDescription: persona.roleDescription,
  rolesResponsibilities: asLines(persona.rolesResponsibilities),
  industryRoleId: persona.industryRole?.roleId ?? null,
  industryRole: persona.industryRole && asChosen(persona.industryRole),
  leadershipRoleId: persona.leadershipRole?.leadershipRoleId ?? null,
});

/** What a job description says, as far as it says something; the rest of the form stays. */
export const filledBy = (values: FormValues, read: ExtractedPersona): FormValues => ({
  ...values,
  groupName: read.personaGroupName || values.groupName,
  personaName: read.personaName || values.personaName,
  reportingTo: read.reportingTo || values.reportingTo,
  roleDescription: read.roleDescription || values.roleDescription,
  rolesResponsibilities: asLines(read.rolesAndResponsibilities) || values.rolesResponsibilities,
});

const TEXTS = ['groupName', 'personaName', 'reportingTo', 'roleDescription', 'rolesResponsibilities'] as const;

/** Whether going over to other values takes away something that stands there. */
export const replacesText = (before: FormValues, after: FormValues): boolean =>
  TEXTS.some((field) => before[field].trim() !== '' && before[field] !== after[field]);

/** What is sent: trimmed, responsibilities as paragraphs. */
export const toBody = ({ industryRole, ...values }: FormValues) => ({
  ...values,
  groupName: values.groupName.trim(),
  personaName: values.personaName.trim(),
  reportingTo: values.reportingTo.trim(),
  rolesResponsibilities: asParagraphs(values.rolesResponsibilities),
});
