import { formatCount } from '@skills-architect/contracts/locale';
import { listSkillMerges, mergeSkill, previewSkillMerge, undoSkillMerge } from '@skills-architect/contracts/skills';
import { mergeActions } from '@skills-architect/library-service-kit';
import { AppError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadLibraryNames } from '../library/library-names';
import { TREE_LINK } from '../skill-tree/merged-links';
import type { SkillReader } from '../skills/read-skill';
import { type SkillDocument, skillTexts } from '../skills/skill-document';
import { gainedEntries, translatesLevels } from './merge-rules';
import type { SkillMerges } from './skill-merges';

interface MergeDependencies {
  reader: SkillReader;
  merges: SkillMerges;
  readNames: ReadLibraryNames;
}

/** Previews, starts, lists and undoes merges of skills. */
export const mergeRoutes =
  ({ reader, merges, readNames }: MergeDependencies) =>
  (app: FastifyInstance) => {
    const { runs } = merges;
    const actions = mergeActions<SkillDocument>({
      ...merges,
      open: (skillId, { identity }) => reader.open(skillId, identity),
      describe: (skill, { identity }) => reader.describe(skill, identity),
      readSources: async () => (await readNames([])).sources,
      texts: skillTexts,
      check: ({ target, move, links }) => {
        const hasLevels = move.kind === 'skill' && move.to.length > 0;
        if (!hasLevels && links.some(({ total, what }) => total && what !== TREE_LINK))
          throw new AppError('conflict', `${target.skillName} has no levels for the links.`);
      },
      gains: (merged, target) => {
        const entries = gainedEntries(merged, target).length;
        return entries ? [formatCount(entries, 'knowledge base')] : [];
      },
      async warnings({ merged, target, move, links }) {
        const { categories } = await readNames([]);
        const hasOtherLevels = move.kind === 'skill' && translatesLevels(move.from, move.to);
        return [
          ...(hasOtherLevels && links.some(({ total }) => total)
            ? ['The two have different levels: each link gets the nearest level.']
            : []),
          ...(merged.skillCategoryId !== target.skillCategoryId
            ? [`They are in different categories: ${target.skillName} is in ${categories.get(target.skillCategoryId)}.`]
            : []),
        ];
      },
    });

    route(app, previewSkillMerge, ({ params, query }, context) =>
      actions.preview(params.skillId, query.intoId, context),
    );

    route(app, mergeSkill, ({ params, body }, context) => actions.start(params.skillId, body, context));

    route(app, listSkillMerges, ({ query }) => runs.list(query));

    route(app, undoSkillMerge, ({ params }, { identity }) => runs.undo(params.mergeId, identity));
  };
