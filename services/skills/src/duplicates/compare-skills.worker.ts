import { type DuplicatePair, findDuplicates, type Named } from '@skills-architect/matching';

export interface CompareTask {
  records: Named[];
  /** Shared memory of one number: how many records have been compared. */
  compared: Int32Array;
}

/** Compares all records with each other, and counts while it does. */
export default ({ records, compared }: CompareTask): DuplicatePair[] => {
  const search = findDuplicates(records);
  let step = search.next();
  for (; !step.done; step = search.next()) Atomics.store(compared, 0, step.value);
  return step.value;
};
