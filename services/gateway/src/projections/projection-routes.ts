import { DONE } from '@skills-architect/contracts';
import { listProjections, rebuildProjection } from '@skills-architect/contracts/portal';
import { type Events, notFound, projectionStates, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';

/** Shows Super Users the derived data of all services, and rebuilds it on request. */
export const projectionRoutes = (app: FastifyInstance, portal: Connection, events: Events) => {
  const states = projectionStates(portal, events);

  route(app, listProjections, async () => ({
    projections: (await states.list()).map(({ service, name, title, builtAt, tookMs, waitingSince, error }) => ({
      service,
      name,
      ...(title !== undefined && { title }),
      builtAt: builtAt?.toISOString() ?? null,
      tookMs: tookMs ?? null,
      waitingSince: waitingSince?.toISOString() ?? null,
      error: error ?? null,
    })),
  }));

  route(app, rebuildProjection, async ({ body: { service, name } }) => {
    if (!(await states.requestRebuild(service, name))) throw notFound('This derived data');
    return DONE;
  });
};
