import { CLIENT_USERS } from '@skills-architect/contracts';
import type { Role } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { AppError, type CallContext, notFound } from '@skills-architect/service-kit';
import type { ReadStructureNames } from '../structure/structure-names';
import { type RoleDocument, type Roles, toDetail, visibleRequest } from './role-document';
import { mayOpen } from './role-rules';
import type { SourceNames } from './source-names';

/** Client users get 404 for unpublished roles, so that they cannot tell whether one exists. */
const isHidden = ({ identity: { user } }: CallContext, { roleStatus }: Pick<RoleDocument, 'roleStatus'>) =>
  user !== undefined && CLIENT_USERS.includes(user.userType) && roleStatus !== LibraryStatus.Published;

/** Reads single roles for a user. */
export const roleReader = (roles: Roles, readNames: ReadStructureNames, readSources: SourceNames) => {
  const readVisible = async (roleId: number, context: CallContext, fields: Record<string, 0 | 1> = {}) => {
    const role = await roles.model.findOne({ _id: roleId, ...roles.alive }, fields).lean<RoleDocument>();
    if (!role || isHidden(context, role)) throw notFound('This role');
    return role;
  };
  return {
    /** The stored role, if the user may see it in lists. */
    readVisible,

    /** The stored role; throws when its status is not offered to the user. */
    async open(roleId: number, context: CallContext): Promise<RoleDocument> {
      const role = await readVisible(roleId, context, { terms: 0, textTerms: 0 });
      const { user } = context.identity;
      if (user && !mayOpen(user.userType, role.roleStatus))
        throw new AppError('forbidden', "User doesn't have access to this page");
      return role;
    },

    /** The role with the names of its sub-sector, function and source. */
    async describe(role: RoleDocument, context: CallContext): Promise<Role> {
      return { ...toDetail(role, await readNames([role]), await readSources()), ...visibleRequest(role, context) };
    },
  };
};
export type RoleReader = ReturnType<typeof roleReader>;
