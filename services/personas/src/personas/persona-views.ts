import type { Persona, PersonaSummary } from '@skills-architect/contracts/personas';
import type { PersonaDocument } from './persona-document';
import type { RoleNames } from './role-names';

export interface SkillCounts {
  skills: number;
  skillsWithLevel: number;
}

const leadershipOf = ({ leadershipRoleId }: PersonaDocument, names: RoleNames) =>
  leadershipRoleId === null ? null : (names.leadershipRoles.get(leadershipRoleId) ?? null);

export const summaryOf = (
  persona: PersonaDocument,
  names: RoleNames,
  counts: SkillCounts | undefined,
): PersonaSummary => {
  const role = persona.industryRoleId === null ? undefined : names.roles.get(persona.industryRoleId);
  return {
    personaId: persona._id,
    personaName: persona.personaName,
    personaGroup: { personaGroupId: persona.personaGroupId, personaGroupName: persona.personaGroupName },
    clientId: persona.clientId,
    industryRole: role ? { roleId: role.roleId, roleName: role.roleName } : null,
    leadershipRole: leadershipOf(persona, names),
    skills: counts?.skills ?? 0,
    skillsWithLevel: counts?.skillsWithLevel ?? 0,
    rev: persona.rev,
  };
};

export const detailOf = (persona: PersonaDocument, names: RoleNames): Persona => ({
  personaId: persona._id,
  personaName: persona.personaName,
  personaGroup: {
    personaGroupId: persona.personaGroupId,
    personaGroupName: persona.personaGroupName,
    clientId: persona.clientId,
  },
  clientId: persona.clientId,
  reportingTo: persona.reportingTo,
  roleDescription: persona.roleDescription,
  rolesResponsibilities: persona.rolesResponsibilities,
  industryRole: persona.industryRoleId === null ? null : (names.roles.get(persona.industryRoleId) ?? null),
  leadershipRole: leadershipOf(persona, names),
  rev: persona.rev,
  created: { at: persona.created.at.toISOString(), by: persona.created.by },
  updated: { at: persona.updated.at.toISOString(), by: persona.updated.by },
});
