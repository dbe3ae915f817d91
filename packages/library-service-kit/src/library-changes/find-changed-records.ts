import type { ServiceKit } from '@skills-architect/service-kit';
import { type Period, touchedPipeline } from './change-pipeline';

/** The ids of the records of a resource created or changed in a period, in order. */
export const findChangedRecords = async (
  { db }: Pick<ServiceKit, 'db'>,
  resource: string,
  period: Period,
): Promise<number[]> => {
  const found = await db.collection('history').aggregate<{ _id: number }>(touchedPipeline(resource, period)).toArray();
  return found.map(({ _id }) => _id);
};
