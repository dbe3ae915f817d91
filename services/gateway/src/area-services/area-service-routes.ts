import { areaResource, DONE, EVENT } from '@skills-architect/contracts';
import { publishAreaChange, reportAreaJob } from '@skills-architect/contracts/portal';
import { invalid, notFound, type Platform, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { reportedJobs } from './reported-jobs';

/**
 * What the own service of an area may do in the portal, with an access token of that area: show jobs in the tray, and
 * refresh open pages. For browsers and other programs these calls do not exist.
 */
export const areaServiceRoutes =
  ({ portal, events }: Platform) =>
  async (scope: FastifyInstance): Promise<void> => {
    const jobs = reportedJobs({ portal, events });
    scope.addHook('onRequest', async (request) => {
      if (request.areaOfToken === undefined) throw notFound('This address');
      request.identity = { ...request.identity, service: `area:${request.areaOfToken}`, depth: 1 };
    });

    route(scope, reportAreaJob, async ({ params, body }, { request, userId }) => {
      if (body.retry !== undefined && !body.retry.startsWith(`/x/${params.area}/`))
        throw invalid('retry', `Give the path of a call of the area ${params.area}.`);
      const cancelRequested = await jobs.report(params, body, request.isForUser ? userId : undefined);
      return { cancelRequested };
    });

    route(scope, publishAreaChange, async ({ params, body: { userId, clientId } }) => {
      const others = clientId === undefined ? { all: true as const } : { clientId };
      const to = userId === undefined ? others : { userId };
      await events.publish({ to, name: EVENT.changed, data: { resource: areaResource(params.area) } });
      return DONE;
    });
  };
