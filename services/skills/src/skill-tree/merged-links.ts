import type { LinkStore } from '@skills-architect/library-service-kit';
import { AppError, isDuplicateKeyError, toFilter } from '@skills-architect/service-kit';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { SkillDocument } from '../skills/skill-document';
import type { SkillLink } from './link-document';
import type { TreeDependencies } from './tree-changes';
import { type Link, withoutCircles } from './tree-rules';

/** Name of these links in a merge. */
export const TREE_LINK = 'skill tree link';
/** Links moved per transaction. */
const BATCH_SIZE = 200;
const MAX_NAMED = 5;
/** No limit. */
const NO_LIMIT = 0;
const UNDO_REFUSAL = 'A skill of this merge was put back into the tree meanwhile. Remove it there first.';

interface Ends {
  fromId: number;
  toId: number;
}
const endsAt = (skillId: number) => ({ $or: [{ parentId: skillId }, { childId: skillId }] });
const otherEnd = ({ parentId, childId }: Link, skillId: number) => (parentId === skillId ? childId : parentId);
const pairKey = ({ parentId, childId }: Link) => `${parentId} ${childId}`;

/** The links with the merged skill replaced by the target. */
const moveToTarget = (own: readonly SkillLink[], { fromId, toId }: Ends) =>
  own.map(({ _id, parentId, childId }) => ({
    _id,
    parentId: parentId === fromId ? toId : parentId,
    childId: childId === fromId ? toId : childId,
  }));

/**
 * The tree links of merged skills. Links that the target already has, or that would put a skill below itself, are
 * deleted with the merged skill.
 */
export const mergedTreeLinks = ({ skills, links, graph }: TreeDependencies): LinkStore => {
  const readNames = async (ids: readonly number[]) => {
    const found = await skills.model.find({ _id: { $in: [...ids] } }, { skillName: 1 }).lean<SkillDocument[]>();
    return found.map(({ skillName }) => skillName);
  };
  const read = (filter: QueryFilter<SkillLink>, limit: number, session?: ClientSession) =>
    links.model
      .find(toFilter<SkillLink>({ ...filter, ...links.alive }), null, { session })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<SkillLink[]>();

  /** The links that cannot move, because the target has them or because they would make a circle. */
  const findUnmovable = async (moved: readonly (Link & { _id: number })[], toId: number, session: ClientSession) => {
    const others = moved.map((link) => otherEnd(link, toId));
    const existingLinks = await links.model
      .find(
        {
          $or: [
            { parentId: toId, childId: { $in: others } },
            { childId: toId, parentId: { $in: others } },
          ],
          ...links.alive,
        },
        { parentId: 1, childId: 1 },
        { session },
      )
      .lean<Link[]>();
    const existingKeys = new Set(existingLinks.map(pairKey));
    const own = new Set(moved.map(({ _id }) => _id));
    const parents = [...new Set(moved.map(({ parentId }) => parentId))];
    const above = (await graph.findAbove(parents, session)).filter(({ _id }) => !own.has(_id));
    const newLinks = moved.filter((link) => !existingKeys.has(pairKey(link)));
    const movableIds = new Set(withoutCircles(above, newLinks).acyclic.map(({ _id }) => _id));
    return moved.flatMap(({ _id }) => (movableIds.has(_id) ? [] : [_id]));
  };

  return {
    async count(move) {
      if (move.kind !== 'skill') return [];
      const [own, target] = await Promise.all([read(endsAt(move.fromId), NO_LIMIT), read(endsAt(move.toId), NO_LIMIT)]);
      const targetKeys = new Set(target.map(pairKey));
      const duplicates = moveToTarget(own, move).filter((link) => targetKeys.has(pairKey(link)));
      const named = await readNames(duplicates.slice(0, MAX_NAMED).map((link) => otherEnd(link, move.toId)));
      return own.length ? [{ what: TREE_LINK, total: own.length, both: duplicates.length, named }] : [];
    },

    move: (move, write) =>
      graph.change(async (session) => {
        if (move.kind !== 'skill') return 0;
        const own = await read(endsAt(move.fromId), BATCH_SIZE, session);
        if (!own.length) return 0;
        const moved = moveToTarget(own, move);
        const unmovableIds = new Set(await findUnmovable(moved, move.toId, session));
        const patches = moved
          .filter(({ _id }) => !unmovableIds.has(_id))
          .map(({ _id, parentId, childId }) => [_id, { parentId, childId }] as const);
        await links.changeMany(new Map(patches), { ...write, session });
        if (unmovableIds.size) await links.remove({ _id: { $in: [...unmovableIds] } }, { ...write, session });
        return own.length;
      }),

    async findChanged(changeSet) {
      const ids = await links.changedSince(changeSet);
      const found = await links.model.find({ _id: { $in: ids.slice(0, MAX_NAMED) } }).lean<SkillLink[]>();
      return { total: ids.length, names: await readNames(found.map(({ childId }) => childId)) };
    },

    undo: ({ changeSet, by }) =>
      graph
        .change(async (session) => {
          const next = await links.model
            .find({ changeSet }, { _id: 1 }, { session })
            .limit(BATCH_SIZE)
            .lean<{ _id: number }[]>();
          const ids = next.map(({ _id }) => _id);
          if (!ids.length) return 0;
          const { restored } = await links.undo(changeSet, { by, session }, { _id: { $in: ids } });
          const restoredLinks = await read(toFilter<SkillLink>({ _id: { $in: ids } }), BATCH_SIZE, session);
          const own = new Set(ids);
          const above = await graph.findAbove([...new Set(restoredLinks.map(({ parentId }) => parentId))], session);
          // The tree may have changed since: links that would now make a circle are not restored.
          const { circular } = withoutCircles(
            above.filter(({ _id }) => !own.has(_id)),
            restoredLinks,
          );
          await links.remove({ _id: { $in: circular.map(({ _id }) => _id) } }, { by, session });
          return restored;
        })
        .catch((error: unknown) => {
          throw isDuplicateKeyError(error) ? new AppError('conflict', UNDO_REFUSAL) : error;
        }),
  };
};
