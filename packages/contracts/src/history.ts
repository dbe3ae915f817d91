import * as z from 'zod';
import { type Access, type CallExample, call, type ServiceName } from './call';
import type { FailureCode } from './failure';
import { Count, Moment, page, Rev } from './vocabulary';

/** A field of a version as text. A list has one entry per line. */
export const VersionField = z.object({ field: z.string(), value: z.string(), isList: z.literal(true).optional() });
export type VersionField = z.infer<typeof VersionField>;

/** The state of a record after one change. `userId` 0 is the portal itself: demo data and imports at start. */
export const RecordVersion = z.object({
  rev: Rev,
  at: Moment,
  user: z.object({ userId: Count, userName: z.string() }),
  event: z.enum(['created', 'changed', 'deleted', 'restored']),
  /** Nobody made the change: it followed from others. */
  isAutomatic: z.literal(true).optional(),
  fields: z.array(VersionField),
});
export type RecordVersion = z.infer<typeof RecordVersion>;

/** A page of the versions of a record, the latest first. */
export const RecordVersions = z.object({
  versions: z.array(RecordVersion),
  /** The version before the last one of the page; null when that one is the oldest that is kept. */
  older: RecordVersion.nullable(),
  total: Count,
});
export type RecordVersions = z.infer<typeof RecordVersions>;

/** Query of a page of versions. */
export const VersionPage = z.object(page(10));

/** Which version of a record is restored, and the revision that the record has now. */
export const RestoredVersion = z.object({ rev: Rev, version: Rev });

interface HistoryCallsOptions<P extends string, A extends z.ZodType> {
  service: ServiceName;
  /** Path of one record: `/v3/skills/{skillId}`. */
  path: `/v3/${P}`;
  /** Path parameters of the example. */
  params: NonNullable<CallExample['params']>;
  /** The record. */
  answer: A;
  access: Access;
  /** Additional failures of restoring a version. */
  failures?: readonly FailureCode[];
}

/** The calls that list the versions of a record and make a former one the current one, as a new version. */
export const historyCalls = <const P extends string, A extends z.ZodType>(options: HistoryCallsOptions<P, A>) => {
  const { service, path, params, answer, access, failures = [] } = options;
  return {
    list: call({
      service,
      method: 'GET',
      path: `${path}/history`,
      query: VersionPage,
      answer: RecordVersions,
      access,
      example: { params },
    }),
    restore: call({
      service,
      method: 'POST',
      path: `${path}/history/restore`,
      body: RestoredVersion,
      answer,
      failures,
      access,
      example: { params, body: { rev: 1, version: 0 } },
    }),
  };
};
