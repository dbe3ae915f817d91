import { getPersona, updatePersona } from '@skills-architect/contracts/personas';
import type { Visitor } from '../portal/visitor';

/** Opens a persona and saves it with one field changed, as its form does. */
export const savePersona = async (visitor: Visitor, personaId: number, round: number) => {
  const params = { personaId };
  const persona = await visitor.call(getPersona, { params });
  const body = {
    rev: persona.rev,
    groupName: persona.personaGroup.personaGroupName,
    personaName: persona.personaName,
    reportingTo: `Head of shift ${round}`,
    roleDescription: persona.roleDescription,
    rolesResponsibilities: persona.rolesResponsibilities,
    industryRoleId: persona.industryRole?.roleId ?? null,
    leadershipRoleId: persona.leadershipRole?.leadershipRoleId ?? null,
  };
  await visitor.call(updatePersona, { params, body });
};
