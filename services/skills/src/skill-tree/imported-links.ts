import { importSkillLinks, undoImportedLinks } from '@skills-architect/contracts/skills';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientSession } from 'mongoose';
import type { SkillDocument } from '../skills/skill-document';
import type { SkillLink } from './link-document';
import type { TreeDependencies } from './tree-changes';
import { type Link, withoutCircles } from './tree-rules';

const BATCH_SIZE = 1000;
const toKey = ({ parentId, childId }: Link) => `${parentId} ${childId}`;

/** The tree links of taxonomies: written in idempotent batches, and undone. */
export const importedLinkRoutes =
  ({ skills, links, graph }: TreeDependencies) =>
  (app: FastifyInstance) => {
    /** Converts pairs of external ids to distinct pairs of skills; leaves out pairs with an unknown skill. */
    const toPairs = async (
      sourceId: number,
      importedPairs: readonly { parent: string; child: string }[],
    ): Promise<Link[]> => {
      const externalIds = [...new Set(importedPairs.flatMap(({ parent, child }) => [parent, child]))];
      const found = await skills.model
        .find({ sourceId, uniqueKey: { $in: externalIds }, ...skills.alive }, { uniqueKey: 1 })
        .lean<Pick<SkillDocument, '_id' | 'uniqueKey'>[]>();
      const ids = new Map(found.map(({ _id, uniqueKey }) => [uniqueKey, _id]));
      const pairs = importedPairs.flatMap(({ parent, child }) => {
        const [parentId, childId] = [ids.get(parent), ids.get(child)];
        return parentId && childId ? [{ parentId, childId }] : [];
      });
      return [...new Map(pairs.map((pair) => [toKey(pair), pair])).values()];
    };

    /** The pairs that exist or that a person has removed, and those that this import wrote before. */
    const readExisting = async (pairs: readonly Link[], changeSet: string, session: ClientSession) => {
      const importKey = { $in: pairs.map(toKey) };
      // Sequential, because a session allows one operation at a time.
      const imported = await links.model
        .find({ importKey, $or: [{ deletedAt: null }, { keptOut: true }] }, null, { session })
        .lean<SkillLink[]>();
      const present = await links.model
        .find({ parentId: { $in: pairs.map(({ parentId }) => parentId) }, ...links.alive }, null, { session })
        .lean<SkillLink[]>();
      return {
        knownKeys: new Set([...imported.map(({ importKey: key }) => key), ...present.map(toKey)]),
        written: imported.filter((link) => link.changeSet === changeSet && !link.deletedAt).length,
      };
    };

    route(app, importSkillLinks, async ({ body: { sourceId, changeSet, links: importedLinks } }, { userId }) => {
      const pairs = await toPairs(sourceId, importedLinks);
      if (!pairs.length) return { written: 0, circular: 0 };
      return graph.change(async (session) => {
        const { knownKeys, written } = await readExisting(pairs, changeSet, session);
        const missing = pairs.filter((pair) => !knownKeys.has(toKey(pair)));
        const above = await graph.findAbove([...new Set(missing.map(({ parentId }) => parentId))], session);
        const { acyclic, circular } = withoutCircles(above, missing);
        const newLinks = acyclic.map((pair) => ({ ...pair, importKey: toKey(pair) }));
        const created = await links.create(newLinks, { by: userId, changeSet, session });
        return { written: written + created.length, circular: circular.length };
      });
    });

    route(app, undoImportedLinks, async ({ body: { changeSet, undoing } }, { userId }) =>
      graph.change(async (session) => {
        const next = await links.model
          .find({ changeSet, ...links.alive }, { _id: 1 }, { session })
          .limit(BATCH_SIZE)
          .lean<{ _id: number }[]>();
        const batchFilter = { _id: { $in: next.map(({ _id }) => _id) } };
        const { restored } = await links.undo(changeSet, { by: userId, session }, batchFilter, { undoing });
        return { undone: restored };
      }),
    );
  };

/** Which of these skills are still linked in a tree. */
export const linkedAmong = async ({ links }: Pick<TreeDependencies, 'links'>, skillIds: readonly number[]) => {
  const [parents, children] = await Promise.all([
    links.model.distinct('parentId', { parentId: { $in: [...skillIds] }, ...links.alive }),
    links.model.distinct('childId', { childId: { $in: [...skillIds] }, ...links.alive }),
  ]);
  return [...new Set([...parents, ...children])];
};
