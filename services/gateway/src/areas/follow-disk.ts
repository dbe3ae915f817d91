import { EVENT } from '@skills-architect/contracts';
import type { Events } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PublishedBuilds } from './published-builds';
import type { Registry } from './registry';
import type { RefusalNotes } from './trust/note-refusals';

const POLL_MS = 1000;

export interface FollowDependencies {
  registry: Registry;
  builds: PublishedBuilds;
  refusals: RefusalNotes;
  events: Events;
}

/** Keeps the registry up to date with builds copied to this disk or published on other gateways. */
export const followDisk = (app: FastifyInstance, { registry, builds, refusals, events }: FollowDependencies) => {
  let lastProblem = '';
  /** Logs a problem only once: a half-written deployment file is read many times. */
  const logOnce = (problem: string, log: () => void) => {
    if (problem && problem !== lastProblem) log();
    lastProblem = problem;
  };
  const logFailure = (error: unknown) =>
    logOnce(String(error), () => app.log.error({ err: error }, 'the builds of the areas could not be read'));
  let lastSkipped = '';
  let lastNoted = '';
  /** Only what two scans have found, because a copy may be in progress; and only once, to ask the database less. */
  const noteRefusals = async () => {
    const skipped = registry.listSkipped();
    const text = JSON.stringify(skipped);
    const isStable = text === lastSkipped;
    lastSkipped = text;
    if (!isStable || text === lastNoted) return;
    await refusals.noteFound(skipped);
    lastNoted = text;
  };
  /**
   * Scans the disk. After a change, pages are notified again, because they may have read old data from this gateway.
   */
  const scan = async () => {
    const isNew = await registry.refresh();
    const fileTrouble = registry.fileTrouble() ?? '';
    logOnce(fileTrouble, () => app.log.error(fileTrouble));
    if (isNew) await events.publish({ to: { all: true }, name: EVENT.areas, data: {} });
    await noteRefusals();
  };
  const catchUp = () => void builds.syncDisk().then(scan).catch(logFailure);
  const unlisten = events.listen(({ name }) => {
    if (name === EVENT.areas) catchUp();
  }, catchUp);
  let isScanning = false;
  // On a slow disk scans would queue up, and a publish would wait for all of them.
  const scanIfIdle = () => {
    if (isScanning) return;
    isScanning = true;
    void scan()
      .catch(logFailure)
      .finally(() => {
        isScanning = false;
      });
  };
  const timer = setInterval(scanIfIdle, POLL_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    unlisten();
    clearInterval(timer);
  });
};
