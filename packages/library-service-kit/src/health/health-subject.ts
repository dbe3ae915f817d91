import type { HealthKind } from '@skills-architect/contracts';
import type { NewFinding } from './finding-store';

/** More changed records than this are left to the next full check. */
export const MAX_CORRECTED = 500;

/** One kind of records that is checked. */
export interface HealthSubject {
  /** Kinds of findings of the check. */
  kinds: readonly HealthKind[];
  /** Topic of the events of these records. */
  topic: string;
  /** What these records are called. */
  words: string;
  /**
   * By topic of other records: finds the records of this kind that depend on the changed ones; undefined when unknown or
   * too many.
   */
  dependsOn: Readonly<Record<string, (ids: number[]) => Promise<number[] | undefined>>>;
  count: () => Promise<number>;
  /** Ids of the next records after an id. */
  idsAfter: (id: number, limit: number) => Promise<number[]>;
  check: (ids: number[]) => Promise<NewFinding[]>;
}
