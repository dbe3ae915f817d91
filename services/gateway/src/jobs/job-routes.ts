import { API_PREFIX, type Call, DONE } from '@skills-architect/contracts';
import { cancelJob, dismissJob, listJobs } from '@skills-architect/contracts/portal';
import { type JobBoard, notFound, toJobState } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { requireSession } from '../sessions/session-guard';

const url = (path: string) => `${API_PREFIX}${path.replace('{token}', ':token')}`;

/** A user's own background jobs: list, cancel, dismiss. */
export const jobRoutes = (app: FastifyInstance, board: JobBoard) => {
  app.get(url(listJobs.path), { config: { call: listJobs } }, async (request) => {
    const { user } = requireSession(request);
    return { jobs: (await board.ofUser(user.userId)).map(toJobState) };
  });
  const ownJobRoute = (call: Call, act: JobBoard['requestCancel'] | JobBoard['dismiss']) =>
    app.post<{ Params: { token: string } }>(url(call.path), { config: { call } }, async (request) => {
      const { user } = requireSession(request);
      const { matchedCount } = await act(request.params.token, user.userId);
      if (!matchedCount) throw notFound('This job');
      return DONE;
    });
  ownJobRoute(cancelJob, board.requestCancel);
  ownJobRoute(dismissJob, board.dismiss);
};
