import * as z from 'zod';
import { call } from '../call';
import { PERSONA_USERS } from '../user-types';
import { Count, Done, Id, page, pageTotal, Rev } from '../vocabulary';
import { PersonaSelection } from './persona-selection';
import {
  ApprovalState,
  CommentPlace,
  LibraryDifference,
  ReadVersions,
  Review,
  ReviewComment,
  ReviewEvent,
  ReviewText,
} from './review';

const ofClient = { types: PERSONA_USERS, scope: { client: 'query.clientId' } } as const;
const ofPersona = { types: PERSONA_USERS, scope: { record: 'persona', id: 'params.personaId' } } as const;
const client = z.object({ clientId: Id });

/** The review of a persona, with its differences to the approved version. */
export const getReview = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/review',
  answer: Review,
  access: ofPersona,
  example: { params: { personaId: 1 } },
});

/** History of a persona's reviews, latest event first. */
export const reviewHistory = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/review/history',
  query: z.object(page(30)),
  answer: z.object({ events: z.array(ReviewEvent), ...pageTotal }),
  access: ofPersona,
  example: { params: { personaId: 1 } },
});

/**
 * Personas that a step has skipped: how they stand, and who made it so; `by` null for drafts, and when names cannot be
 * read.
 */
const SkippedPersonas = z.object({
  state: z.enum([...ApprovalState.options, 'refused']),
  by: z.string().nullable(),
  count: Count,
});
export type SkippedPersonas = z.infer<typeof SkippedPersonas>;

/**
 * Result of a review step for several personas. `changed` and `unchanged` count them; `left` says how the unchanged ones
 * stand in their reviews, because the step does not fit their state; `changeSet` is for undo. Above 200 personas the job
 * `jobToken` takes the step: both counts are 0, `left` is missing, and the job's summary has the result.
 */
const StepResult = z.object({
  changed: Count,
  unchanged: Count,
  left: z.array(SkippedPersonas).optional(),
  changeSet: z.string(),
  jobToken: z.string().optional(),
});

/** The body of a step. With `read`, for a single persona, the call answers 409 if the persona was changed since. */
const stepBody = { selection: PersonaSelection, read: ReadVersions.optional() };

/** What the calls that take a step for a selection of personas have in common. */
const aStep = {
  service: 'personas',
  method: 'POST',
  query: client,
  maxBodyBytes: 256 * 1024,
  answer: StepResult,
  failures: ['conflict', 'stale'],
  access: ofClient,
} as const;

/** Sends personas for review: drafts, and approved ones that have changed. Their client's approvers are notified. */
export const sendForReview = call({
  ...aStep,
  path: '/v3/personas/reviews/send',
  audit: { kind: 'approval', what: 'Send personas for review' },
  body: z.strictObject({ ...stepBody, message: ReviewText.default('') }),
  example: { query: { clientId: 1 }, body: { selection: { ids: [999_999] } } },
});

/** Takes personas out of review; an approved version stays. */
export const withdrawFromReview = call({
  ...aStep,
  path: '/v3/personas/reviews/withdraw',
  audit: { kind: 'approval', what: 'Withdraw personas from review' },
  body: z.strictObject(stepBody),
  example: { query: { clientId: 1 }, body: { selection: { ids: [999_999] } } },
});

/** Approves personas in review, and approved ones that have changed; only for approvers of the client (403). */
export const approvePersonas = call({
  ...aStep,
  path: '/v3/personas/reviews/approve',
  audit: { kind: 'approval', what: 'Approve personas' },
  body: z.strictObject(stepBody),
  example: { query: { clientId: 1 }, body: { selection: { ids: [999_999] } } },
});

/** Refuses personas in review with a reason; only for approvers of the client (403). An approved version stays. */
export const refusePersonas = call({
  ...aStep,
  path: '/v3/personas/reviews/refuse',
  audit: { kind: 'approval', what: 'Refuse personas' },
  body: z.strictObject({ ...stepBody, reason: ReviewText.min(1, 'Say what has to change') }),
  example: { query: { clientId: 1 }, body: { selection: { ids: [999_999] }, reason: 'Levels are missing' } },
});

