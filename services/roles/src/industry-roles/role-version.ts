import type { VersionField } from '@skills-architect/contracts';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import type { StructureNames } from '../structure/structure-names';
import type { RoleDocument } from './role-document';
import type { RoleSkillLink } from './role-skill-link';

/** Names of a skill and of its levels by id. */
export interface NamedSkill {
  skillName: string;
  levels: ReadonlyMap<number, string>;
}

const skillLine = (link: RoleSkillLink, skills: ReadonlyMap<number, NamedSkill>): string => {
  const skill = skills.get(link.skillId);
  const level = skill?.levels.get(link.proficiencyId) ?? `Level ${link.levelNumber}`;
  const criticality = link.skillCriticality ? `, ${link.skillCriticality}` : '';
  return `${skill?.skillName ?? `Skill ${link.skillId}`}: ${level}${criticality}`;
};

/** The fields of a state of a role as its history shows them. */
export const versionFields = (
  role: RoleDocument,
  names: StructureNames,
  skills: ReadonlyMap<number, NamedSkill>,
): VersionField[] => [
  { field: 'Role Name', value: role.roleName },
  { field: 'Alternative Names', value: role.alternativeNames.join('\n'), isList: true },
  { field: 'Industry', value: names.subSectors.get(role.subsectorId)?.subsector ?? '' },
  { field: 'Department', value: names.functions.get(role.functionId)?.functionName ?? '' },
  { field: 'Occupation', value: role.occupation },
  { field: 'Leadership Role', value: names.leadershipRoles.get(role.leadershipRoleId) ?? '' },
  { field: 'Status', value: LIBRARY_STATUS_NAMES[role.roleStatus] },
  { field: 'Role Description', value: role.roleDescription },
  {
    field: 'Critical Work Functions and Tasks',
    value: role.roleandResponsibilities.split(/[$|]/).join('\n'),
    isList: true,
  },
  {
    field: 'Skills',
    value: role.skills
      .map((link) => skillLine(link, skills))
      .sort((a, b) => a.localeCompare(b))
      .join('\n'),
    isList: true,
  },
];
