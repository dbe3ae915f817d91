import * as z from 'zod';
import { call } from '../call';
import { ChangeCounts, ChangedRecord, LibraryChange, RecordChange } from '../library-changes';
import { ADMIN_LIKE, PERSONA_USERS } from '../user-types';
import { Count, Id, Line, Moment, Prose, page, pageTotal } from '../vocabulary';

const architects = { types: ADMIN_LIKE, scope: 'library' } as const;

/** A named state of the library; `since` is the moment of the release before it, null for the first one. */
export const Release = z.object({
  releaseId: Id,
  name: z.string(),
  note: z.string(),
  at: Moment,
  since: Moment.nullable(),
  /** Who named it; client users are not told. */
  user: z.object({ userId: Count, userName: z.string() }).optional(),
});
export type Release = z.infer<typeof Release>;

export const ReleaseForm = z.object({
  name: Line.min(1, 'Give the release a name').max(60, 'Use at most 60 characters'),
  note: Prose.max(2000, 'Use at most 2,000 characters').default(''),
});

/** Names the state that the library has now; 409 when another release has the name. */
export const nameRelease = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/releases',
  body: ReleaseForm,
  answer: Release,
  failures: ['conflict'],
  access: architects,
  example: { body: { name: '2026-11' } },
});

/** The releases of the library, the latest first. */
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

/** The kinds of records that a release compares. */
export const RELEASED_KINDS = ['skill', 'role'] as const;
export const ReleasedKind = z.enum(RELEASED_KINDS);
export type ReleasedKind = z.infer<typeof ReleasedKind>;

/** A change as a release lists it. */
export const ReleasedChange = RecordChange.omit({ by: true }).extend({
  user: z.object({ userId: Count, userName: z.string() }),
});
export type ReleasedChange = z.infer<typeof ReleasedChange>;

/**
 * What changed in the library between a release and the one before it, by name: skills or industry roles. A change
 * that was taken back before the release is no change. The first release has none. `isIncomplete`: the history of the
 * time is not kept any more.
 */
export const releaseChanges = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/releases/{releaseId}/changes',
  query: z.object({ kind: ReleasedKind.default('skill'), change: LibraryChange.optional(), ...page(30) }),
  answer: z.object({
    release: Release,
    counts: ChangeCounts,
    changes: z.array(ReleasedChange),
    total: Count,
    isIncomplete: z.literal(true).optional(),
  }),
  access: architects,
  areas: ['skills'],
  example: { params: { releaseId: 999_999 } },
});

/** A release and the skills that it changed, retired or deleted, for other services. */
export const releasedSkills = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/releases/{releaseId}/skills',
  answer: z.object({ release: Release, skills: z.array(ChangedRecord) }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['skills', 'personas'],
  example: { params: { releaseId: 999_999 } },
});
