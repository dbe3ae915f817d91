import * as z from 'zod';
import { call } from '../call';
import { WORKING_TYPES } from '../user-types';
import { Count, Id, Line } from '../vocabulary';

/**
 * Number of job postings, and of those with an industry role: of a sub-sector (`sector`), of a publisher (`source`), or
 * of all.
 */
export const countJobs = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/jobs/counts',
  query: z.object({ sector: Id.optional(), source: Line.min(1).optional() }),
  answer: z.object({ AllJobsCount: Count, AnnotatedJobsCount: Count, UnannotatedJobsCount: Count }),
  access: { types: WORKING_TYPES, scope: 'library' },
  example: { query: { sector: 1 } },
});
