import { CLIENT_USERS } from '@skills-architect/contracts';
import {
  getRole,
  listRoleSkills,
  roleChanges,
  roleCounters,
  roleSkillsByIds,
  rolesByIds,
} from '@skills-architect/contracts/roles';
import { LibraryStatus, readableStatuses } from '@skills-architect/contracts/skills';
import { AppError, type CallContext, invalid, notFound, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadStructureNames } from '../structure/structure-names';
import { type RoleDocument, type Roles, SUMMARY_FIELDS, toDetail, toSummary } from './role-document';
import type { SourceNames } from './source-names';
import { publishedSkills, withSkills } from './with-skills';

export const roleRoutes = (
  app: FastifyInstance,
  kit: ServiceKit,
  roles: Roles,
  structureNames: ReadStructureNames,
  sources: SourceNames,
) => {
  /** Client users see published roles only; others are a 404, like records of other clients. */
  const isHidden = ({ identity: { user } }: CallContext, { roleStatus }: Pick<RoleDocument, 'roleStatus'>) =>
    user !== undefined && CLIENT_USERS.includes(user.userType) && roleStatus !== LibraryStatus.Published;
  const found = async (roleId: number, fields: Record<string, 0 | 1>) => {
    const role = await roles.model.findOne({ _id: roleId, ...roles.alive }, fields).lean<RoleDocument>();
    if (!role) throw notFound('This role');
    return role;
  };

  route(app, roleCounters, async () => ({
    drafts: await roles.model.countDocuments({ roleStatus: LibraryStatus.Draft, ...roles.alive }),
  }));

  route(app, getRole, async ({ params }, context) => {
    const role = await found(params.roleId, { skills: 0, terms: 0 });
    if (isHidden(context, role)) throw notFound('This role');
    const { user } = context.identity;
    if (user && !readableStatuses(user.userType).includes(role.roleStatus))
      throw new AppError('forbidden', "User doesn't have access to this page");
    return toDetail(role, await structureNames([role]), await sources());
  });

  route(app, listRoleSkills, async ({ params, query }, context) => {
    const role = await found(params.roleId, { skills: 1, roleStatus: 1 });
    if (isHidden(context, role)) throw notFound('This role');
    const { user } = context.identity;
    const isClientUser = user !== undefined && CLIENT_USERS.includes(user.userType);
    const includeUnPublished = query.includeUnPublished && !isClientUser;
    return { skills: await withSkills(kit, role.skills, { includeUnPublished }, context) };
  });

  route(app, rolesByIds, async ({ body }) => {
    const documents = await roles.model
      .find({ _id: { $in: body.roleIds }, ...roles.alive }, SUMMARY_FIELDS)
      .lean<RoleDocument[]>();
    const [names, sourceNames] = await Promise.all([structureNames(documents), sources()]);
    return { roles: documents.map((role) => toSummary(role, names, sourceNames)) };
  });

  route(app, roleSkillsByIds, async ({ body }, context) => {
    const documents = await roles.model
      .find({ _id: { $in: body.roleIds }, ...roles.alive }, { skills: 1 })
      .lean<RoleDocument[]>();
    const published = await publishedSkills(
      kit,
      documents.flatMap((role) => role.skills),
      context,
    );
    return {
      roles: documents.map((role) => ({
        roleId: role._id,
        skills: role.skills.filter(({ skillId }) => published.has(skillId)),
      })),
    };
  });

  route(app, roleChanges, async ({ query }) => {
    const after = Number(query.after);
    if (!Number.isInteger(after)) throw invalid('after', 'Send the cursor as it was given.');
    const documents = await roles.model
      .find({ _id: { $gt: after } }, { ...SUMMARY_FIELDS, deletedAt: 1 })
      .sort({ _id: 1 })
      .limit(query.pagesize)
      .lean<RoleDocument[]>();
    const [names, sourceNames] = await Promise.all([structureNames(documents), sources()]);
    const last = documents.at(-1);
    return {
      roles: documents.map((role) => ({ ...toSummary(role, names, sourceNames), deleted: role.deletedAt !== null })),
      next: last ? String(last._id) : query.after,
      more: documents.length === query.pagesize,
    };
  });
};
