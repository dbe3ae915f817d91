import { DONE } from '@skills-architect/contracts';
import { reportAreaTrouble, reportAreaUse, type SessionUser } from '@skills-architect/contracts/portal';
import { notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Health } from '../part-health';
import type { Registry } from '../registry';
import type { TrialKeeper } from '../trials/trial-keeper';
import type { AreaReports, ReportedUse } from './area-reports';
import type { ReportLimiter } from './report-limiter';

export interface UseDependencies {
  registry: Registry;
  health: Health;
  reports: AreaReports;
  trials: TrialKeeper;
  reportLimits: ReportLimiter;
}

/** Receives what pages report of areas. */
export const areaUseRoutes = (
  app: FastifyInstance,
  { registry, health, reports, trials, reportLimits }: UseDependencies,
) => {
  const isCounted = (userId: number) => reportLimits.allows('user', String(userId));
  const count = async (area: string, version: string, use: ReportedUse, user: SessionUser | undefined) => {
    await reports.add({ area, version }, use);
    if (user) await trials.note(area, version, user, Boolean(use.failedLoads || use.errors?.length));
  };

  route(app, reportAreaTrouble, async ({ params: { area }, body: { version, kind } }, { userId, identity }) => {
    if (!registry.findBuild(area, version)) throw notFound('This version of the area');
    if (!(await isCounted(userId))) return DONE;
    await health.noteInPage(area, version, kind, userId);
    if (kind === 'slow') return DONE;
    const use = kind === 'crashed' ? { errors: ['A screen crashed.'] } : { failedLoads: 1 };
    await count(area, version, use, identity.user);
    return DONE;
  });

  route(app, reportAreaUse, async ({ params: { area }, body }, { userId, identity }) => {
    const { version, opened, lcpMs, errors } = body;
    if (!registry.findBuild(area, version)) throw notFound('This version of the area');
    if (await isCounted(userId)) await count(area, version, { opened: opened ? 1 : 0, lcpMs, errors }, identity.user);
    return DONE;
  });
};
