import { formatCount, languageName } from '@skills-architect/contracts/locale';
import { listRoleMerges, mergeRole, previewRoleMerge, undoRoleMerge } from '@skills-architect/contracts/roles';
import { gainedLanguages, gainedNames } from '@skills-architect/library-service-kit';
import { type CallContext, invalid, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleReader } from '../industry-roles/read-role';
import { type RoleDocument, roleTexts } from '../industry-roles/role-document';
import type { SourceNames } from '../industry-roles/source-names';
import { gainedSkills } from './merge-rules';
import type { RoleMerges } from './role-merges';

interface MergeDependencies {
  reader: RoleReader;
  merges: RoleMerges;
  readSources: SourceNames;
}

/** Previews, starts, lists and undoes merges of industry roles. */
export const mergeRoutes =
  ({ reader, merges, readSources }: MergeDependencies) =>
  (app: FastifyInstance) => {
    const { runs, stores } = merges;

    const prepare = async (roleId: number, intoId: number, context: CallContext) => {
      if (roleId === intoId) throw invalid('intoId', 'Choose another role.');
      const [merged, target] = [await reader.open(roleId, context), await reader.open(intoId, context)];
      const move = { kind: 'role' as const, fromId: roleId, toId: intoId };
      const { identity } = context;
      const links = (await Promise.all(stores.map((store) => store.count(move, { identity })))).flat();
      return { merged, target, links };
    };

    route(app, previewRoleMerge, async ({ params, query }, context) => {
      const { merged, target, links } = await prepare(params.roleId, query.intoId, context);
      const names = await readSources();
      const skills = gainedSkills(merged, target);
      const count = new Set(skills.map(({ skillId }) => skillId)).size;
      const toRecord = (role: RoleDocument) => ({
        id: role._id,
        name: role.roleName,
        source: names.get(role.sourceId) ?? '',
        rev: role.rev,
      });
      return {
        merged: toRecord(merged),
        target: toRecord(target),
        links,
        alternativeNames: gainedNames(roleTexts(merged), roleTexts(target)),
        gains: [
          ...(count ? [`${formatCount(count, 'skill')} that it does not have yet`] : []),
          ...gainedLanguages(merged.translations, target.translations).map((code) => `texts in ${languageName(code)}`),
        ],
        warnings: links.some(({ what, total }) => what === 'persona' && total > 0)
          ? ['Personas keep their skills and levels.']
          : [],
      };
    });

    route(app, mergeRole, async ({ params, body }, context) => {
      const { merged, target, links } = await prepare(params.roleId, body.intoId, context);
      const pair = {
        merged: { id: merged._id, name: merged.roleName },
        target: { id: target._id, name: target.roleName },
        outcome: body.outcome,
      };
      const total = links.reduce((sum, link) => sum + link.total, 0);
      const describe = async (id: number) => reader.describe(await reader.open(id, context), context);
      return runs.start(pair, context.identity, total, (session) =>
        merges.checkSeen({ merged, target, body }, session, describe),
      );
    });

    route(app, listRoleMerges, ({ query }) => runs.list(query));

    route(app, undoRoleMerge, ({ params }, { identity }) => runs.undo(params.mergeId, identity));
  };
