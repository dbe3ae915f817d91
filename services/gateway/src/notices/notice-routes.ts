import { DONE } from '@skills-architect/contracts';
import { listNotices, readNotices, seeNotices } from '@skills-architect/contracts/portal';
import { clientLimit, type Notices, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** A user's own notices: list them, mark them as read or the list as seen. */
export const noticeRoutes = (app: FastifyInstance, notices: Notices) => {
  route(app, listNotices, ({ query }, { userId, identity }) =>
    notices.list({ userId, clients: clientLimit(identity) }, query),
  );

  route(app, readNotices, async ({ body }, { userId }) => {
    await notices.read(userId, 'all' in body ? undefined : body.noticeIds);
    return DONE;
  });

  route(app, seeNotices, async ({ body }, { userId }) => {
    await notices.see(userId, new Date(body.until));
    return DONE;
  });
};
