import type { Platform } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { reportedJobs } from './reported-jobs';

const MINUTE_MS = 60_000;
/** A job without a report for this long has lost its service. */
const SILENT_MS = 5 * MINUTE_MS;

/** Ends the jobs whose service has stopped reporting; every gateway may do so. */
export const endSilentJobs = (app: FastifyInstance, { portal, events, log }: Platform) => {
  const jobs = reportedJobs({ portal, events });
  const look = () =>
    jobs
      .endSilent(new Date(Date.now() - SILENT_MS))
      .catch((error) => log.error({ err: error }, 'the jobs of areas were not looked at'));
  const timer = setInterval(() => void look(), MINUTE_MS);
  timer.unref();
  app.addHook('preClose', async () => clearInterval(timer));
};
