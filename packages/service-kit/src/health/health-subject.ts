import type { HealthKind } from '@skills-architect/contracts';
import type { Found } from './finding-store';

/** One kind of records that is checked. */
export interface HealthSubject {
  /** What the check may find. */
  kinds: readonly HealthKind[];
  /** Topic of the events of these records. */
  topic: string;
  /** Other topics, with the records that depend on the changed ones; undefined when that cannot be told, or too many. */
  follows: Readonly<Record<string, (ids: number[]) => Promise<number[] | undefined>>>;
  count: () => Promise<number>;
  /** The ids of the next records. */
  idsAfter: (id: number, most: number) => Promise<number[]>;
  check: (ids: number[]) => Promise<Found[]>;
}
