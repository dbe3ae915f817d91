import { countJobs } from '@skills-architect/contracts/roles';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Postings } from './posting-document';

/** Filter for job postings by sub-sector and publisher, if given; `annotated` selects those with an industry role. */
export const postingFilter = (
  { sector, source }: { sector?: number; source?: string },
  { annotated }: { annotated: boolean },
) => ({
  deletedAt: null,
  ...(sector !== undefined && { subsectorId: sector }),
  ...(source !== undefined && { jobSource: source }),
  ...(annotated && { industryRoleId: { $gt: 0 } }),
});

export const postingRoutes = (app: FastifyInstance, postings: Postings) => {
  route(app, countJobs, async ({ query }) => {
    const [all, annotated] = await Promise.all([
      postings.model.countDocuments(postingFilter(query, { annotated: false })),
      postings.model.countDocuments(postingFilter(query, { annotated: true })),
    ]);
    return { AllJobsCount: all, AnnotatedJobsCount: annotated, UnannotatedJobsCount: all - annotated };
  });
};
