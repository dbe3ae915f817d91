import type { HealthKind } from '@skills-architect/contracts';
import type { AuditedFields } from '@skills-architect/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import { describeStale, type RecordTexts } from '../records/translations';
import type { HealthSubject } from './health-subject';
import { recordPages } from './record-pages';

interface Groups<T> {
  model: Model<T>;
  /** The filter of records that are not deleted. */
  alive: QueryFilter<T>;
  kind: HealthKind;
  topic: string;
  words: string;
  texts: (group: T) => RecordTexts;
}

/** Groups of library records, which are checked for names that were changed after they were translated. */
export const groupSubject = <T extends AuditedFields & { _id: number }>({
  model,
  alive,
  kind,
  topic,
  words,
  texts,
}: Groups<T>): HealthSubject => ({
  kinds: [kind],
  topic,
  words,
  dependsOn: {},
  ...recordPages(model, alive),
  async check(ids) {
    const found = await model.find({ _id: { $in: ids }, ...alive }).lean<T[]>();
    return found.flatMap((group) => {
      const stale = describeStale(texts(group));
      return stale ? [{ kind, recordId: group._id, name: texts(group).name, sourceId: 0, ...stale }] : [];
    });
  },
});
