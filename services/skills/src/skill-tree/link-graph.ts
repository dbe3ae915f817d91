import type { ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { SkillLinks } from './link-document';
import type { Link } from './tree-rules';

const GUARD = { _id: 'links' };

/**
 * Changes links, one at a time in all instances: each transaction first writes one shared record, so concurrent ones
 * conflict and the later one is retried with the result of the first. A lock per source would not be enough: a circle
 * may lead through several sources.
 */
export const linkGraph = ({ db }: Pick<ServiceKit, 'db'>, links: SkillLinks) => {
  const guards = () => db.collection<{ _id: string; changes: number }>('skillLinkGuard');
  return {
    createGuard: () => guards().updateOne(GUARD, { $setOnInsert: { changes: 0 } }, { upsert: true }),

    change: <T>(work: (session: ClientSession) => Promise<T>): Promise<T> =>
      db.transaction(async (session) => {
        await guards().updateOne(GUARD, { $inc: { changes: 1 } }, { upsert: true, session });
        return work(session);
      }),

    /** All links above these skills, including those of deleted skills, in one operation. */
    findAbove: (ids: readonly number[], session: ClientSession) =>
      links.model
        .aggregate<Link & { _id: number }>([
          { $match: { childId: { $in: [...ids] }, ...links.alive } },
          { $limit: 1 },
          {
            $graphLookup: {
              from: links.name,
              startWith: { $literal: [...ids] },
              connectFromField: 'parentId',
              connectToField: 'childId',
              as: 'link',
              restrictSearchWithMatch: { deletedAt: null },
            },
          },
          { $unwind: '$link' },
          { $replaceWith: '$link' },
          { $project: { parentId: 1, childId: 1 } },
        ])
        .session(session),
  };
};
export type LinkGraph = ReturnType<typeof linkGraph>;
