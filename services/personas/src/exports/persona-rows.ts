import { FACT_NAMES, PERSONA_FACTS, splitParagraphs } from '@skills-architect/contracts/personas';
import type { Cell } from '@skills-architect/library-service-kit/workbooks';
import type { PersonaDocument } from '../personas/persona-document';
import type { RoleNames } from '../personas/role-names';

/** Maximum text length of a workbook cell. */
const LONGEST_CELL = 32_000;

const APPROVAL = { title: 'Approval', width: 22 };

/** Columns of the sheet of personas, with their approval if the client has approvers; their ids come last. */
export const personaColumns = (hasApproval: boolean) => [
  { title: 'Group Name', width: 24 },
  { title: 'Persona Name', width: 32 },
  ...FACT_NAMES.map((name) => ({ title: PERSONA_FACTS[name].title, width: PERSONA_FACTS[name].width })),
  { title: 'Industry / Function', width: 28 },
  { title: 'Department / Track', width: 28 },
  { title: 'Industry Role', width: 32 },
  { title: 'Leadership Role', width: 24 },
  { title: 'Role Description', width: 60 },
  { title: 'Roles and Responsibilities', width: 90 },
  ...(hasApproval ? [APPROVAL] : []),
  { title: 'Persona Id', width: 12 },
];
/** A persona as a row of its sheet; `approval` only if there is a column of it. */
export const personaRow = (
  persona: PersonaDocument,
  { roles, leadershipRoles }: RoleNames,
  approval?: string,
): Cell[] => {
  const role = roles.get(persona.industryRoleId ?? 0);
  return [
    persona.personaGroupName,
    persona.personaName,
    ...FACT_NAMES.map((name) => persona[name]),
    role?.subsector ?? '',
    role?.functionName ?? '',
    role?.roleName ?? '',
    leadershipRoles.get(persona.leadershipRoleId ?? 0)?.leadershipRoleName ?? '',
    persona.roleDescription.slice(0, LONGEST_CELL),
    splitParagraphs(persona.rolesResponsibilities).join('\n').slice(0, LONGEST_CELL),
    ...(approval === undefined ? [] : [approval]),
    persona._id,
  ];
};
