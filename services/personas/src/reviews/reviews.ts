import { userNameReader } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { differenceRoutes } from '../library-differences/difference-routes';
import type { FrozenSelections } from '../personas/frozen-selection';
import { commentRoutes } from './comment-routes';
import { reviewEvents } from './review-events';
import { reviewRoutes } from './review-routes';
import { stepRoutes } from './step-routes';
import type { ReviewStores } from './take-step';

/** The reviews of personas. */
export const reviewModule = (given: Omit<ReviewStores, 'events' | 'userNames'>, selections: FrozenSelections) => {
  const events = reviewEvents(given.kit);
  const stores = { ...given, events, userNames: userNameReader(given.kit) };
  return {
    createIndexes: events.createIndexes,
    routes: (app: FastifyInstance) => {
      stepRoutes(stores, selections)(app);
      reviewRoutes(stores)(app);
      commentRoutes(stores)(app);
      differenceRoutes(stores, selections)(app);
    },
  };
};
