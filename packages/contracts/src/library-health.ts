import * as z from 'zod';
import { call, type ServiceName } from './call';
import { ADMIN_LIKE } from './user-types';
import { Count, Done, Id, Line, Many, Moment, page, pageTotal } from './vocabulary';

/** Kinds of findings in records of the library, in job postings and in personas, by the service that checks them. */
export const HEALTH_KINDS = {
  skills: [
    'skill-description',
    'skill-levels',
    'skill-unused',
    'skill-translation',
    'skill-review',
    'family-translation',
    'entry-translation',
  ],
  roles: [
    'role-description',
    'role-levels',
    'role-retired-skills',
    'role-translation',
    'role-review',
    'posting-skills',
    'subsector-translation',
    'function-translation',
  ],
  personas: ['persona-role'],
} as const;
export const HealthKind = z.enum([...HEALTH_KINDS.skills, ...HEALTH_KINDS.roles, ...HEALTH_KINDS.personas]);
export type HealthKind = z.infer<typeof HealthKind>;

/** Kinds that a review settles: the record was neither changed nor reviewed for a year. */
export const REVIEW_KINDS: readonly HealthKind[] = ['skill-review', 'role-review'];
/** Days without change or review after which a record needs a review. */
export const REVIEW_DAYS = 365;

/** A finding in one record. */
export const Finding = z.object({
  findingId: z.string(),
  kind: HealthKind,
  recordId: Id,
  name: z.string(),
  /** Source in the library; 0 for records without one. */
  sourceId: Count,
  /** Details, where the kind alone does not say everything. */
  detail: z.string(),
  clientId: Id.optional(),
  /** When the problem began or was found. */
  since: Moment,
});
export type Finding = z.infer<typeof Finding>;

/** Numbers of open and ignored findings of a kind. */
export const FindingCount = z.object({ kind: HealthKind, open: Count, ignored: Count });
export type FindingCount = z.infer<typeof FindingCount>;

const access = { types: ADMIN_LIKE, scope: 'library' } as const;

/** Where the calls of a service belong. */
interface HealthPlace {
  service: Extract<ServiceName, 'skills' | 'roles' | 'personas'>;
  topic: 'skills' | 'industryRoles' | 'personas';
}

/**
 * The Library Health calls of a service. Findings are stored by a check and updated when a record changes, so that
 * reading them reads no record.
 */
export const healthCalls = ({ service, topic }: HealthPlace) => {
  const path = `/v3/${topic}/health` as const;
  const declared = { service, access, areas: ['skills'] } as const;
  return {
    /** The open or the ignored findings of one kind, sorted by name. */
    list: call({
      ...declared,
      method: 'GET',
      path,
      query: z.object({
        kind: HealthKind,
        sourceIds: Many(Id),
        state: z.enum(['open', 'ignored']).default('open'),
        ...page(30),
      }),
      answer: z.object({ findings: z.array(Finding), ...pageTotal }),
      example: { query: { kind: HEALTH_KINDS[service][0] } },
    }),
    /** The numbers of findings of each kind; `checkedAt` is null until the first check has ended. */
    count: call({
      ...declared,
      method: 'GET',
      path: `${path}/counts`,
      query: z.object({ sourceIds: Many(Id) }),
      answer: z.object({ counts: z.array(FindingCount), checkedAt: Moment.nullable() }),
      example: {},
    }),
    /** Checks all records again by a job. */
    check: call({
      ...declared,
      method: 'POST',
      path: `${path}/check`,
      answer: z.object({ jobToken: z.string() }),
      example: {},
    }),
    /** Ignores findings, or undoes that. An ignored finding is reopened when its cause changes. */
    ignore: call({
      ...declared,
      method: 'POST',
      path: `${path}/ignored`,
      body: z.object({ findingIds: z.array(Line).min(1).max(100), ignored: z.boolean() }),
      answer: Done,
      example: { body: { findingIds: ['none'], ignored: true } },
    }),
  };
};
export type HealthCalls = ReturnType<typeof healthCalls>;

/** Marks records as reviewed today, or undoes the last mark. */
export const reviewCall = ({ service, topic }: HealthPlace) =>
  call({
    service,
    method: 'POST',
    path: `/v3/${topic}/health/reviewed`,
    body: z.object({ ids: z.array(Id).min(1).max(100), reviewed: z.boolean() }),
    answer: Done,
    access,
    areas: ['skills'],
    example: { body: { ids: [999_999], reviewed: true } },
  });
export type ReviewCall = ReturnType<typeof reviewCall>;
