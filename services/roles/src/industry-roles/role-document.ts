import { CLIENT_USERS, Count } from '@skills-architect/contracts';
import {
  CareerLink,
  type FoundRole,
  type Role,
  RoleRequest,
  type RoleSummary,
} from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import {
  LIBRARY_FIELDS,
  LIBRARY_INDEXES,
  searchedRecord,
  showTranslations,
} from '@skills-architect/library-service-kit';
import { type CallContext, type Document, type ServiceKit, toAuditFields } from '@skills-architect/service-kit';
import * as z from 'zod';
import type { StructureNames } from '../structure/structure-names';
import { RoleSkillLink } from './role-skill-link';

export const RoleDocument = z.object({
  ...LIBRARY_FIELDS,
  roleName: z.string(),
  /** Sub-sector; 0 for a requested draft without one. */
  subsectorId: Count,
  functionId: Count,
  occupation: z.string(),
  leadershipRoleId: Count,
  roleDescription: z.string(),
  roleandResponsibilities: z.string(),
  roleStatus: z.enum(LibraryStatus),
  /**
   * Unique per source. For an imported role the taxonomy's id; for a requested draft without a place the import row that
   * it was requested for; for other roles sub-sector, function and folded name.
   */
  uniqueKey: z.string(),
  skills: z.array(RoleSkillLink).default([]),
  careerLinks: z.array(CareerLink).default([]),
  /** Who requested the role, if it was created by a request. */
  request: RoleRequest.optional(),
});
/** Unique key of a manually maintained role. */
export const roleKey = (role: { subsectorId: number; functionId: number; nameKey: string }) =>
  `${role.subsectorId} ${role.functionId} ${role.nameKey}`;
export type RoleDocument = Document<z.infer<typeof RoleDocument>>;

export const roleResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'role',
    isOpened: true,
    topic: 'industryRoles',
    schema: RoleDocument,
    indexes: [
      ...LIBRARY_INDEXES,
      [{ subsectorId: 1, functionId: 1, nameKey: 1 }],
      [{ functionId: 1, nameKey: 1, _id: 1 }],
      [{ occupation: 1, nameKey: 1, _id: 1 }],
      [{ leadershipRoleId: 1, nameKey: 1, _id: 1 }],
      [{ subsectorId: 1, nameKey: 1, _id: 1 }],
      [{ roleStatus: 1, sourceId: 1, nameKey: 1 }],
      [{ roleStatus: 1, nameKey: 1, _id: 1 }],
      [{ 'request.rowId': 1 }, { partialFilterExpression: { 'request.rowId': { $exists: true } } }],
      [{ 'careerLinks.roleId': 1 }],
      [{ 'skills.skillId': 1, deletedAt: 1, nameKey: 1, _id: 1 }],
    ],
    audience: () => ({ all: true }),
    webhook: 'roles',
  });
const searched = searchedRecord({
  collection: 'role',
  title: 'Search fields of industry roles',
  topic: 'industryRoles',
  name: 'roleName',
  description: 'roleDescription',
});
/** The texts of a role under the names that all library records share. */
export const { texts: roleTexts, readTexts: readRoleTexts } = searched;
/** Search fields of roles that were stored before these fields existed, or folded by an earlier version. */
export const roleMigrations = searched.migrations;
export type Roles = ReturnType<typeof roleResource>;

/** Projection for summaries. */
export const SUMMARY_FIELDS = {
  roleName: 1,
  subsectorId: 1,
  functionId: 1,
  occupation: 1,
  leadershipRoleId: 1,
  sourceId: 1,
  roleStatus: 1,
} as const;

export const toSummary = (
  role: RoleDocument,
  names: StructureNames,
  sources: ReadonlyMap<number, string>,
): RoleSummary => {
  const subSector = names.subSectors.get(role.subsectorId);
  const leadership = names.leadershipRoles.get(role.leadershipRoleId);
  return {
    roleId: role._id,
    roleName: role.roleName,
    subsectorId: role.subsectorId,
    subsector: subSector?.subsector ?? '',
    subsectorTypeId: subSector?.subsectorTypeId ?? 1,
    functionId: role.functionId,
    functionName: names.functions.get(role.functionId)?.functionName ?? '',
    occupation: role.occupation,
    leadershipRole:
      leadership === undefined ? null : { leadershipRoleId: role.leadershipRoleId, leadershipRoleName: leadership },
    sourceId: role.sourceId,
    source: sources.get(role.sourceId) ?? '',
    roleStatus: role.roleStatus,
  };
};

/** The origin of a requested role names a client, so only staff may see it. */
export const visibleRequest = (
  { request }: Pick<RoleDocument, 'request'>,
  { identity: { user } }: CallContext,
): Pick<FoundRole, 'request'> => (request && user && !CLIENT_USERS.includes(user.userType) ? { request } : {});

export const toDetail = (
  role: RoleDocument,
  names: StructureNames,
  sources: ReadonlyMap<number, string>,
  { withStale = true } = {},
): Role => ({
  ...toSummary(role, names, sources),
  alternativeNames: role.alternativeNames,
  roleDescription: role.roleDescription,
  ...(role.language && { language: role.language }),
  roleandResponsibilities: role.roleandResponsibilities,
  careerLinks: role.careerLinks,
  translations: showTranslations(roleTexts(role), { withStale }),
  ...toAuditFields(role),
});
