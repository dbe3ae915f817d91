import type { Role } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import type { OfferedRecords } from '@skills-architect/library-service-kit';
import { AppError, type CallContext, clientLimit, notFound } from '@skills-architect/service-kit';
import type { ReadStructureNames } from '../structure/structure-names';
import { type RoleDocument, type Roles, toDetail, visibleRequest } from './role-document';
import { mayOpen } from './role-rules';
import type { SourceNames } from './source-names';

/**
 * Reads single roles for a user. Client users get 404 for unpublished roles and for those that neither a source nor a
 * persona of their clients has, so that they cannot tell whether one exists.
 */
export const roleReader = (
  offered: OfferedRecords,
  roles: Roles,
  readNames: ReadStructureNames,
  readSources: SourceNames,
) => {
  const readVisible = async (roleId: number, { identity }: CallContext, fields: Record<string, 0 | 1>) => {
    const role = await roles.model.findOne({ _id: roleId, ...roles.alive }, fields).lean<RoleDocument>();
    const isHidden = clientLimit(identity) && role?.roleStatus !== LibraryStatus.Published;
    if (!role || isHidden) throw notFound('This role');
    return role;
  };
  const readOffered = async (roleId: number, context: CallContext, fields: Record<string, 0 | 1>) => {
    const role = await readVisible(roleId, context, fields);
    if (!(await offered([role], context.identity)).length) throw notFound('This role');
    return role;
  };
  return {
    /**
     * The stored role with these fields, its status among them. Whoever annotates job postings may choose any published
     * role.
     */
    readVisible,

    /** The same, its source among the fields, if a source or a persona of the user's clients has it. */
    readOffered,

    /** The stored role; throws when its status is not offered to the user. */
    async open(roleId: number, context: CallContext): Promise<RoleDocument> {
      const role = await readOffered(roleId, context, { terms: 0, textTerms: 0 });
      const { user } = context.identity;
      if (user && !mayOpen(user.userType, role.roleStatus))
        throw new AppError('forbidden', "User doesn't have access to this page");
      return role;
    },

    /** The role with the names of its sub-sector, function and source. */
    async describe(role: RoleDocument, context: CallContext): Promise<Role> {
      const withStale = clientLimit(context.identity) === undefined;
      const detail = toDetail(role, await readNames([role]), await readSources(), { withStale });
      return { ...detail, ...visibleRequest(role, context) };
    },
  };
};
export type RoleReader = ReturnType<typeof roleReader>;
