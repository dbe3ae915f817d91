import { adminHome } from '@skills-architect/contracts/admin';
import { counted, countPage, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Clients } from '../clients/client-document';
import type { Users } from '../users/user-document';

/** What Super Users see of users and clients on the landing page. */
export const homeRoute = (users: Users, clients: Clients) => (app: FastifyInstance) => {
  route(app, adminHome, async () => {
    const [userCount, clientCount] = await Promise.all([
      countPage((most) => users.model.countDocuments(users.alive, most)),
      countPage((most) => clients.model.countDocuments(clients.alive, most)),
    ]);
    return {
      counts: [
        ...counted({ tile: '/users' }, userCount, 'user'),
        ...counted({ tile: '/clients' }, clientCount, 'client'),
      ],
      portalSteps: [
        {
          position: 2,
          title: 'Add a client',
          line: 'Personas belong to a client organisation with its sources and industries',
          action: 'Add Client',
          to: '/clients/create',
          isDone: clientCount.total > 0,
        },
        {
          position: 3,
          title: 'Invite people',
          line: 'Everybody who works here needs their own account',
          action: 'Add User',
          to: '/user/add',
          isDone: userCount.total > 1,
        },
      ],
    };
  });
};
