import { exportRoleTable, roleTableCalls } from '@skills-architect/contracts/roles';
import { route } from '@skills-architect/service-kit';
import { tables } from '@skills-architect/service-kit/tables';
import type { FastifyInstance } from 'fastify';
import { linkTable } from './link-table';
import { roleTable } from './role-table';
import type { RoleTableParts } from './table-parts';

/** Industry roles and their skills as tables that can be edited and imported again. */
export const roleTables = (parts: RoleTableParts) => {
  const { routes, startExport, ...rest } = tables(parts.kit, {
    calls: roleTableCalls,
    topic: 'roleTables',
    screen: '/role/tables',
    kinds: [roleTable(parts), linkTable(parts)],
  });
  return {
    ...rest,
    routes: (app: FastifyInstance) => {
      routes(app);
      route(app, exportRoleTable, ({ body }, { identity }) => startExport(body, identity));
    },
  };
};
