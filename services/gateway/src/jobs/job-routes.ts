import { API_PREFIX, DONE } from '@skills-architect/contracts';
import { cancelJob, dismissJob, listJobs } from '@skills-architect/contracts/portal';
import { type JobBoard, notFound, toJobState } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { requireSession } from '../sessions/session-guard';

const url = (path: string) => `${API_PREFIX}${path.replace('{token}', ':token')}`;

/** A user's own background jobs: list, cancel, dismiss. */
export const jobRoutes = (app: FastifyInstance, board: JobBoard) => {
  app.get(url(listJobs.path), async (request) => {
    const { user } = requireSession(request);
    return { jobs: (await board.ofUser(user.userId)).map(toJobState) };
  });
  const ownJobRoute = (path: string, act: JobBoard['requestCancel'] | JobBoard['dismiss']) =>
    app.post<{ Params: { token: string } }>(url(path), async (request) => {
      const { user } = requireSession(request);
      const { matchedCount } = await act(request.params.token, user.userId);
      if (!matchedCount) throw notFound('This job');
      return DONE;
    });
  ownJobRoute(cancelJob.path, board.requestCancel);
  ownJobRoute(dismissJob.path, board.dismiss);
};
