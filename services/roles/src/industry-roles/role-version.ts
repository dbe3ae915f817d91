import type { VersionField } from '@skills-architect/contracts';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import {
  type LanguagesById,
  type NamedSkills,
  ownLanguageField,
  skillsField,
  translationFields,
} from '@skills-architect/library-service-kit';
import type { StructureNames } from '../structure/structure-names';
import type { RoleDocument } from './role-document';

/** The fields of a version of a role as its history shows them. */
export const versionFields = (
  role: RoleDocument,
  names: StructureNames,
  skills: NamedSkills,
  languages: LanguagesById,
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
  skillsField(role.skills, skills),
  ownLanguageField(role, languages),
  ...translationFields(role),
];
