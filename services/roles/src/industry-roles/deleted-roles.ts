import { listDeletedRoles, restoreRole } from '@skills-architect/contracts/roles';
import { readableStatuses } from '@skills-architect/contracts/skills';
import {
  AppError,
  isDuplicateKeyError,
  NOT_UNDONE,
  notFound,
  restorableSince,
  route,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleMerges } from '../role-merges/role-merges';
import type { ReadStructureNames } from '../structure/structure-names';
import type { RoleReader } from './read-role';
import { type RoleDocument, type Roles, SUMMARY_FIELDS, toSummary } from './role-document';
import { mayOpen } from './role-rules';
import { hasNamesake, nameTaken } from './role-writer';
import type { SourceNames } from './source-names';

interface DeletedRoles {
  kit: ServiceKit;
  roles: Roles;
  reader: RoleReader;
  readNames: ReadStructureNames;
  readSources: SourceNames;
  merges: Pick<RoleMerges, 'runs'>;
}

/** Lists deleted roles and restores them. */
export const deletedRoles =
  ({ kit, roles, reader, readNames, readSources, merges }: DeletedRoles) =>
  (app: FastifyInstance) => {
    const restorable = () => ({ deletedAt: { $gte: restorableSince(kit.now(), kit.retention) } });

    route(app, listDeletedRoles, async ({ query }, { identity }) => {
      const roleStatus = { $in: readableStatuses(identity.user?.userType ?? 0) };
      const filter = { ...restorable(), ...NOT_UNDONE, roleStatus };
      const { found, total } = await roles.page(filter, { deletedAt: -1, nameKey: -1, _id: -1 }, query, {
        ...SUMMARY_FIELDS,
        deletedAt: 1,
        changeSet: 1,
      });
      const [places, sourceNames, merged] = await Promise.all([
        readNames(found),
        readSources(),
        merges.runs.mergedInto(found),
      ]);
      return {
        roles: found.map((role) => ({
          ...toSummary(role, places, sourceNames),
          deletedAt: (role.deletedAt ?? kit.now()).toISOString(),
          merge: merged.get(role._id),
        })),
        ...total,
      };
    });

    route(app, restoreRole, async ({ params }, context) => {
      const deleted = await roles.model.findOne({ _id: params.roleId, ...restorable() }).lean<RoleDocument>();
      if (!deleted || !mayOpen(context.identity.user?.userType ?? 0, deleted.roleStatus))
        throw notFound('This deleted role');
      context.addToAudit({ name: deleted.roleName });
      await merges.runs.checkRestorable(deleted);
      if (await hasNamesake(roles, deleted)) throw nameTaken();
      await roles.undo(deleted.changeSet, { by: context.userId }, { _id: deleted._id }).catch((error: unknown) => {
        throw isDuplicateKeyError(error) ? nameTaken() : error;
      });
      const restored = await roles.model.findOne({ _id: deleted._id, ...roles.alive }).lean<RoleDocument>();
      // The history may have a shorter retention than deleted roles.
      if (!restored) throw new AppError('conflict', 'The former state of this role is no longer kept.');
      return reader.describe(restored, context);
    });
  };
