import * as z from 'zod';
import { call } from '../call';
import { LIBRARY_KEEPERS, WORKING_TYPES } from '../user-types';
import { Count, Id, Rev } from '../vocabulary';
import { JobPostingDetail } from './job-posting';

/** Decisions of a user that can be undone, one by one. */
export const MOST_UNDOABLE_DECISIONS = 50;

const workers = { types: WORKING_TYPES, scope: 'library' } as const;
const keepers = { types: LIBRARY_KEEPERS, scope: 'library' } as const;
const decided = z.object({ job: JobPostingDetail });
const Stale = z.object({ code: z.literal('stale'), record: JobPostingDetail });

/** The posting as somebody else has changed it, from the failure of an annotation; undefined for other failures. */
export const readStalePosting = (failure: unknown): JobPostingDetail | undefined =>
  Stale.safeParse(failure).data?.record;

/**
 * Annotates a job posting with a published industry role. With `rev`, 409 with the posting when somebody else has
 * changed it since.
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
 * Sets the leadership role of an industry role, and of the posting that was annotated with it. From a general user it is
 * kept on the posting as a proposal (`proposed`), so it needs the posting.
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

/** Takes over the proposed leadership role, as if the user had annotated the role. */
export const acceptLeadershipProposal = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/jobs/{jobPostingId}/proposal/accept',
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
  query: z.object({ rev: Rev }),
  answer: decided,
  failures: ['conflict'],
  access: keepers,
  example: { params: { jobPostingId: 999_999 }, query: { rev: 0 } },
});

/**
 * Undoes the user's latest decision about a posting; the last fifty can be undone one by one. 409 when there is none, or
 * when somebody else has changed the posting or the role since: that decision stays and the one before is next.
 */
export const undoJobDecision = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/jobs/annotation/undo',
  answer: z.object({
    jobPostingId: Id.nullable(),
    /** Title of the posting, or the name of the role. */
    title: z.string(),
    /** Decisions that are left to undo. */
    left: Count,
  }),
  failures: ['conflict'],
  access: workers,
  example: {},
});
