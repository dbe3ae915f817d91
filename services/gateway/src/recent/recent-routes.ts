import { DONE } from '@skills-architect/contracts';
import { listRecentPlaces, noteRecentPlace, type RecentPlace } from '@skills-architect/contracts/portal';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { goneRecords } from './gone-records';

const MAX_PLACES = 12;

/** The records that a user has opened, latest first. */
interface RecentPlaces {
  _id: number;
  places: RecentPlace[];
}

/** The records that a user has opened lately, without those that were deleted meanwhile. */
export const recentRoutes = (
  app: FastifyInstance,
  portal: Connection,
  gone: Pick<ReturnType<typeof goneRecords>, 'withoutGone' | 'forget'>,
) => {
  const recent = () => portal.collection<RecentPlaces>('recentPlaces');

  route(app, listRecentPlaces, async (_, { userId }) => ({
    places: await gone.withoutGone((await recent().findOne({ _id: userId }))?.places ?? []),
  }));

  route(app, noteRecentPlace, async ({ body: place }, { userId }) => {
    const others = {
      $filter: { input: { $ifNull: ['$places', []] }, cond: { $ne: ['$$this.to', { $literal: place.to }] } },
    };
    const places = { $slice: [{ $concatArrays: [[{ $literal: place }], others] }, MAX_PLACES] };
    // A single update, so that concurrent writes of two tabs are both stored.
    await recent().updateOne({ _id: userId }, [{ $set: { places } }], { upsert: true });
    await gone.forget(place.to);
    return DONE;
  });
};
