import { type DuplicatePair, findDuplicates, type Named } from '@skills-architect/matching';

export interface CompareTask {
  records: Named[];
  /** Shared memory with one number: how many records have been compared. */
  compared: Int32Array;
}

/** Compares all records with each other and updates the counter. */
export default ({ records, compared }: CompareTask): DuplicatePair[] => {
  const search = findDuplicates(records);
  let step = search.next();
  for (; !step.done; step = search.next()) Atomics.store(compared, 0, step.value);
  return step.value;
};
