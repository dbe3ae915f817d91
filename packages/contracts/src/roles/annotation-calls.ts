import * as z from 'zod';
import { call } from '../call';
import { LIBRARY_MAINTAINERS, WORKING_TYPES } from '../user-types';
import { Count, Id, Rev } from '../vocabulary';
import { JobPostingDetail } from './job-posting';

/** How many decisions of a user can be undone, one by one. */
export const MAX_UNDOABLE_DECISIONS = 50;

const workers = { types: WORKING_TYPES, scope: 'library' } as const;
const keepers = { types: LIBRARY_MAINTAINERS, scope: 'library' } as const;
const decided = z.object({ job: JobPostingDetail });
const Stale = z.object({ code: z.literal('stale'), record: JobPostingDetail });

/** The current posting in a `stale` failure of an annotation; undefined for other failures. */
export const readStalePosting = (failure: unknown): JobPostingDetail | undefined =>
  Stale.safeParse(failure).data?.record;

/**
 * Annotates a job posting with a published industry role. With `rev`: 409 with the current posting when somebody else
 * has changed it since.
 */
export const annotateJob = call({
  service: 'roles',
  method: 'PUT',
  path: '/v3/jobs/annotation',
  query: z.object({ jobPostingId: Id, roleId: Id, rev: Rev.optional() }),
  answer: decided,
  failures: ['stale', 'not-found'],
  access: workers,
  example: { query: { jobPostingId: 999_999, roleId: 1 } },
});

/**
 * Sets the leadership role of an industry role, and of the posting annotated with it. For a general user it is stored
 * on the posting as a proposal (`proposed`), so the posting is required.
 */
export const annotateRole = call({
  service: 'roles',
  method: 'PUT',
  path: '/v3/jobs/annotation/role',
  query: z.object({ leaderShipRoleId: Id, roleId: Id, jobPostingId: Id.optional(), rev: Rev.optional() }),
  answer: z.object({ proposed: z.boolean(), job: JobPostingDetail.nullable() }),
  failures: ['stale', 'not-found'],
  access: workers,
  example: { query: { leaderShipRoleId: 1, roleId: 999_999, jobPostingId: 999_999 } },
});

/** Sets the proposed leadership role, as if the user had annotated the role. */
export const acceptLeadershipProposal = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/jobs/{jobPostingId}/proposal/accept',
  audit: { kind: 'approval', what: 'Accept proposed leadership role' },
  query: z.object({ rev: Rev }),
  answer: decided,
  failures: ['conflict'],
  access: keepers,
  example: { params: { jobPostingId: 999_999 }, query: { rev: 0 } },
});

/** Removes the proposed leadership role. */
export const refuseLeadershipProposal = call({
  service: 'roles',
  method: 'DELETE',
  path: '/v3/jobs/{jobPostingId}/proposal',
  audit: { kind: 'approval', what: 'Refuse proposed leadership role' },
  query: z.object({ rev: Rev }),
  answer: decided,
  failures: ['conflict'],
  access: keepers,
  example: { params: { jobPostingId: 999_999 }, query: { rev: 0 } },
});

/**
 * Undoes the user's latest decision; the last fifty can be undone one by one. 409 when there is none, or when somebody
 * else has changed the posting or the role since: that decision is kept, and the next undo takes the one before.
 */
export const undoJobDecision = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/jobs/annotation/undo',
  answer: z.object({
    jobPostingId: Id.nullable(),
    /** Title of the posting, or the name of the role. */
    title: z.string(),
    /** Number of decisions that can still be undone. */
    left: Count,
  }),
  failures: ['conflict'],
  access: workers,
  example: {},
});
