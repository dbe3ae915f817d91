import type { HealthCalls, ReviewCall } from '@skills-architect/contracts';
import { DONE } from '@skills-architect/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServiceKit } from '../platform';
import type { Identity } from '../service/identity';
import { route } from '../service/route';
import { findingStore } from './finding-store';
import { followChanges } from './follow-changes';
import { healthState, isCheckDue } from './health-state';
import type { HealthSubject } from './health-subject';
import type { ReviewStore } from './review-store';
import { type CheckJob, runCheck } from './run-check';

const JOB = 'library-health';
const POLL_MS = 60_000;

/** The checks of a service's records: runs them, updates their findings after changes, and serves the findings. */
export const libraryHealth = (kit: ServiceKit, calls: HealthCalls, subjects: readonly HealthSubject[]) => {
  const store = findingStore(kit);
  const state = healthState(kit);
  const changes = followChanges({ kit, store, subjects, leaveToFullCheck: state.markChanged });
  const kinds = subjects.flatMap((subject) => subject.kinds);
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => void) | undefined;

  kit.jobs.define<CheckJob>(JOB, async (run) => {
    const progress: typeof run.progress = async (...done) => {
      await state.markRunning();
      await run.progress(...done);
    };
    await state.markRunning();
    const result = await runCheck({ store, subjects, runAlone: changes.runAlone }, { ...run, progress });
    await state.markChecked(new Date(run.data.at));
    await changes.publishHealth();
    return result;
  });

  const start = (identity: Identity, token?: string) =>
    kit.jobs.start<CheckJob>(JOB, {
      ...(token && { token, cancellable: false }),
      title: `Checking the health of the library: ${kit.name}`,
      entity: 'records',
      step: 'Checking record',
      data: { at: kit.now().toISOString() },
      identity,
      link: '/skill/health',
    });

  /** Starts a check if one is due. The token allows one job per day and state, whichever instance starts it. */
  const startIfDue = async () => {
    changes.resume();
    const times = await state.read();
    if (!isCheckDue(times, kit.now())) return;
    const since = Math.max(times.changedAt?.getTime() ?? 0, times.checkedAt?.getTime() ?? 0);
    const day = kit.now().toISOString().slice(0, 10);
    await start({ service: kit.name, depth: 0 }, `health ${kit.name} ${since} ${day}`);
  };

  return {
    createIndexes: () => Promise.all([store.createIndexes(), changes.createIndexes()]),
    look: startIfDue,
    routes(app: FastifyInstance) {
      route(app, calls.list, ({ query: { offset, pagesize, ...filter } }) => store.page(filter, { offset, pagesize }));
      route(app, calls.count, async ({ query }) => {
        const [counts, { checkedAt }] = await Promise.all([store.counts(kinds, query.sourceIds), state.read()]);
        return { counts, checkedAt: checkedAt?.toISOString() ?? null };
      });
      route(app, calls.check, async (_, { identity }) => ({ jobToken: await start(identity) }));
      route(app, calls.ignore, async ({ body }, { userId }) => {
        await store.ignore(body.findingIds, body.ignored ? userId : null);
        await changes.publishHealth();
        return DONE;
      });
    },
    /** Serves the call that marks records of a subject as reviewed. */
    reviewRoute(app: FastifyInstance, call: ReviewCall, reviews: ReviewStore, subject: HealthSubject) {
      route(app, call, async ({ body: { ids, reviewed } }, { userId }) => {
        await (reviewed ? reviews.mark(ids, userId) : reviews.undoMark(ids));
        await changes.checkNow(subject, ids);
        return DONE;
      });
    },
    start() {
      unlisten = kit.events.listen(changes.onEvent, () => void state.markChanged());
      timer = setInterval(
        () =>
          void startIfDue().catch((err: unknown) => kit.log.warn({ err }, 'the check of the library did not start')),
        POLL_MS,
      );
      timer.unref();
    },
    async stop() {
      unlisten?.();
      clearInterval(timer);
      await changes.stop();
    },
  };
};
