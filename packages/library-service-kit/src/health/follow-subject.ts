import type { Ids, ServiceKit } from '@skills-architect/service-kit';
import type { FindingStore } from './finding-store';
import type { HealthState } from './health-state';
import { type HealthSubject, MAX_CORRECTED } from './health-subject';

/** Topic of the event that reports changed findings. */
export const HEALTH_TOPIC = 'health';

interface FollowDependencies {
  kit: Pick<ServiceKit, 'projections' | 'now'>;
  store: FindingStore;
  state: HealthState;
  subject: HealthSubject;
}

const toIds = (found: number[] | undefined): Ids => found ?? 'all';

/** Checks the changed records of a subject again; many changed or unknown ones are left to the next full check. */
export const followSubject = ({ kit, store, state, subject }: FollowDependencies) =>
  kit.projections.add({
    name: `health of ${subject.topic}`,
    title: `Library Health of ${subject.words}`,
    affected: {
      [subject.topic]: (ids) => ids,
      ...Object.fromEntries(
        Object.entries(subject.dependsOn).map(([topic, find]) => [
          topic,
          async (ids: readonly number[]) => toIds(await find([...ids])),
        ]),
      ),
    },
    settleMs: 100,
    async rebuild(ids) {
      if (ids === 'all' || ids.length > MAX_CORRECTED) await state.markChanged();
      else await store.correct(subject.kinds, ids, await subject.check([...ids]), kit.now());
      return undefined;
    },
    publishes: HEALTH_TOPIC,
  });
