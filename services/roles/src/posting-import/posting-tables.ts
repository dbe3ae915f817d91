import { exportJobTable, JOB_TABLES, jobTableCalls } from '@skills-architect/contracts/roles';
import { tables } from '@skills-architect/library-service-kit/tables';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type PostingTableDependencies, postingTable } from './posting-table';

/** Imports and exports of job postings. */
export const postingTables = (dependencies: PostingTableDependencies) => {
  const { routes, startExport, ...rest } = tables(dependencies.kit, {
    name: 'posting',
    calls: jobTableCalls,
    topic: 'jobTables',
    screen: '/annotate-jobs/import',
    kinds: [postingTable(dependencies)],
  });
  return {
    ...rest,
    routes: (app: FastifyInstance) => {
      routes(app);
      route(app, exportJobTable, ({ body: { format, filter } }, { identity }) =>
        startExport({ kind: JOB_TABLES[0], format, filter }, identity),
      );
    },
  };
};
