import { factsOf, type Persona, type PersonaApproval, type PersonaSummary } from '@skills-architect/contracts/personas';
import { toAuditFields } from '@skills-architect/service-kit';
import type { ReviewDocument } from '../reviews/review-document';
import type { PersonaDocument } from './persona-document';
import type { ListedNames, RoleNames } from './role-names';

/** A persona in a list: without texts, but with its numbers of skills and of target levels. */
export type ListedPersona = Pick<
  PersonaDocument,
  | '_id'
  | 'personaName'
  | 'personaGroupId'
  | 'personaGroupName'
  | 'clientId'
  | 'industryRoleId'
  | 'leadershipRoleId'
  | 'rev'
> & { skills: number; skillsWithLevel: number; review?: ReviewDocument };

const toLeadership = ({ leadershipRoleId }: Pick<PersonaDocument, 'leadershipRoleId'>, names: ListedNames) =>
  leadershipRoleId === null ? null : (names.leadershipRoles.get(leadershipRoleId) ?? null);

export const toSummary = (persona: ListedPersona, names: ListedNames, approval?: PersonaApproval): PersonaSummary => {
  const role = persona.industryRoleId === null ? undefined : names.roles.get(persona.industryRoleId);
  return {
    personaId: persona._id,
    personaName: persona.personaName,
    personaGroup: { personaGroupId: persona.personaGroupId, personaGroupName: persona.personaGroupName },
    clientId: persona.clientId,
    industryRole: role ? { roleId: role.roleId, roleName: role.roleName } : null,
    leadershipRole: toLeadership(persona, names),
    skills: persona.skills,
    skillsWithLevel: persona.skillsWithLevel,
    ...(approval && { approval }),
    rev: persona.rev,
  };
};

export const toDetail = (persona: PersonaDocument, names: RoleNames): Persona => ({
  personaId: persona._id,
  personaName: persona.personaName,
  personaGroup: {
    personaGroupId: persona.personaGroupId,
    personaGroupName: persona.personaGroupName,
    clientId: persona.clientId,
  },
  clientId: persona.clientId,
  ...factsOf((name) => persona[name]),
  roleDescription: persona.roleDescription,
  rolesResponsibilities: persona.rolesResponsibilities,
  industryRole: persona.industryRoleId === null ? null : (names.roles.get(persona.industryRoleId) ?? null),
  leadershipRole: toLeadership(persona, names),
  ...toAuditFields(persona),
});
