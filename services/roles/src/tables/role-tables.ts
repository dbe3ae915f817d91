import { exportRoleTable, roleTableCalls } from '@skills-architect/contracts/roles';
import { tables } from '@skills-architect/library-service-kit/tables';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { industryLinks, leadershipLinks } from './link-holder';
import { linkTable } from './link-table';
import { roleTable } from './role-table';
import type { RoleTableDependencies } from './table-dependencies';

/** Industry roles, their skills and those of leadership roles as tables that can be edited and imported again. */
export const roleTables = (dependencies: RoleTableDependencies) => {
  const { routes, startExport, ...rest } = tables(dependencies.kit, {
    calls: roleTableCalls,
    topic: 'roleTables',
    screen: '/role/tables',
    kinds: [
      roleTable(dependencies),
      linkTable(dependencies, industryLinks(dependencies)),
      linkTable(dependencies, leadershipLinks(dependencies)),
    ],
  });
  return {
    ...rest,
    routes: (app: FastifyInstance) => {
      routes(app);
      route(app, exportRoleTable, ({ body }, { identity }) => startExport(body, identity));
    },
  };
};
