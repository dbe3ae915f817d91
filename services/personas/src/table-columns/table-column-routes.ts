import { ADMIN_LIKE, DONE } from '@skills-architect/contracts';
import { saveTableColumns } from '@skills-architect/contracts/personas';
import { AppError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ImportDependencies } from '../imports/import-dependencies';

/** Remembers the assigned columns of a client's files. */
export const tableColumnRoutes =
  ({ assigned }: Pick<ImportDependencies, 'assigned'>) =>
  (app: FastifyInstance) => {
    route(app, saveTableColumns, async ({ body }, { identity, userId }) => {
      const { clientId, kind, shape, assignment } = body;
      const userType = identity.user?.userType;
      if (kind !== 'roles and skills' && !(userType && ADMIN_LIKE.includes(userType)))
        throw new AppError('forbidden', 'Client skills can be imported by administrators only.');
      await assigned.save({ clientId, kind }, shape, assignment, userId);
      return DONE;
    });
  };
