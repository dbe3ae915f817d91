import { DONE } from '@skills-architect/contracts';
import { listRecentPlaces, noteRecentPlace, type RecentPlace } from '@skills-architect/contracts/portal';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';

const KEPT = 12;

/** What one user has opened, the latest first. */
interface RecentPlaces {
  _id: number;
  places: RecentPlace[];
}

/** The records that a user has opened last. */
export const recentRoutes = (app: FastifyInstance, portal: Connection) => {
  const recent = () => portal.collection<RecentPlaces>('recentPlaces');

  route(app, listRecentPlaces, async (_, { userId }) => ({
    places: (await recent().findOne({ _id: userId }))?.places ?? [],
  }));

  route(app, noteRecentPlace, async ({ body: place }, { userId }) => {
    const others = {
      $filter: { input: { $ifNull: ['$places', []] }, cond: { $ne: ['$$this.to', { $literal: place.to }] } },
    };
    const places = { $slice: [{ $concatArrays: [[{ $literal: place }], others] }, KEPT] };
    // One update, so that two tabs at once forget nothing.
    await recent().updateOne({ _id: userId }, [{ $set: { places } }], { upsert: true });
    return DONE;
  });
};
