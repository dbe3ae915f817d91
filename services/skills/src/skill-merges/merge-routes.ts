import { formatCount, languageName } from '@skills-architect/contracts/locale';
import { listSkillMerges, mergeSkill, previewSkillMerge, undoSkillMerge } from '@skills-architect/contracts/skills';
import { gainedLanguages, gainedNames } from '@skills-architect/library-service-kit';
import { AppError, type CallContext, invalid, route } from '@skills-architect/service-kit';
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
    const { runs, moveBetween, stores } = merges;

    /** Both skills, their move, and what it would change. */
    const prepare = async (skillId: number, intoId: number, { identity }: CallContext) => {
      if (skillId === intoId) throw invalid('intoId', 'Choose another skill.');
      const [merged, target] = [await reader.open(skillId, identity), await reader.open(intoId, identity)];
      const move = await moveBetween(merged, target);
      const links = (await Promise.all(stores.map((store) => store.count(move, { identity })))).flat();
      const total = links.reduce((sum, link) => sum + link.total, 0);
      if (links.some((link) => link.total && link.what !== TREE_LINK) && !move.to.length)
        throw new AppError('conflict', `${target.skillName} has no levels for the links.`);
      return { merged, target, move, links, total };
    };

    route(app, previewSkillMerge, async ({ params, query }, context) => {
      const { merged, target, move, links, total } = await prepare(params.skillId, query.intoId, context);
      const names = await readNames([]);
      const entries = gainedEntries(merged, target).length;
      const toRecord = (skill: SkillDocument) => ({
        id: skill._id,
        name: skill.skillName,
        source: names.sources.get(skill.sourceId) ?? '',
        rev: skill.rev,
      });
      const hasOtherCategory = merged.skillCategoryId !== target.skillCategoryId;
      return {
        merged: toRecord(merged),
        target: toRecord(target),
        links,
        alternativeNames: gainedNames(skillTexts(merged), skillTexts(target)),
        gains: [
          ...(entries ? [formatCount(entries, 'knowledge base')] : []),
          ...gainedLanguages(merged.translations, target.translations).map((code) => `texts in ${languageName(code)}`),
        ],
        warnings: [
          ...(total && translatesLevels(move.from, move.to)
            ? ['The two have different levels: each link gets the nearest level.']
            : []),
          ...(hasOtherCategory
            ? [
                `They are in different categories: ${target.skillName} is in ${names.categories.get(target.skillCategoryId)}.`,
              ]
            : []),
        ],
      };
    });

    route(app, mergeSkill, async ({ params, body }, context) => {
      const { merged, target, total } = await prepare(params.skillId, body.intoId, context);
      const pair = {
        merged: { id: merged._id, name: merged.skillName },
        target: { id: target._id, name: target.skillName },
        outcome: body.outcome,
      };
      const { identity } = context;
      const describe = async (id: number) => reader.describe(await reader.open(id, identity), identity);
      return runs.start(pair, identity, total, (session) =>
        merges.checkSeen({ merged, target, body }, session, describe),
      );
    });

    route(app, listSkillMerges, ({ query }) => runs.list(query));

    route(app, undoSkillMerge, ({ params }, { identity }) => runs.undo(params.mergeId, identity));
  };
