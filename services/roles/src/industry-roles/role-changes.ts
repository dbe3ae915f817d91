import { DONE } from '@skills-architect/contracts';
import { createRole, deleteRole, retireRole, roleNameExists, updateRole } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { noteTakenTexts } from '@skills-architect/library-service-kit/models';
import { fold, route, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { tellPublished } from '../role-requests/tell-published';
import { type RoleDocument, roleKey } from './role-document';
import {
  explainWriteFailure,
  hasNamesake,
  type RoleDependencies,
  roleCheck,
  saidLanguage,
  toFields,
} from './role-writer';

/** Creates, updates and deletes industry roles. */
export const roleChanges =
  ({ kit, roles, structure, reader, merges, sourceLanguages }: RoleDependencies) =>
  (app: FastifyInstance) => {
    const check = roleCheck({ roles, structure, sourceLanguages });

    const noteTaken = ({ _id, roleDescription }: RoleDocument, by: number) =>
      noteTakenTexts(kit.suggestions, `role ${_id}`, by, [roleDescription], kit.now());

    route(app, roleNameExists, async ({ query: { name, excludeRoleId, ...place } }) => ({
      exists: await hasNamesake(roles, { ...place, nameKey: fold(name) }, excludeRoleId),
    }));

    route(app, createRole, async ({ body }, context) => {
      const uniqueFields = await check(body, context.identity);
      const { sourceId } = uniqueFields;
      const said = await saidLanguage(body, sourceId, sourceLanguages, context.identity);
      const fields = { ...toFields(body), ...said, sourceId, uniqueKey: roleKey(uniqueFields) };
      const [role] = await explainWriteFailure(roles.create([fields], { by: context.userId }));
      if (!role) throw new Error('no role was created');
      await noteTaken(role, context.userId);
      return reader.describe(role, context);
    });

    route(app, updateRole, async ({ params, body }, context) => {
      const former = await reader.open(params.roleId, context);
      const uniqueFields = await check(body, context.identity, former);
      const said = await saidLanguage(body, former.sourceId, sourceLanguages, context.identity, former);
      const uniqueKey = former.externalId ?? roleKey(uniqueFields);
      const change = { ...toFields(body, former.translations), ...said, uniqueKey };
      const role = await explainWriteFailure(roles.change(former._id, body.rev, change, { by: context.userId }));
      await noteTaken(role, context.userId);
      await tellPublished(kit, [{ before: former, after: role }]);
      return reader.describe(role, context);
    });

    route(app, retireRole, async ({ params, body }, context) => {
      const { _id, roleName } = await reader.open(params.roleId, context);
      context.addToAudit({ name: roleName });
      const role = await roles.change(_id, body.rev, { roleStatus: LibraryStatus.Retired }, { by: context.userId });
      return reader.describe(role, context);
    });

    route(app, deleteRole, async ({ params, query }, context) => {
      const { _id, roleName } = await reader.open(params.roleId, context);
      context.addToAudit({ name: roleName });
      await merges.runs.assertNotMerging(_id);
      const { removed } = await roles.remove({ _id, rev: query.rev }, { by: context.userId });
      if (!removed.length) throw stale(await reader.describe(await reader.open(_id, context), context));
      return DONE;
    });
  };
