import { EVENT } from '@skills-architect/contracts';
import type { StoredEvent } from '../events/event-document';
import type { ServiceKit } from '../platform';
import type { FindingStore } from './finding-store';
import type { HealthSubject } from './health-subject';

/** Changes that follow each other closely are checked together. */
const SETTLE_MS = 100;
/** More records than these are left to the next check of all. */
export const MOST_CORRECTED = 500;

interface FollowParts {
  kit: ServiceKit;
  store: FindingStore;
  subjects: readonly HealthSubject[];
  /** Remembers that a change could not be followed record by record. */
  leave: () => Promise<unknown>;
}

const idsOf = ({ data }: StoredEvent) =>
  Array.isArray(data.ids) ? data.ids.filter((id) => typeof id === 'number') : undefined;

/**
 * Checks the records again that an event names. Every instance does so: it ends in the same findings, and whatever one
 * of them misses, another or the next check of all finds.
 */
export const followChanges = ({ kit, store, subjects, leave }: FollowParts) => {
  const waiting = new Map<HealthSubject, Set<number>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const correct = async (subject: HealthSubject, ids: number[]) => {
    if (ids.length > MOST_CORRECTED) return void (await leave());
    await store.correct(subject.kinds, ids, await subject.check(ids), kit.now());
  };
  const tell = () =>
    kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'health' } }).catch(report);
  const report = (error: unknown) => kit.log.warn({ err: error }, 'a change could not be checked');

  const work = async () => {
    const due = [...waiting];
    waiting.clear();
    for (const [subject, ids] of due) await correct(subject, [...ids]);
    if (due.length) await tell();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work).catch(report);
    }, SETTLE_MS);
    timer.unref();
  };
  const add = (subject: HealthSubject, ids: readonly number[]) => {
    const known = waiting.get(subject) ?? new Set();
    for (const id of ids) known.add(id);
    waiting.set(subject, known);
    later();
  };

  const hear = async (event: StoredEvent) => {
    if (event.name !== EVENT.changed) return;
    const topic = String(event.data.resource);
    const ids = idsOf(event);
    for (const subject of subjects) {
      if (topic !== subject.topic && !subject.follows[topic]) continue;
      const concerned = topic === subject.topic ? ids : ids && (await subject.follows[topic]?.(ids));
      if (concerned) add(subject, concerned);
      else await leave();
    }
  };

  return {
    /** Checks these records now. */
    async now(subject: HealthSubject, ids: number[]) {
      await correct(subject, ids);
      await tell();
    },
    tell,
    hear: (event: StoredEvent) => void hear(event).catch(report),
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
};