/** Undoes a step of the user; personas whose review has changed since are left as they are. */
export const undoReviewStep = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/reviews/changes/{changeSet}/undo',
  params: z.object({ changeSet: z.string().min(1).max(100) }),
  query: client,
  audit: { kind: 'approval', what: 'Undo a step of reviews' },
  answer: z.object({ restored: Count, unchanged: Count, jobToken: z.string().optional() }),
  access: ofClient,
  example: { params: { changeSet: 'none' }, query: { clientId: 1 } },
});

/** The comments on a persona, the oldest first. */
export const listComments = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/comments',
  answer: z.object({ comments: z.array(ReviewComment) }),
  access: ofPersona,
  example: { params: { personaId: 1 } },
});

/** Adds a comment. Notifies the sender of the review, the approvers, and users who commented on the same field or skill. */
export const addComment = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{personaId}/comments',
  body: z.strictObject({ place: CommentPlace, text: ReviewText.min(1, 'Write a comment') }),
  answer: ReviewComment,
  access: ofPersona,
  example: { params: { personaId: 1 }, body: { place: {}, text: 'Is level 4 needed?' } },
});

/** Changes the text of an own comment, or resolves any comment or opens it again; 409 when it was changed since. */
export const changeComment = call({
  service: 'personas',
  method: 'PATCH',
  path: '/v3/personas/{personaId}/comments/{commentId}',
  body: z.strictObject({
    rev: Rev,
    text: ReviewText.min(1, 'Write a comment').optional(),
    isResolved: z.boolean().optional(),
  }),
  answer: ReviewComment,
  failures: ['conflict'],
  access: ofPersona,
  example: { params: { personaId: 1, commentId: 999_999 }, body: { rev: 0, isResolved: true } },
});

/** Deletes an own comment; `undoCommentDeletion` brings it back. */
export const deleteComment = call({
  service: 'personas',
  method: 'DELETE',
  path: '/v3/personas/{personaId}/comments/{commentId}',
  audit: { kind: 'deletion', what: 'Delete comment on a persona' },
  query: z.object({ rev: Rev }),
  answer: z.object({ changeSet: z.string() }),
  failures: ['conflict'],
  access: ofPersona,
  example: { params: { personaId: 1, commentId: 999_999 }, query: { rev: 0 } },
});

/** Brings back a comment that the user has deleted. */
export const undoCommentDeletion = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{personaId}/comments/changes/{changeSet}/undo',
  audit: { kind: 'restoration', what: 'Undo deletion of a comment on a persona' },
  params: z.object({ personaId: Id, changeSet: z.string().min(1).max(100) }),
  answer: Done,
  access: ofPersona,
  example: { params: { personaId: 1, changeSet: 'none' } },
});

/**
 * Approved personas of a client whose industry role or skills were changed by releases of the library since their
 * approval, and not yet accepted or kept; sorted by name. `isCompared` is false while changes of a release are not fully
 * compared.
 */
export const listLibraryDifferences = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/reviews/library-differences',
  query: z.object({ clientId: Id, ...page(30) }),
  answer: z.object({ personas: z.array(LibraryDifference), ...pageTotal, isCompared: z.boolean() }),
  access: ofClient,
  example: { query: { clientId: 1 } },
});

/**
 * Decides on these differences: `accept` changes the skills of the personas and of their approved versions as their roles
 * changed; `keep` leaves both as they are until the next release that changes the role or a skill. Only for approvers of the client
 * (403). `undoReviewStep` undoes it.
 */
export const decideLibraryDifferences = call({
  ...aStep,
  path: '/v3/personas/reviews/library-differences',
  audit: { kind: 'approval', what: 'Decide on library changes in personas', shows: ['decision'] },
  body: z.strictObject({
    selection: z.union([
      z.object({ ids: z.array(Id).min(1).max(10_000) }),
      z.object({ all: z.literal(true), except: z.array(Id).max(10_000) }),
    ]),
    decision: z.enum(['accept', 'keep']),
  }),
  failures: ['conflict'],
  example: { query: { clientId: 1 }, body: { selection: { ids: [999_999] }, decision: 'keep' } },
});
