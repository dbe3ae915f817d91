import { EVENT } from '@skills-architect/contracts';
import { lease } from '../database/lease';
import type { StoredEvent } from '../events/event-document';
import type { ServiceKit } from '../platform';
import type { FindingStore } from './finding-store';
import type { HealthSubject } from './health-subject';
import { recheckQueue } from './recheck-queue';

/** Changes in quick succession are checked together. */
const SETTLE_MS = 100;
/** More changed records than this are left to the next full check. */
export const MAX_CORRECTED = 500;
/** How long to wait for another instance or a full check, which work on one batch at a time. */
const BUSY_MS = 30_000;

interface FollowParts {
  kit: ServiceKit;
  store: FindingStore;
  subjects: readonly HealthSubject[];
  /** Marks that changes were not checked, so that a full check follows. */
  leaveToFullCheck: () => Promise<unknown>;
}

const readIds = ({ data }: StoredEvent) =>
  Array.isArray(data.ids) ? data.ids.filter((id) => typeof id === 'number') : undefined;

/**
 * Rechecks the records named in an event. Every instance receives the event, but only one does the work. Checks hold a
 * lease while they read records and store findings, so that a finding of an old state never replaces a newer one.
 */
export const followChanges = ({ kit, store, subjects, leaveToFullCheck }: FollowParts) => {
  const queue = recheckQueue(kit);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  /** Runs a part of the checks while no other instance does; returns false when the other one takes too long. */
  const runAlone = async (work: () => Promise<unknown>): Promise<boolean> => {
    const checkLease = lease(kit.db, 'check records');
    if (!(await checkLease.claimWithin(BUSY_MS))) return false;
    await checkLease.during(work);
    return true;
  };
  const correct = async (subject: HealthSubject, ids: number[]) => {
    if (ids.length > MAX_CORRECTED) return void (await leaveToFullCheck());
    await store.correct(subject.kinds, ids, await subject.check(ids), kit.now());
  };
  const publishHealth = () =>
    kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'health' } }).catch(report);
  const report = (error: unknown) => kit.log.warn({ err: error }, 'a change could not be checked');

  /** The records of a subject that a change affects; undefined when unknown. */
  const affectedRecords = (subject: HealthSubject, topic: string, ids: number[] | null) => {
    if (topic === subject.topic) return ids ?? undefined;
    return ids ? subject.dependsOn[topic]?.(ids) : undefined;
  };
  const isAbout = (subject: HealthSubject, topic: string) => topic === subject.topic || topic in subject.dependsOn;

  const correctNext = async () => {
    const due = await queue.next();
    if (!due.length) return;
    for (const subject of subjects) {
      const ids = new Set<number>();
      for (const change of due.filter(({ topic }) => isAbout(subject, topic))) {
        const found = await affectedRecords(subject, change.topic, change.ids);
        if (!found) await leaveToFullCheck();
        for (const id of found ?? []) ids.add(id);
      }
      if (ids.size) await correct(subject, [...ids]);
    }
    await queue.done(due);
    await publishHealth();
  };
  const scheduleCheck = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => runAlone(correctNext).then(() => undefined)).catch(report);
    }, SETTLE_MS);
    timer.unref();
  };
  const onChange = async (event: StoredEvent) => {
    const topic = String(event.data.resource);
    if (event.name !== EVENT.changed || !subjects.some((subject) => isAbout(subject, topic))) return;
    await queue.add(event.position, topic, readIds(event));
    scheduleCheck();
  };

  return {
    createIndexes: queue.createIndexes,
    runAlone,
    /** Checks these records now. */
    async checkNow(subject: HealthSubject, ids: number[]) {
      await runAlone(() => correct(subject, ids));
      await publishHealth();
    },
    publishHealth,
    onEvent: (event: StoredEvent) => void onChange(event).catch(report),
    /** Continues the work of an instance that crashed. */
    resume: scheduleCheck,
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
};
