import { DONE, EVENT, type HealthCalls, type ReviewCall } from '@skills-architect/contracts';
import { type Identity, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { findingStore } from './finding-store';
import { followSubject, HEALTH_TOPIC } from './follow-subject';
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
  const followed = new Map(subjects.map((subject) => [subject, followSubject({ kit, store, state, subject })]));
  const kinds = subjects.flatMap((subject) => subject.kinds);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const publishHealth = () =>
    kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: HEALTH_TOPIC } });

  kit.jobs.define<CheckJob>(JOB, async (run) => {
    const progress: typeof run.progress = async (...done) => {
      await state.markRunning();
      await run.progress(...done);
    };
    await state.markRunning();
    const runAlone = (subject: HealthSubject, work: () => Promise<unknown>) => followed.get(subject)?.runAlone(work);
    const result = await runCheck({ store, subjects, runAlone }, { ...run, progress });
    await state.markChecked(new Date(run.data.at));
    await publishHealth();
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
    const times = await state.read();
    if (!isCheckDue(times, kit.now())) return;
    const since = Math.max(times.changedAt?.getTime() ?? 0, times.checkedAt?.getTime() ?? 0);
    const day = kit.now().toISOString().slice(0, 10);
    await start({ service: kit.name, depth: 0 }, `health ${kit.name} ${since} ${day}`);
  };

  const lookLater = () => {
    if (isStopped) return;
    // Processes that started together do not ask together.
    timer = setTimeout(
      () =>
        void startIfDue()
          .catch((err: unknown) => kit.log.warn({ err }, 'the check of the library did not start'))
          .finally(lookLater),
      POLL_MS * (0.75 + Math.random() / 2),
    ).unref();
  };

  return {
    createIndexes: store.createIndexes,
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
        await publishHealth();
        return DONE;
      });
    },
    /** Serves the call that marks records of a subject as reviewed. */
    reviewRoute(app: FastifyInstance, call: ReviewCall, reviews: ReviewStore, subject: HealthSubject) {
      route(app, call, async ({ body: { ids, reviewed } }, { userId }) => {
        await (reviewed ? reviews.mark(ids, userId) : reviews.undoMark(ids));
        await followed.get(subject)?.rebuildNow(ids);
        return DONE;
      });
    },
    start() {
      lookLater();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
