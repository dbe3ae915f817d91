import { factsOf, splitParagraphs } from '@skills-architect/contracts/personas';
import type { ExportLibrary } from '../exports/export-library';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import type { RoleNames } from '../personas/role-names';

const findLevel = (library: ExportLibrary, skillId: number, proficiencyId: number | null) => {
  const level = library.get(skillId)?.proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId);
  return level ? { proficiencyId: level.proficiencyId, levelNumber: level.levelNumber, level: level.level } : null;
};

/** The payload of a persona with its skills for the learning platform; skills that the library lacks are omitted. */
export const toPlatformPersona = (
  persona: PersonaDocument,
  mapping: MappingDocument | undefined,
  { roles, leadershipRoles }: RoleNames,
  library: ExportLibrary,
) => {
  const role = roles.get(persona.industryRoleId ?? 0);
  const leadership = leadershipRoles.get(persona.leadershipRoleId ?? 0);
  return {
    personaId: persona._id,
    personaName: persona.personaName,
    personaGroup: { personaGroupId: persona.personaGroupId, personaGroupName: persona.personaGroupName },
    ...factsOf((name) => persona[name]),
    roleDescription: persona.roleDescription,
    rolesResponsibilities: splitParagraphs(persona.rolesResponsibilities),
    industryRole: role ? { roleId: role.roleId, roleName: role.roleName } : null,
    leadershipRole: leadership
      ? { leadershipRoleId: leadership.leadershipRoleId, leadershipRoleName: leadership.leadershipRoleName }
      : null,
    skills: (mapping?.rows ?? []).flatMap((row) => {
      const skill = library.get(row.skillId);
      if (!skill) return [];
      return [
        {
          skillId: skill.skillId,
          skillName: skill.skillName,
          skillCategory: skill.skillCategory.skillCategory,
          skillCriticality: row.skillCriticality,
          targetProficiency: findLevel(library, row.skillId, row.proficiencyId),
          industryProficiency: findLevel(library, row.skillId, row.industryProficiencyId),
        },
      ];
    }),
  };
};
