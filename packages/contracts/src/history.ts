import * as z from 'zod';
import { type Access, type CallExample, call, type ServiceName } from './call';
import type { FailureCode } from './failure';
import { Count, Moment, page, Rev } from './vocabulary';

/** A field of a version as text; a list has one line per entry. */
export const VersionField = z.object({ field: z.string(), value: z.string(), isList: z.literal(true).optional() });
export type VersionField = z.infer<typeof VersionField>;

/** The state of a record after one change. `userId` 0 is the portal itself, for demo data and imports at the start. */
export const RecordVersion = z.object({
  rev: Rev,
  at: Moment,
  user: z.object({ userId: Count, userName: z.string() }),
  event: z.enum(['created', 'changed', 'deleted', 'restored']),
  /** Set for an automatic change. */
  isAutomatic: z.literal(true).optional(),
  fields: z.array(VersionField),
});
export type RecordVersion = z.infer<typeof RecordVersion>;

/** A page of the versions of a record, latest first. */
export const RecordVersions = z.object({
  versions: z.array(RecordVersion),
  /** The version before the last one of the page; null if that one is the oldest stored. */
  older: RecordVersion.nullable(),
  total: Count,
});
export type RecordVersions = z.infer<typeof RecordVersions>;

/** Query of a page of versions. */
export const VersionPage = z.object(page(10));

/** The version to restore, and the current revision of the record. */
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
  /** The record has texts per language: a restored one is answered with its own, because a form shows them for editing. */
  ownTexts?: true;
  /** Additional failures of restoring a version. */
  failures?: readonly FailureCode[];
}

/** The calls that list the versions of a record and restore one of them as a new version. */
export const historyCalls = <const P extends string, A extends z.ZodType>(options: HistoryCallsOptions<P, A>) => {
  const { service, path, params, answer, access, ownTexts, failures = [] } = options;
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
      ...(ownTexts && { ownTexts }),
      answer,
      failures,
      access,
      example: { params, body: { rev: 1, version: 0 } },
    }),
  };
};
