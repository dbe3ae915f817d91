import { exportSkillTable, skillTableCalls } from '@skills-architect/contracts/skills';
import { tables } from '@skills-architect/library-service-kit/tables';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { contentTable } from './content-table';
import { familyTable } from './family-table';
import { levelTable } from './level-table';
import { skillTable } from './skill-table';
import type { SkillTableDependencies } from './table-dependencies';

/** Skills, their levels and families as tables that can be edited and imported again. */
export const skillTables = (dependencies: SkillTableDependencies) => {
  const { routes, startExport, ...rest } = tables(dependencies.kit, {
    calls: skillTableCalls,
    topic: 'skillTables',
    screen: '/skill/tables',
    kinds: [skillTable(dependencies), levelTable(dependencies), familyTable(dependencies), contentTable(dependencies)],
  });
  return {
    ...rest,
    routes: (app: FastifyInstance) => {
      routes(app);
      route(app, exportSkillTable, ({ body }, { identity }) => startExport(body, identity));
    },
  };
};
