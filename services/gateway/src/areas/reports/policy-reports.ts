import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { REPORT_PATH } from '../../site/site';
import type { Registry } from '../registry';
import type { AreaReports } from './area-reports';
import { findBuildOfUrl } from './find-build-of-url';
import type { ReportLimiter } from './report-limiter';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_REPORTS = 20;

/** A report of the Reporting API; everything else is ignored. */
const PolicyReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    sourceFile: z.string().max(2000).optional(),
    blockedURL: z.string().max(2000).optional(),
    effectiveDirective: z.string().max(100).optional(),
  }),
});

/** The origin of what was blocked, `data:` of an address without one, and words such as `inline`. */
const describeBlocked = (blocked: string) => {
  if (!URL.canParse(blocked)) return blocked.slice(0, 50);
  const { origin, protocol } = new URL(blocked);
  return /^https?:|^wss?:/.test(protocol) ? origin : protocol;
};

/** 'connect-src blocked https://elsewhere.example', without path and query, which may hold data of users. */
const describe = ({
  effectiveDirective = 'The policy',
  blockedURL = 'something',
}: z.infer<typeof PolicyReport>['body']) => `${effectiveDirective} blocked ${describeBlocked(blockedURL)}`;

/** Receives what browsers report about the content security policy, and counts it for the area whose code did it. */
export const policyReportRoute = (
  app: FastifyInstance,
  { registry, reports, reportLimits }: { registry: Registry; reports: AreaReports; reportLimits: ReportLimiter },
) => {
  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(REPORT_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    reply.status(204);
    if (!(await reportLimits.allows('address', request.ip))) return reply.send();
    const received = Array.isArray(request.body) ? request.body.slice(0, MAX_REPORTS) : [];
    for (const item of received) {
      const report = PolicyReport.safeParse(item).data;
      const build = findBuildOfUrl(report?.body.sourceFile);
      if (!report || !build || !registry.findBuild(build.area, build.version)) continue;
      await reports.add(build, { violations: [describe(report.body)] });
    }
    return reply.send();
  });
};
