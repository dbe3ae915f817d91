import { Relevancy } from '@skills-architect/contracts/skills';
import type { LinkStore } from '@skills-architect/library-service-kit';
import { AppError, isDuplicateKeyError, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { ContentDocument, Contents } from './content-document';
import type { SkillContentDocument, SkillContentFields, SkillContents } from './skill-content-document';

/** Pairs moved per transaction. */
const BATCH_SIZE = 200;
const MAX_NAMED = 5;
const UNDO_REFUSAL = 'Content was mapped to a skill of this merge again meanwhile. Try it again in a moment.';

/**
 * What happens to the merged skill's pairs. An item of both skills keeps the target's pair, which takes over the
 * verdict of the merged one if it has none.
 */
export const planMove = (
  mergedPairs: readonly SkillContentDocument[],
  targetPairs: readonly SkillContentDocument[],
  toId: number,
): { changed: [number, Partial<SkillContentFields>][]; dropped: number[] } => {
  const ofTarget = new Map(targetPairs.map((pair) => [pair.contentId, pair]));
  const changed = mergedPairs.flatMap(({ _id, contentId, relevancy }): [number, Partial<SkillContentFields>][] => {
    const targetPair = ofTarget.get(contentId);
    if (!targetPair) return [[_id, { skillId: toId }]];
    const takesVerdict = targetPair.relevancy === Relevancy.NotVerified && relevancy !== Relevancy.NotVerified;
    return takesVerdict ? [[targetPair._id, { relevancy }]] : [];
  });
  return { changed, dropped: mergedPairs.filter(({ contentId }) => ofTarget.has(contentId)).map(({ _id }) => _id) };
};

/** The learning content of merged skills. */
export const mergedContent = (
  { db }: Pick<ServiceKit, 'db'>,
  skillContents: SkillContents,
  contents: Contents,
): LinkStore => {
  const { model, alive } = skillContents;
  const readTitles = async (pairs: readonly Pick<SkillContentDocument, 'contentId'>[]) => {
    const ids = pairs.slice(0, MAX_NAMED).map(({ contentId }) => contentId);
    const found = await contents.model
      .find({ _id: { $in: ids } }, { contentTitle: 1 })
      .lean<Pick<ContentDocument, 'contentTitle'>[]>();
    return found.map(({ contentTitle }) => contentTitle);
  };
  const findTargetPairs = (toId: number, contentIds: readonly number[], session: ClientSession) =>
    model
      .find({ skillId: toId, contentId: { $in: [...contentIds] }, ...alive }, null, { session })
      .lean<SkillContentDocument[]>();

  return {
    async count(move) {
      if (move.kind !== 'skill') return [];
      const own = { skillId: move.fromId, ...alive };
      const [total, ofTarget] = await Promise.all([
        model.countDocuments(own),
        model.distinct('contentId', { skillId: move.toId, ...alive }),
      ]);
      if (!total) return [];
      const duplicateFilter = { ...own, contentId: { $in: ofTarget } };
      const [duplicates, first] = await Promise.all([
        model.countDocuments(duplicateFilter),
        model.find(duplicateFilter, { contentId: 1 }).sort({ _id: 1 }).limit(MAX_NAMED).lean<SkillContentDocument[]>(),
      ]);
      return [{ what: 'content item', total, both: duplicates, named: await readTitles(first) }];
    },

    move: (move, write) =>
      db.transaction(async (session) => {
        if (move.kind !== 'skill') return 0;
        const own = await model
          .find({ skillId: move.fromId, ...alive }, null, { session })
          .sort({ _id: 1 })
          .limit(BATCH_SIZE)
          .lean<SkillContentDocument[]>();
        if (!own.length) return 0;
        const ids = own.map(({ contentId }) => contentId);
        const { changed, dropped } = planMove(own, await findTargetPairs(move.toId, ids, session), move.toId);
        await skillContents.changeMany(new Map(changed), { ...write, session });
        if (dropped.length) await skillContents.remove({ _id: { $in: dropped } }, { ...write, session });
        return own.length;
      }),

    async findChanged(changeSet) {
      const ids = await skillContents.changedSince(changeSet);
      const first = { _id: { $in: ids.slice(0, MAX_NAMED) } };
      return { total: ids.length, names: await readTitles(await model.find(first).lean<SkillContentDocument[]>()) };
    },

    async undo(write) {
      try {
        return await skillContents.undoSome(BATCH_SIZE, write);
      } catch (error) {
        throw isDuplicateKeyError(error) ? new AppError('conflict', UNDO_REFUSAL) : error;
      }
    },
  };
};
