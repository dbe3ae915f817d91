import { formatCount } from '@skills-architect/contracts/locale';
import { listRoleMerges, mergeRole, previewRoleMerge, undoRoleMerge } from '@skills-architect/contracts/roles';
import { mergeActions } from '@skills-architect/library-service-kit';
import { route } from '@skills-architect/service-kit';
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
    const { runs } = merges;
    const actions = mergeActions<RoleDocument>({
      ...merges,
      open: reader.open,
      describe: reader.describe,
      readSources,
      texts: roleTexts,
      moveBetween: async (merged, target) => ({ kind: 'role', fromId: merged._id, toId: target._id }),
      gains: (merged, target) => {
        const count = new Set(gainedSkills(merged, target).map(({ skillId }) => skillId)).size;
        return count ? [`${formatCount(count, 'skill')} that it does not have yet`] : [];
      },
      warnings: async ({ links }) =>
        links.some(({ what, total }) => what === 'persona' && total > 0)
          ? ['Personas keep their skills and levels.']
          : [],
    });

    route(app, previewRoleMerge, ({ params, query }, context) => actions.preview(params.roleId, query.intoId, context));

    route(app, mergeRole, ({ params, body }, context) => actions.start(params.roleId, body, context));

    route(app, listRoleMerges, ({ query }) => runs.list(query));

    route(app, undoRoleMerge, ({ params }, { identity }) => runs.undo(params.mergeId, identity));
  };
