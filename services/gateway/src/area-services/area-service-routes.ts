import { areaResource, DONE, EVENT } from '@skills-architect/contracts';
import { publishAreaChange, reportAreaJob } from '@skills-architect/contracts/portal';
import { AppError, type Platform, route } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reportedJobs } from './reported-jobs';

const refuseOthers = ({ areaOfToken }: FastifyRequest, area: string) => {
  if (areaOfToken !== area)
    throw new AppError(
      'forbidden',
      `Only the service of the area ${area} may do this, with an access token of that area.`,
    );
};

/** What the own service of an area may do in the portal: show jobs in the tray, and refresh open pages. */
export const areaServiceRoutes = (app: FastifyInstance, { portal, events }: Platform) => {
  const jobs = reportedJobs({ portal, events });

  route(app, reportAreaJob, async ({ params, body }, { request, userId }) => {
    refuseOthers(request, params.area);
    const cancelRequested = await jobs.report(params, body, request.isForUser ? userId : undefined);
    return { cancelRequested };
  });

  route(app, publishAreaChange, async ({ params, body: { userId, clientId } }, { request }) => {
    refuseOthers(request, params.area);
    const others = clientId === undefined ? { all: true as const } : { clientId };
    const to = userId === undefined ? others : { userId };
    await events.publish({ to, name: EVENT.changed, data: { resource: areaResource(params.area) } });
    return DONE;
  });
};
