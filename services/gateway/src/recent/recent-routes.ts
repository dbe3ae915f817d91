import { DONE } from '@skills-architect/contracts';
import { listRecentPlaces, noteRecentPlace, type RecentPlace } from '@skills-architect/contracts/portal';
import { type Platform, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { recordOf } from './record-of';

const MAX_PLACES = 12;

/** The records that a user has opened, latest first. */
interface RecentPlaces {
  _id: number;
  places: RecentPlace[];
}

/** The records that a user has opened lately, without those that were deleted meanwhile. */
export const recentRoutes = (app: FastifyInstance, { portal, gone }: Pick<Platform, 'portal' | 'gone'>) => {
  const recent = () => portal.collection<RecentPlaces>('recentPlaces');

  route(app, listRecentPlaces, async (_, { userId }) => {
    const { places = [] } = (await recent().findOne({ _id: userId })) ?? {};
    const deleted = await gone.find(places.flatMap(({ to }) => recordOf(to) ?? []));
    return { places: places.filter(({ to }) => !deleted.has(recordOf(to) ?? '')) };
  });

  route(app, noteRecentPlace, async ({ body: place }, { userId }) => {
    const others = {
      $filter: { input: { $ifNull: ['$places', []] }, cond: { $ne: ['$$this.to', { $literal: place.to }] } },
    };
    const places = { $slice: [{ $concatArrays: [[{ $literal: place }], others] }, MAX_PLACES] };
    // A single update, so that concurrent writes of two tabs are both stored.
    await recent().updateOne({ _id: userId }, [{ $set: { places } }], { upsert: true });
    const record = recordOf(place.to);
    if (record) await gone.forget(record);
    return DONE;
  });
};
