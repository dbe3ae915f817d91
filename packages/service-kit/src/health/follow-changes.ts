import { EVENT } from '@skills-architect/contracts';
import { lease } from '../database/lease';
import type { StoredEvent } from '../events/event-document';
import type { ServiceKit } from '../platform';
import type { FindingStore } from './finding-store';
import type { HealthSubject } from './health-subject';
import { recheckQueue } from './recheck-queue';

/** Changes in quick succession are checked together. */
const SETTLE_MS = 100;
/** With more changed records, the next full check handles them. */
export const MAX_CORRECTED = 500;
/** Longest time that another instance, or a full check, works on one part. */
const BUSY_MS = 30_000;

interface FollowParts {
  kit: ServiceKit;
  store: FindingStore;
  subjects: readonly HealthSubject[];
  /** Leaves a change to the next full check. */
  leave: () => Promise<unknown>;
}

const readIds = ({ data }: StoredEvent) =>
  Array.isArray(data.ids) ? data.ids.filter((id) => typeof id === 'number') : undefined;

/**
 * Checks the records that an event names again. Every instance receives the event, but only one does the work. Checks
 * hold a lease while they read records and store findings, so that a finding of an old state never replaces a newer
 * one.
 */
export const followChanges = ({ kit, store, subjects, leave }: FollowParts) => {
  const queue = recheckQueue(kit);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  /** Runs a part of the checks while no other instance does; returns false if that would take too long. */
  const alone = async (work: () => Promise<unknown>): Promise<boolean> => {
    const checking = lease(kit.db, 'check records');
    if (!(await checking.claimWithin(BUSY_MS))) return false;
    await checking.during(work);
    return true;
  };
  const correct = async (subject: HealthSubject, ids: number[]) => {
    if (ids.length > MAX_CORRECTED) return void (await leave());
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
        if (!found) await leave();
        for (const id of found ?? []) ids.add(id);
      }
      if (ids.size) await correct(subject, [...ids]);
    }
    await queue.done(due);
    await publishHealth();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => alone(correctNext).then(() => undefined)).catch(report);
    }, SETTLE_MS);
    timer.unref();
  };
  const onChange = async (event: StoredEvent) => {
    const topic = String(event.data.resource);
    if (event.name !== EVENT.changed || !subjects.some((subject) => isAbout(subject, topic))) return;
    await queue.add(event.position, topic, readIds(event));
    later();
  };

  return {
    createIndexes: queue.createIndexes,
    alone,
    /** Checks these records now. */
    async now(subject: HealthSubject, ids: number[]) {
      await alone(() => correct(subject, ids));
      await publishHealth();
    },
    publishHealth,
    hear: (event: StoredEvent) => void onChange(event).catch(report),
    /** Continues the work of an instance that crashed. */
    goOn: later,
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
};
