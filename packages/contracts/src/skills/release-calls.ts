import * as z from 'zod';
import { call } from '../call';
import { CHANGE_SORT_FIELDS, ChangeCounts, ChangedRecord, LibraryChange, RecordChange } from '../library-changes';
import { ADMIN_LIKE, PERSONA_USERS } from '../user-types';
import { Count, Id, Line, Moment, Prose, page, pageTotal, sorting } from '../vocabulary';

const architects = { types: ADMIN_LIKE, scope: 'library' } as const;

/** A named state of the library; `since` is the time of the release before it, null for the first one. */
export const Release = z.object({
  releaseId: Id,
  name: z.string(),
  note: z.string(),
  at: Moment,
  since: Moment.nullable(),
  /** Who named it; undefined for client users. */
  user: z.object({ userId: Count, userName: z.string() }).optional(),
});
export type Release = z.infer<typeof Release>;

export const ReleaseForm = z.object({
  name: Line.min(1, 'Give the release a name').max(60, 'Use at most 60 characters'),
  note: Prose.max(2000, 'Use at most 2,000 characters').default(''),
});

/**
 * Names the current state of the library; 409 when another release has the name. The job `jobToken` compares it with
 * the release before; there is none for the first release.
 */
export const nameRelease = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/releases',
  body: ReleaseForm,
  audit: { kind: 'release', what: 'Name library release', record: 'releaseId' },
  answer: Release.extend({ jobToken: z.string().optional() }),
  failures: ['conflict'],
  access: architects,
  example: { body: { name: '2026-11' } },
});

/** Releases of the library, latest first. */
export const listReleases = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/releases',
  query: z.object({ ...page(10) }),
  answer: z.object({ releases: z.array(Release), ...pageTotal }),
  access: { types: PERSONA_USERS, scope: 'library' },
  areas: ['skills', 'personas'],
  example: {},
});

/** Kinds of records that are compared between releases. */
export const RELEASED_KINDS = ['skill', 'role'] as const;
export const ReleasedKind = z.enum(RELEASED_KINDS);
export type ReleasedKind = z.infer<typeof ReleasedKind>;

/** A change listed by a release. */
export const ReleasedChange = RecordChange.omit({ by: true }).extend({
  user: z.object({ userId: Count, userName: z.string() }),
});
export type ReleasedChange = z.infer<typeof ReleasedChange>;

const ChangeQuery = z.object({
  kind: ReleasedKind.default('skill'),
  change: LibraryChange.optional(),
  ...sorting(CHANGE_SORT_FIELDS),
  ...page(30),
});

/**
 * `isCompared` is false while changes are not fully compared. `isIncomplete`: the history of the period was already
 * deleted.
 */
const ReleasedChanges = z.object({
  counts: ChangeCounts,
  changes: z.array(ReleasedChange),
  total: Count,
  isCompared: z.boolean(),
  isIncomplete: z.literal(true).optional(),
});

/**
 * The changes of skills or industry roles between a release and the one before it. Changes that were undone before the
 * release are not listed. The first release has none.
 */
export const releaseChanges = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/releases/{releaseId}/changes',
  query: ChangeQuery,
  answer: ReleasedChanges.extend({ release: Release }),
  access: architects,
  areas: ['skills'],
  example: { params: { releaseId: 999_999 } },
});

/** The changes of the library since the last release; `release` is null when there is none. */
export const unreleasedChanges = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/releases/unreleased',
  query: ChangeQuery,
  answer: ReleasedChanges.extend({ release: Release.nullable() }),
  access: architects,
  areas: ['skills'],
  example: {},
});

/** Compares the library with the last release, or a release with the one before it, as far as not done yet. */
export const compareRelease = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/releases/compared',
  body: z.object({ releaseId: Id.optional() }),
  answer: z.object({ jobToken: z.string() }),
  failures: ['not-found', 'conflict'],
  access: architects,
  areas: ['skills'],
  example: { body: { releaseId: 999_999 } },
});

/**
 * For other services: a release, the skills that it changed, retired or deleted, and which of them were merged into which
 * others.
 */
export const releasedSkills = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/releases/{releaseId}/skills',
  answer: z.object({
    release: Release,
    skills: z.array(ChangedRecord),
    merges: z.array(z.object({ mergedId: Id, targetId: Id })).optional(),
    isCompared: z.boolean(),
  }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['skills', 'personas'],
  example: { params: { releaseId: 999_999 } },
});
