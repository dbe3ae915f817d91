import {
  FACT_NAMES,
  type FactName,
  factsOf,
  joinParagraphs,
  type Persona,
  type ReadJobDescription,
  splitParagraphs,
} from '@skills-architect/contracts/personas';
import type { ChosenRole } from '../industry-role/chosen-role';

/** Values of the persona form; `null` means that nothing is selected. */
export interface FormValues extends Record<FactName, string> {
  groupName: string;
  personaName: string;
  roleDescription: string;
  /** One paragraph per line. */
  rolesResponsibilities: string;
  /** Requirements of a job description; not shown, but searched for skills. */
  requirements?: string[] | undefined;
  /** Token of the job description that filled the form. */
  documentToken?: string | undefined;
  industryRoleId: number | null;
  /** The role with that id, for the pickers. */
  industryRole: ChosenRole | null;
  leadershipRoleId: number | null;
}

/** Reduces a library role to the fields the form shows. */
export const toChosenRole = (role: ChosenRole): ChosenRole => ({
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
  ...factsOf(() => ''),
  roleDescription: '',
  rolesResponsibilities: '',
  industryRoleId: null,
  industryRole: null,
  leadershipRoleId: null,
};

/** Paragraphs are stored separated by `|` and shown one per line. */
export const toLines = (paragraphs: string) => splitParagraphs(paragraphs).join('\n');

/** The reverse of `toLines`: one trimmed paragraph per line. */
export const toParagraphs = (lines: string) => joinParagraphs(lines.split('\n'));

/** Form values of a persona. */
export const toFormValues = (persona: Persona): FormValues => ({
  groupName: persona.personaGroup.personaGroupName,
  personaName: persona.personaName,
  ...factsOf((name) => persona[name]),
  roleDescription: persona.roleDescription,
  rolesResponsibilities: toLines(persona.rolesResponsibilities),
  industryRoleId: persona.industryRole?.roleId ?? null,
  industryRole: persona.industryRole && toChosenRole(persona.industryRole),
  leadershipRoleId: persona.leadershipRole?.leadershipRoleId ?? null,
});

/** Merges the fields found in a job description; other fields stay. */
export const applyExtracted = (values: FormValues, extracted: ReadJobDescription): FormValues => ({
  ...values,
  groupName: extracted.personaGroupName || values.groupName,
  personaName: extracted.personaName || values.personaName,
  ...factsOf((name) => extracted[name] || values[name]),
  roleDescription: extracted.roleDescription || values.roleDescription,
  rolesResponsibilities: toLines(extracted.rolesAndResponsibilities) || values.rolesResponsibilities,
  documentToken: extracted.documentToken,
  ...(extracted.requirements && { requirements: extracted.requirements }),
});

const TEXTS = ['groupName', 'personaName', ...FACT_NAMES, 'roleDescription', 'rolesResponsibilities'] as const;

/** Whether the new values would overwrite entered text. */
export const replacesText = (before: FormValues, after: FormValues): boolean =>
  TEXTS.some((field) => before[field].trim() !== '' && before[field] !== after[field]);

/** Request body: trimmed, responsibilities as paragraphs. */
export const toBody = ({ industryRole, ...values }: FormValues) => ({
  ...values,
  groupName: values.groupName.trim(),
  personaName: values.personaName.trim(),
  ...factsOf((name) => values[name].trim()),
  rolesResponsibilities: toParagraphs(values.rolesResponsibilities),
});
