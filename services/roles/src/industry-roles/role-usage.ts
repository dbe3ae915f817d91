import { roleUsage } from '@skills-architect/contracts/roles';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Postings } from '../job-postings/posting-document';
import type { RoleReader } from './read-role';
import type { Roles } from './role-document';

/** Counts what deleting or retiring a role would affect, except personas, which their own service counts. */
export const roleUsageRoute =
  ({ reader, roles, postings }: { reader: RoleReader; roles: Roles; postings: Postings }) =>
  (app: FastifyInstance) => {
    route(app, roleUsage, async ({ params: { roleId } }, context) => {
      await reader.readVisible(roleId, context, { roleStatus: 1 });
      const [annotatedCount, careerSteps] = await Promise.all([
        postings.model.countDocuments({ ...postings.alive, industryRoleId: roleId }),
        roles.model.countDocuments({ 'careerLinks.roleId': roleId, ...roles.alive }),
      ]);
      return { postings: annotatedCount, careerSteps };
    });
  };
