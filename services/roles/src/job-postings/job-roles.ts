import { getJobRole, listJobPlaces, listJobRoleSkills, listJobRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus, skillsByIds } from '@skills-architect/contracts/skills';
import { searchLibrary } from '@skills-architect/library-service-kit';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleReader } from '../industry-roles/read-role';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { FunctionDocument, Structure, SubSectorDocument } from '../structure/structure-documents';

interface JobRoleDependencies {
  kit: Pick<ServiceKit, 'peer'>;
  roles: Roles;
  structure: Structure;
  reader: RoleReader;
}

/** The industry roles that can be chosen for a posting. */
export const jobRoleRoutes = (app: FastifyInstance, { kit, roles, structure, reader }: JobRoleDependencies) => {
  route(app, listJobPlaces, async ({ query: { subSectorId } }) => {
    const { subSectors, functions } = structure;
    const [places, parts] = await Promise.all([
      subSectors.model.find(subSectors.alive).sort({ nameKey: 1 }).lean<SubSectorDocument[]>(),
      subSectorId === undefined
        ? []
        : functions.model
            .find({ ...functions.alive, subsectorId: subSectorId })
            .sort({ nameKey: 1 })
            .lean<FunctionDocument[]>(),
    ]);
    return {
      subSectors: places.map(({ _id, subsector, subsectorTypeId, sourceIds }) => ({
        subsectorId: _id,
        subsector,
        subsectorTypeId,
        sourceIds,
      })),
      functions: parts.map(({ _id, functionName, subsectorId }) => ({ functionId: _id, functionName, subsectorId })),
    };
  });

  route(app, listJobRoles, async ({ query: { subSectorId, functionId, roleName, offset, pagesize } }) => {
    const { rows, ...total } = await searchLibrary<RoleDocument>(roles.model, {
      filter: {
        ...roles.alive,
        roleStatus: LibraryStatus.Published,
        ...(subSectorId !== undefined && { subsectorId: subSectorId }),
        ...(functionId !== undefined && { functionId }),
      },
      text: roleName,
      sortField: undefined,
      sortOrder: 'asc',
      offset,
      pagesize,
      fields: { roleName: 1 },
    });
    return { roles: rows.map(({ _id, roleName: name }) => ({ roleId: _id, roleName: name })), ...total };
  });

  route(app, getJobRole, async ({ params }, context) => {
    const role = await reader.readVisible(params.roleId, context, { terms: 0, textTerms: 0, skills: 0 });
    return reader.describe(role, context);
  });

  route(app, listJobRoleSkills, async ({ params }, context) => {
    const role = await reader.readVisible(params.roleId, context, { skills: 1, roleStatus: 1 });
    const skillIds = [...new Set(role.skills.map(({ skillId }) => skillId))];
    const onBehalf = { identity: context.identity, requestId: String(context.request.id) };
    const { skills } = await kit.peer(skillsByIds, { body: { skillIds } }, onBehalf);
    return {
      skills: skills
        .filter(({ skillStatus }) => skillStatus === LibraryStatus.Published)
        .map(({ skillId, skillName, skillCategory }) => ({
          skillId,
          skillName,
          skillCategory: skillCategory.skillCategory,
        })),
    };
  });
};
